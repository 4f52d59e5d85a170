/** The counts of all servers that share a PostgreSQL, kept up to date behind the requests. */
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { requestCounts } from '#server/db/schema/limits.ts'
import type { Database } from '#server/db/store/database.ts'

export interface SharedCount {
  /** Of the limit; with `seconds` it names the row of the table. */
  readonly name: string
  /** Who asked, as a hash. */
  readonly key: string
  readonly points: number
  readonly most: number
  readonly seconds: number
}

export interface SharedCounts {
  /** Adds points to what all servers counted. Returns at once; `onFull` hears for how long a key that is over is refused. */
  add(count: SharedCount, onFull: (ms: number) => Promise<void>): void
}

interface Pending {
  readonly count: SharedCount
  readonly onFull: (ms: number) => Promise<void>
}

/** Waiting for a slow database; what comes beyond is only counted by the server it came to. */
const mostPending = 10_000
const clearEveryMs = 5 * 60_000

/**
 * One statement at a time, and meanwhile everything about a key adds up to one more: counting takes no more than one
 * connection from the orders, even while the database does not answer and the driver's time-out is waited for.
 */
export function createSharedCounts(db: Database): SharedCounts {
  const pending = new Map<string, Pending>()
  const limiters = new Map<string, RateLimiterDrizzle>()
  let isTelling = false
  let clearedAt = 0

  function limiterOf({ name, most, seconds }: SharedCount): RateLimiterDrizzle {
    const keyPrefix = `${name} ${seconds}`
    const limiter =
      limiters.get(keyPrefix) ??
      new RateLimiterDrizzle({
        ...{ storeClient: db, schema: requestCounts, clearExpiredByTimeout: false },
        ...{ keyPrefix, points: most, duration: seconds },
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
      // The database is away, which its health tells. What is lost here each server still knows of itself.
      pending.clear()
    } finally {
      isTelling = false
    }
  }

  return {
    add(count, onFull) {
      const id = `${count.name} ${count.seconds} ${count.key}`
      const earlier = pending.get(id)
      if (!earlier && pending.size >= mostPending) return
      pending.set(id, { count: { ...count, points: count.points + (earlier?.count.points ?? 0) }, onFull })
      if (!isTelling) void tellAll()
    },
  }
}

/** The library refuses by rejecting with the count; anything else is a failure of the database. */
function fullOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}
