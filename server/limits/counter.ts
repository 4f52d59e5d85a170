import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Window } from './limits.ts'

/** In whole seconds, at least 1. */
export type Wait = number

export interface Allowance {
  readonly remaining: number
  readonly wait: Wait
}

export interface Reservation {
  readonly wait: Wait | null
  keep(): void
  release(): Promise<void>
}

export interface Counter {
  /** Counts first, so that concurrent requests cannot exceed the limit. */
  reserve(who: string): Promise<Reservation>
  /** Null if the request is accepted. */
  take(who: string): Promise<Wait | null>
  /** Counts only rejected requests. */
  look(who: string): Promise<Wait | null>
  remaining(who: string): Promise<Allowance>
}

export interface CounterOptions {
  readonly name: string
  readonly counts: RateLimiterAbstract
  /** Maximum names counted separately; null if unlimited. */
  readonly room: number | null
  /** Names beyond the room share one count; otherwise they are not counted. */
  readonly failsClosed: boolean
  /** Storage and the log contain only the hash. */
  readonly hash: (who: string) => string
  readonly report: (line: string) => void
}

/** No hash equals it. */
const theRest = 'the rest'

const noReservation: Reservation = { wait: null, keep: () => {}, release: async () => {} }

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

  async function keyOf(who: string): Promise<string | null> {
    const key = hash(who)
    if (hasRoom() || (await counts.get(key)) !== null) return key
    return failsClosed ? theRest : null
  }

  function reportRefusal(key: string, wait: Wait) {
    report(`${name}: more than ${max} in ${seconds} s from ${key.slice(0, 8)}, refused for ${wait} s`)
  }

  async function reserve(who: string): Promise<Reservation> {
    const key = await keyOf(who)
    if (key === null) return noReservation
    const { counted, isRefused } = await consume(counts, key)
    if (counted.isFirstInDuration) newKeys += 1
    const wait = isRefused ? inSeconds(counted.msBeforeNext) : null
    return {
      wait,
      keep() {
        if (wait !== null && counted.consumedPoints === max + 1) reportRefusal(key, wait)
      },
      release: async () => void (await counts.reward(key, 1)),
    }
  }

  async function take(who: string): Promise<Wait | null> {
    const { wait, keep } = await reserve(who)
    keep()
    return wait
  }

  async function readCount(who: string): Promise<RateLimiterRes | null> {
    const key = await keyOf(who)
    return key === null ? null : counts.get(key)
  }

  return {
    reserve,
    take,
    async look(who) {
      const count = await readCount(who)
      return count && count.consumedPoints >= max ? take(who) : null
    },
    async remaining(who) {
      const count = await readCount(who)
      if (!count) return { remaining: max, wait: seconds }
      return { remaining: Math.max(0, max - count.consumedPoints), wait: inSeconds(count.msBeforeNext) }
    },
  }
}

/** rate-limiter-flexible rejects with the count; other reasons are outages. */
async function consume(counts: RateLimiterAbstract, key: string) {
  try {
    return { counted: await counts.consume(key), isRefused: false }
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return { counted: reason, isRefused: true }
    throw reason
  }
}

const inSeconds = (ms: number): Wait => Math.max(1, Math.ceil(ms / 1000))
