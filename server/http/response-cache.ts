/** Caches responses that depend only on the content, the URL and the time, until they are outdated. */
import { LRUCache } from 'lru-cache'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type CachedResponse, encodeResponse, type PlainResponse } from './response.ts'

export interface ResponseCacheOptions {
  /** Counts the changes of content and settings. */
  readonly revision: () => number
  readonly now: () => Date
  /** Sent with every response unless it has its own. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether the stale response may be served for a little longer after this error. */
  readonly staleOn: (error: unknown) => boolean
  /** Maximum number of entries, after which the one used least recently is evicted; larger than the number of possible responses. */
  readonly maxEntries: number
  /** `quick` where a response soon expires and few clients request the same one. */
  readonly effort?: 'quick' | 'best'
}

export interface ResponseCache {
  /** Returns the response synchronously if it is cached and fresh. */
  peek(key: string): CachedResponse | undefined
  /** Returns the cached response, or renders it; concurrent requests for one key share the rendering. */
  get(key: string, make: () => Promise<PlainResponse>): Promise<CachedResponse>
}

interface Entry {
  readonly response: CachedResponse
  readonly revision: number
  /** Milliseconds since the epoch. */
  readonly madeAt: number
  readonly goodUntil: number
}

/** Pages show relative times such as 'booked 14 hours ago', so they are rendered again after this. Milliseconds. */
const maxAge = 5 * 60_000

/** How long a stale response is served during a database outage before the next attempt. Milliseconds. */
const outageAge = 10_000

export function createResponseCache({
  revision,
  now,
  headers,
  staleOn,
  maxEntries,
  effort = 'best',
}: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const making = new Map<string, Promise<CachedResponse>>()

  function fresh(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (!entry || entry.revision !== revision()) return undefined
    const instant = now().getTime()
    return instant >= entry.madeAt && instant < entry.goodUntil ? entry : undefined
  }

  async function make(
    key: string,
    current: number,
    produce: () => Promise<PlainResponse>,
  ): Promise<CachedResponse> {
    const instant = now()
    const madeAt = instant.getTime()
    let made: PlainResponse
    try {
      made = await produce()
    } catch (error) {
      const stale = entries.get(key)
      if (!stale || !staleOn(error)) throw error
      // During an outage a stale response is better than none; the next attempt follows soon.
      entries.set(key, { ...stale, revision: current, madeAt, goodUntil: madeAt + outageAge })
      return stale.response
    }
    const whole = { ...made, headers: { ...headers, ...made.headers } }
    const response = await encodeResponse(whole, effort, entries.get(key)?.response)
    const goodUntil = Math.min(madeAt + maxAge, midnightAfter(instant))
    entries.set(key, { response, revision: current, madeAt, goodUntil })
    return response
  }

  return {
    peek: (key) => fresh(key)?.response,
    async get(key, produce) {
      const entry = fresh(key)
      if (entry) return entry.response
      // Read before rendering: content that changes meanwhile makes the response stale, never the other way round.
      const current = revision()
      const name = `${current} ${key}`
      const under = making.get(name) ?? make(key, current, produce).finally(() => making.delete(name))
      making.set(name, under)
      return under
    },
  }
}

/** Earliest dates and seasons change at midnight in Hong Kong, so pages expire then. */
function midnightAfter(instant: Date): number {
  return Date.parse(`${addDays(todayInHongKong(instant), 1)}T00:00:00+08:00`)
}
