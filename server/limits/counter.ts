/** Enforces one window of the limits table, and logs clients that it refuses. */
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Window } from './limits.ts'

/** Whole seconds until the next request is accepted, at least 1. */
export type Wait = number

/** What is left of a limit: so many requests, and once they are used up the wait until the next. */
export interface Left {
  readonly left: number
  readonly wait: Wait
}

/** A request that was counted before it is known whether it counts. */
export interface Reservation {
  /** Null: it is accepted. */
  readonly wait: Wait | null
  /** It counts. */
  keep(): void
  /** It does not count after all. */
  release(): Promise<void>
}

export interface Counter {
  /** Counts one request at once, so that of many sent together no more are accepted than one after the other. */
  reserve(who: string): Promise<Reservation>
  /** Counts one request; null means it is accepted. */
  take(who: string): Promise<Wait | null>
  /** Like `take`, but counts the request only if it is rejected. */
  look(who: string): Promise<Wait | null>
  /** How many more requests are accepted within the window. */
  left(who: string): Promise<Left>
}

export interface CounterOptions {
  /** Name of the row, for the log. */
  readonly name: string
  /** Holds the counts: memory, or a database that servers share. */
  readonly counts: RateLimiterAbstract
  /** The most names that are counted one by one within a window; null: the counts hold any number. */
  readonly room: number | null
  /** Names for which there is no room share one count, so that the limit holds; otherwise they are not counted. */
  readonly failsClosed: boolean
  /** Hashes the client for storage and the log. */
  readonly hash: (who: string) => string
  readonly report: (line: string) => void
}

/** The one count of all names for which there is no room. No hash is like it. */
const theRest = 'the rest'

const uncounted: Reservation = { wait: null, keep: () => {}, release: async () => {} }

export function createCounter({ max, seconds }: Window, options: CounterOptions): Counter {
  const { name, counts, room, failsClosed, hash, report } = options
  let newKeys = 0
  let countedSince = Date.now()

  function hasRoom(): boolean {
    if (Date.now() - countedSince > seconds * 1000) {
      newKeys = 0
      countedSince = Date.now()
    }
    return room === null || newKeys < room
  }

  /** What a name is counted under; null: nothing. */
  async function keyOf(who: string): Promise<string | null> {
    const key = hash(who)
    if (hasRoom() || (await counts.get(key)) !== null) return key
    return failsClosed ? theRest : null
  }

  function reportRefused(key: string, wait: Wait) {
    report(`${name}: more than ${max} in ${seconds} s from ${key.slice(0, 8)}, refused for ${wait} s`)
  }

  async function reserve(who: string): Promise<Reservation> {
    const key = await keyOf(who)
    if (key === null) return uncounted
    const { counted, isRefused } = await consume(counts, key)
    if (counted.isFirstInDuration) newKeys += 1
    const wait = isRefused ? inSeconds(counted.msBeforeNext) : null
    return {
      wait,
      keep() {
        if (wait !== null && counted.consumedPoints === max + 1) reportRefused(key, wait)
      },
      release: async () => void (await counts.reward(key, 1)),
    }
  }

  async function take(who: string): Promise<Wait | null> {
    const { wait, keep } = await reserve(who)
    keep()
    return wait
  }

  async function knownOf(who: string): Promise<RateLimiterRes | null> {
    const key = await keyOf(who)
    return key === null ? null : counts.get(key)
  }

  return {
    reserve,
    take,
    async look(who) {
      const known = await knownOf(who)
      return known && known.consumedPoints >= max ? take(who) : null
    },
    async left(who) {
      const known = await knownOf(who)
      if (!known) return { left: max, wait: seconds }
      return { left: Math.max(0, max - known.consumedPoints), wait: inSeconds(known.msBeforeNext) }
    },
  }
}

/** The library signals a refusal by rejecting with the count; any other reason is an outage of the counts. */
async function consume(counts: RateLimiterAbstract, key: string) {
  try {
    return { counted: await counts.consume(key), isRefused: false }
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return { counted: reason, isRefused: true }
    throw reason
  }
}

const inSeconds = (ms: number): Wait => Math.max(1, Math.ceil(ms / 1000))
