/** Reads order events once for all open screens, on a notice of the database or once a second. */

import type { Listening } from '#server/db/store/listening.ts'
import type { Store } from '#server/db/store/store.ts'
import type { OrderAuditEvent } from '#server/db/work/staff-event-log.ts'
import { eventsAfter, newestPlace } from '#server/db/work/staff-event-log.ts'

export type StaffEvent =
  | { readonly kind: 'order'; readonly event: OrderAuditEvent }
  /** Kitchen or driver work may have changed. */
  | { readonly kind: 'work' }
  | { readonly kind: 'away' | 'back' }

export interface StaffWatch {
  /** Returns a function that stops it. */
  watch(listener: (event: StaffEvent) => void): () => void
  /** Resolves when the current read has ended; later events are not missed. */
  whenSettled(): Promise<void>
  isAway(): boolean
  stop(): Promise<void>
}

/** A poll finds events whose notice was lost. */
const listeningPollMs = 5_000
const everyMsAsking = 1_000
/** Work without notices is found by polling. */
const workPollMs = 2_000
const maxAtOnce = 500
/** In milliseconds, until a missing id counts as rolled back. */
const gapEnds = 30_000
const maxGaps = 1_000

export function createStaffWatch({ db, listen }: Pick<Store, 'db' | 'listen'>): StaffWatch {
  const watchers = new Set<(event: StaffEvent) => void>()
  let listening: Listening | null = null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isAskedAgain = false
  let isAway = false
  let workAskedAt = performance.now()
  let place: number | null = null
  let gaps = new Map<number, number>()

  const tell = (event: StaffEvent) => {
    for (const listener of [...watchers]) listener(event)
  }

  async function readEvents() {
    place ??= await newestPlace(db)
    const rows = await eventsAfter(db, place, [...gaps.keys()], maxAtOnce)
    // The last screen closed meanwhile.
    if (place === null) return
    remember(rows, place)
    for (const event of rows) tell({ kind: 'order', event })
    isAskedAgain ||= rows.length === maxAtOnce
  }

  /** Transactions commit out of order, so missing ids are read again. */
  function remember(rows: readonly OrderAuditEvent[], from: number) {
    const now = performance.now()
    for (const { id } of rows) gaps.delete(id)
    const ids = new Set(rows.map(({ id }) => id))
    const last = Math.max(from, ...ids)
    for (let id = Math.max(from + 1, last - maxGaps); id < last; id += 1)
      if (!ids.has(id)) gaps.set(id, now + gapEnds)
    gaps = new Map([...gaps].filter(([, until]) => until > now).slice(-maxGaps))
    place = last
  }

  async function look() {
    clearTimeout(timer)
    try {
      do {
        isAskedAgain = false
        await readEvents()
      } while (isAskedAgain && watchers.size > 0)
      if (isAway) tell({ kind: 'back' })
      isAway = false
    } catch {
      if (!isAway) tell({ kind: 'away' })
      isAway = true
    }
    looking = null
    if (watchers.size === 0) {
      place = null
      return
    }
    const isHearing = (listening?.isHearing() ?? false) && !isAway
    if (!isHearing) askForWork()
    timer = setTimeout(start, isHearing ? listeningPollMs : everyMsAsking).unref()
  }

  function askForWork() {
    if (isAway || performance.now() - workAskedAt < workPollMs) return
    workAskedAt = performance.now()
    tell({ kind: 'work' })
  }

  function start() {
    isAskedAgain = true
    looking ??= look()
  }

  async function stop() {
    clearTimeout(timer)
    const ending = listening
    listening = null
    place = null
    gaps.clear()
    await ending?.stop()
  }

  return {
    watch(listener) {
      watchers.add(listener)
      listening ??= listen((payload) => (payload === 'work' ? tell({ kind: 'work' }) : start()))
      start()
      return () => {
        watchers.delete(listener)
        if (watchers.size === 0) void stop()
      }
    },
    whenSettled: async () => looking ?? undefined,
    isAway: () => isAway,
    async stop() {
      watchers.clear()
      await stop()
      await looking
    },
  }
}
