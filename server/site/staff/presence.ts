/**
 * Which pages of the back office have an order open, in the memory of this server. Other servers hear of each page by a
 * notice of the database, and forget it after the same ten seconds (decision 0051).
 */
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { type Colleague, colleaguesAt, type OpenPage, presenceLasts } from '#domain/staff/presence.ts'
import type { Database } from '#server/db/store/database.ts'
import { readPresence, tellPresence } from '#server/db/work/presence-notices.ts'

export interface Presence {
  /** A page has an order open, from now on or still. */
  open(page: Omit<OpenPage, 'since'>): Promise<void>
  /** A page was closed, or every page of a session. */
  close(session: string, page: string | null): Promise<void>
  /** Takes a notice of the database. @returns whether it was about open pages */
  hear(payload: string): boolean
  /** Who else has the order open. */
  colleagues(order: OrderReference, staffId: string): readonly Colleague[]
  /** Whether a page of the session has the order open. */
  isOpen(order: OrderReference, session: string): boolean
  /** Calls back with each order whose pages changed; returns a function that stops it. */
  onChange(heard: (order: OrderReference) => void): () => void
  stop(): void
}

/** As many as a session may have streams. */
const maxOfSession = 12
/** Of all orders and people together. */
const maxPages = 2_000
/** How often pages are looked for that nobody closed. Milliseconds. */
const sweepEvery = 1_000
/** Longer names are cut. */
const longestName = 100

interface KnownPage extends OpenPage {
  /** Milliseconds of the epoch. */
  readonly until: number
}

const keyOf = ({ session, page }: Pick<OpenPage, 'session' | 'page'>) => `${session} ${page}`

export function createPresence({ db, now }: { readonly db: Database; readonly now: () => Date }): Presence {
  const pages = new Map<string, KnownPage>()
  const listeners = new Set<(order: OrderReference) => void>()
  let timer: NodeJS.Timeout | undefined

  const tell = (order: OrderReference) => {
    for (const heard of [...listeners]) heard(order)
  }
  const ofSession = (session: string) => [...pages.values()].filter((page) => page.session === session)

  function put(page: OpenPage) {
    const key = keyOf(page)
    const known = pages.get(key)
    if (!known && (pages.size >= maxPages || ofSession(page.session).length >= maxOfSession)) return
    const isSame = known?.order === page.order && known.edits === page.edits
    // Another server may have known it for longer.
    const since = isSame ? Math.min(known.since, page.since) : page.since
    pages.set(key, { ...page, since, until: now().getTime() + presenceLasts })
    timer ??= setInterval(sweep, sweepEvery).unref()
    if (isSame && since === known.since) return
    if (known && known.order !== page.order) tell(known.order)
    tell(page.order)
  }

  function remove(gone: readonly OpenPage[]) {
    for (const page of gone) pages.delete(keyOf(page))
    for (const order of new Set(gone.map((page) => page.order))) tell(order)
    if (pages.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const removeClosed = (session: string, page: string | null) =>
    remove(ofSession(session).filter((known) => page === null || known.page === page))

  function sweep() {
    const instant = now().getTime()
    remove([...pages.values()].filter(({ until }) => until <= instant))
  }

  return {
    async open(page) {
      put({ ...page, name: page.name.slice(0, longestName), since: now().getTime() })
      const known = pages.get(keyOf(page))
      if (!known) return
      const { until: _, ...told } = known
      await tellPresence(db, { kind: 'open', ...told })
    },
    async close(session, page) {
      // Another server may know pages that this one does not.
      removeClosed(session, page)
      await tellPresence(db, { kind: 'closed', session, page })
    },
    hear(payload) {
      const notice = readPresence(payload)
      if (notice?.kind === 'open') put(notice)
      if (notice?.kind === 'closed') removeClosed(notice.session, notice.page)
      return notice !== undefined
    },
    colleagues(order, staffId) {
      const instant = now().getTime()
      const open = [...pages.values()].filter(({ until }) => until > instant)
      return colleaguesAt(open, order, staffId)
    },
    isOpen: (order, session) => ofSession(session).some((page) => page.order === order),
    onChange(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    stop() {
      clearInterval(timer)
      pages.clear()
    },
  }
}
