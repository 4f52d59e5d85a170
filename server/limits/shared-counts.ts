/** The counts of all servers that share a PostgreSQL database, updated in the background. */
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { requestCounts } from '#server/db/schema/limits.ts'
import type { Database } from '#server/db/store/database.ts'

export interface SharedCount {
  /** Name of the limit; with `seconds` it identifies the row of the table. */
  readonly name: string
  /** Hash of the client or object. */
  readonly key: string
  readonly points: number
  readonly max: number
  readonly seconds: number
}

export interface SharedCounts {
  /**
   * Adds points to the total of all servers. Returns at once; calls `onFull` with the remaining milliseconds when the
   * key exceeds its limit.
   */
  add(count: SharedCount, onFull: (ms: number) => Promise<void>): void
}

interface Pending {
  readonly count: SharedCount
  readonly onFull: (ms: number) => Promise<void>
}

/** Maximum queue length for a slow database; counts beyond it remain local to this server. */
const maxPending = 10_000
const clearEveryMs = 5 * 60_000

const table = { schema: requestCounts, clearExpiredByTimeout: false } as const

/**
 * The counts with their library loaded: it imports the whole query builder at its first statement, which blocks the
 * server for some tenths of a second. One read before anybody is served keeps this out of the first orders.
 */
export async function openSharedCounts(db: Database): Promise<SharedCounts> {
  const reader = new RateLimiterDrizzle({ storeClient: db, ...table, points: 1, duration: 1 })
  // Where the database is away, each server counts alone until it is back.
  await reader.get('opening').catch(() => null)
  return createSharedCounts(db)
}

/**
 * Writes one statement at a time and merges the points of a key that waits: counting never takes more than one
 * connection from the orders, even while the database does not respond and the driver's timeout runs.
 */
export function createSharedCounts(db: Database): SharedCounts {
  const pending = new Map<string, Pending>()
  const limiters = new Map<string, RateLimiterDrizzle>()
  let isTelling = false
  let clearedAt = 0

  function limiterOf({ name, max, seconds }: SharedCount): RateLimiterDrizzle {
    const keyPrefix = `${name} ${seconds}`
    const limiter =
      limiters.get(keyPrefix) ??
      new RateLimiterDrizzle({
        ...{ storeClient: db, ...table },
        ...{ keyPrefix, points: max, duration: seconds },
      })
    limiters.set(keyPrefix, limiter)
    return limiter
  }

  async function tellAll() {
    isTelling = true
    try {
      if (Date.now() - clearedAt > clearEveryMs) {
        clearedAt = Date.now()
        await db.delete(requestCounts).where(lt(requestCounts.expire, new Date()))
      }
      for (const [id, { count, onFull }] of pending) {
        pending.delete(id)
        const full = await limiterOf(count)
          .consume(count.key, count.points)
          .then(() => null, fullOf)
        if (full) await onFull(full.msBeforeNext)
      }
    } catch {
      // The database is away, which its health reports. Each server still has its own share of the lost counts.
      pending.clear()
    } finally {
      isTelling = false
    }
  }

  return {
    add(count, onFull) {
      const id = `${count.name} ${count.seconds} ${count.key}`
      const earlier = pending.get(id)
      if (!earlier && pending.size >= maxPending) return
      pending.set(id, { count: { ...count, points: count.points + (earlier?.count.points ?? 0) }, onFull })
      if (!isTelling) void tellAll()
    },
  }
}

/** The library signals a rejection by rejecting with the count; any other reason is a database error. */
function fullOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}
