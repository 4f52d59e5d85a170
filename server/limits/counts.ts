import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible'
import { requestCounts } from '#server/db/schema/limits.ts'
import type { Database } from '#server/db/store/database.ts'
import type { Window } from './limits.ts'

export type OpenCounts = (name: string, window: Window) => RateLimiterAbstract

export const countsInMemory: OpenCounts = (_, { max, seconds }) =>
  new RateLimiterMemory({ points: max, duration: seconds })

/**
 * Reads once at the start, because the first statement loads the query builder, which blocks for tenths of a second.
 */
export async function openSharedCounts(db: Database): Promise<OpenCounts> {
  const table = { storeClient: db, schema: requestCounts }
  // Only this instance deletes expired counts, for all names.
  const first = new RateLimiterDrizzle({ ...table, points: 1, duration: 1, clearExpiredByTimeout: true })
  // During an outage nothing is accepted, but the start continues.
  await first.get('opening').catch(() => null)
  return (name, { max, seconds }) =>
    new RateLimiterDrizzle({
      ...table,
      keyPrefix: `${name} ${seconds}`,
      points: max,
      duration: seconds,
      clearExpiredByTimeout: false,
      // Rejected clients cost the database nothing.
      inMemoryBlockOnConsumed: max + 1,
    })
}
