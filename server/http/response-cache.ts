import { LRUCache } from 'lru-cache'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type CachedResponse, encodeResponse, type PlainResponse } from './response.ts'

export interface ResponseCacheOptions {
  /** Counts changes of content and settings. */
  readonly revision: () => number
  readonly now: () => Date
  readonly headers: Readonly<Record<string, string>>
  /** Whether a stale response may be served after this error. */
  readonly staleOn: (error: unknown) => boolean
  /** There are fewer possible responses. */
  readonly maxEntries: number
  /** `quick` for responses that soon expire. */
  readonly effort?: 'quick' | 'best'
}

export interface ResponseCache {
  peek(key: string): CachedResponse | undefined
  /** Concurrent requests for a key share one rendering. */
  get(key: string, make: () => Promise<PlainResponse>): Promise<CachedResponse>
}

interface Entry {
  readonly response: CachedResponse
  readonly revision: number
  readonly madeAtMs: number
  readonly goodUntil: number
}

/** In milliseconds, for relative times such as 'booked 14 hours ago'. */
const maxAge = 5 * 60_000

const outageRetryMs = 10_000

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
    return instant >= entry.madeAtMs && instant < entry.goodUntil ? entry : undefined
  }

  async function make(
    key: string,
    current: number,
    produce: () => Promise<PlainResponse>,
  ): Promise<CachedResponse> {
    const instant = now()
    const madeAtMs = instant.getTime()
    let newResponse: PlainResponse
    try {
      newResponse = await produce()
    } catch (error) {
      const stale = entries.get(key)
      if (!stale || !staleOn(error)) throw error
      entries.set(key, { ...stale, revision: current, madeAtMs, goodUntil: madeAtMs + outageRetryMs })
      return stale.response
    }
    const whole = { ...newResponse, headers: { ...headers, ...newResponse.headers } }
    const response = await encodeResponse(whole, effort, entries.get(key)?.response)
    const goodUntil = Math.min(madeAtMs + maxAge, midnightAfter(instant))
    entries.set(key, { response, revision: current, madeAtMs, goodUntil })
    return response
  }

  return {
    peek: (key) => fresh(key)?.response,
    async get(key, produce) {
      const entry = fresh(key)
      if (entry) return entry.response
      // The revision is read first, so that a concurrent change makes the response stale.
      const current = revision()
      const name = `${current} ${key}`
      const under = making.get(name) ?? make(key, current, produce).finally(() => making.delete(name))
      making.set(name, under)
      return under
    },
  }
}

/** Earliest dates and seasons change at midnight in Hong Kong. */
function midnightAfter(instant: Date): number {
  return Date.parse(`${addDays(todayInHongKong(instant), 1)}T00:00:00+08:00`)
}
