/** Enforces one row of the limits table: counts in memory, reports to the shared counts and logs rejected clients. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Window } from './limits.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Whole seconds until the next request is accepted, at least 1. */
export type Wait = number

/** What is left of a limit: so many requests, and once they are used up the wait until the next. */
export interface Left {
  readonly left: number
  readonly wait: Wait
}

/** A request that was counted in memory before it is known whether it counts. */
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
  /** Name of the row, for the shared counts and the log. */
  readonly name: string
  /** Hashes the client for storage and the log. */
  readonly hash: (who: string) => string
  readonly shared: SharedCounts | null
  readonly report: (line: string) => void
}

/** An attacker may own millions of addresses; beyond this number new ones are not counted until the window ends. */
export const maxNewKeys = 50_000

export function createCounter({ max, seconds }: Window, options: CounterOptions): Counter {
  const { name, hash, shared, report } = options
  const memory = new RateLimiterMemory({ points: max, duration: seconds })
  let newKeys = 0
  let countedSince = Date.now()

  function hasRoom(): boolean {
    if (Date.now() - countedSince > seconds * 1000) {
      newKeys = 0
      countedSince = Date.now()
    }
    return newKeys < maxNewKeys
  }

  /**
   * The part of a count that is shared: a key seen once is not shared, which spares regular traffic a database write.
   */
  const told = (count: number) => (count > 1 ? Math.min(count, max + 1) : 0)

  function tell(who: string, before: number, after: number) {
    const points = told(after) - told(before)
    if (points !== 0) shared?.add({ name, key: hash(who), points, max, seconds }, (ms) => block(who, ms))
  }

  /** The servers together have exceeded the limit: reject here too, for as long as the shared window lasts. */
  async function block(who: string, ms: number) {
    const known = await memory.get(who)
    if (known && known.consumedPoints > max) return
    await memory.block(who, inSeconds(ms))
    reportRefused(who, inSeconds(ms))
  }

  function reportRefused(who: string, wait: Wait) {
    report(`${name}: more than ${max} in ${seconds} s from ${hash(who).slice(0, 8)}, refused for ${wait} s`)
  }

  async function reserve(who: string): Promise<Reservation> {
    if (!hasRoom() && (await memory.get(who)) === null)
      return { wait: null, keep: () => {}, release: async () => {} }
    const {
      consumedPoints: count,
      isFirstInDuration,
      msBeforeNext,
    } = await memory.consume(who).catch(countOf)
    if (isFirstInDuration) newKeys += 1
    const wait = count <= max ? null : inSeconds(msBeforeNext)
    return {
      wait,
      keep() {
        tell(who, count - 1, count)
        if (wait !== null && count === max + 1) reportRefused(who, wait)
      },
      release: async () => void (await memory.reward(who, 1)),
    }
  }

  async function take(who: string): Promise<Wait | null> {
    const { wait, keep } = await reserve(who)
    keep()
    return wait
  }

  return {
    reserve,
    take,
    async look(who) {
      const known = await memory.get(who)
      return known && known.consumedPoints >= max ? take(who) : null
    },
    async left(who) {
      const known = await memory.get(who)
      if (!known) return { left: max, wait: seconds }
      return { left: Math.max(0, max - known.consumedPoints), wait: inSeconds(known.msBeforeNext) }
    },
  }
}

/** The library signals a rejection by rejecting with the count. */
function countOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

const inSeconds = (ms: number): Wait => Math.max(1, Math.ceil(ms / 1000))
