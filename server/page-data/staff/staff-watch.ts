/**
 * Reads the news of orders once for all screens of the back office that are open at this server. A notice of the
 * database says when to look; where none arrive, the trail is asked once a second.
 */

import type { Listening } from '#server/db/store/listening.ts'
import type { Store } from '#server/db/store/store.ts'
import type { OrderNews } from '#server/db/work/staff-news.ts'
import { newestPlace, newsAfter } from '#server/db/work/staff-news.ts'

export type StaffNews =
  | { readonly kind: 'order'; readonly news: OrderNews }
  /** Something was cooked, packed or driven, or may have been. */
  | { readonly kind: 'work' }
  /** Whether the database answers. */
  | { readonly kind: 'away' | 'back' }

export interface StaffWatch {
  /** Calls back with everything that happens from now on; returns a function that stops it. */
  watch(heard: (news: StaffNews) => void): () => void
  /** Resolves when a look under way has ended: from then on nothing is missed. */
  settled(): Promise<void>
  /** Whether the database did not answer when it was last asked. */
  isAway(): boolean
  stop(): Promise<void>
}

/** With notices, a look now and then finds what a lost one would have told. Milliseconds. */
const everyMsHearing = 5_000
const everyMsAsking = 1_000
/** The kitchen and the drivers look that often where nothing tells them of each other's work. Milliseconds. */
const workEveryMs = 2_000
const maxAtOnce = 500
/** A place in the trail that is still empty after that long was given up. Milliseconds. */
const gapEnds = 30_000
const maxGaps = 1_000

export function createStaffWatch({ db, listen }: Pick<Store, 'db' | 'listen'>): StaffWatch {
  const watchers = new Set<(news: StaffNews) => void>()
  let listening: Listening | null = null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isAskedAgain = false
  let isAway = false
  let workAskedAt = performance.now()
  let place: number | null = null
  let gaps = new Map<number, number>()

  const tell = (news: StaffNews) => {
    for (const heard of [...watchers]) heard(news)
  }

  async function read() {
    place ??= await newestPlace(db)
    const rows = await newsAfter(db, place, [...gaps.keys()], maxAtOnce)
    // The last screen left meanwhile: the next one follows from its own moment on.
    if (place === null) return
    remember(rows, place)
    for (const news of rows) tell({ kind: 'order', news })
    isAskedAgain ||= rows.length === maxAtOnce
  }

  /** Transactions end in another order than they took their places: an empty place is looked at again. */
  function remember(rows: readonly OrderNews[], from: number) {
    const now = performance.now()
    for (const { id } of rows) gaps.delete(id)
    const found = new Set(rows.map(({ id }) => id))
    const last = Math.max(from, ...found)
    for (let id = Math.max(from + 1, last - maxGaps); id < last; id += 1)
      if (!found.has(id)) gaps.set(id, now + gapEnds)
    gaps = new Map([...gaps].filter(([, until]) => until > now).slice(-maxGaps))
    place = last
  }

  async function look() {
    clearTimeout(timer)
    try {
      do {
        isAskedAgain = false
        await read()
      } while (isAskedAgain && watchers.size > 0)
      if (isAway) tell({ kind: 'back' })
      isAway = false
    } catch {
      // The database is away. Reading goes on where it ended.
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
    timer = setTimeout(start, isHearing ? everyMsHearing : everyMsAsking).unref()
  }

  function askForWork() {
    if (isAway || performance.now() - workAskedAt < workEveryMs) return
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
    watch(heard) {
      watchers.add(heard)
      listening ??= listen((payload) => (payload === 'work' ? tell({ kind: 'work' }) : start()))
      start()
      return () => {
        watchers.delete(heard)
        if (watchers.size === 0) void stop()
      }
    },
    settled: async () => looking ?? undefined,
    isAway: () => isAway,
    async stop() {
      watchers.clear()
      await stop()
      await looking
    },
  }
}
