/** Stores counts in this process, or in the PostgreSQL database that servers share. */
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible'
import { requestCounts } from '#server/db/schema/limits.ts'
import type { Database } from '#server/db/store/database.ts'
import type { Window } from './limits.ts'

/** @param name of the row and window, stored with the hash of the client */
export type OpenCounts = (name: string, window: Window) => RateLimiterAbstract

export const countsInMemory: OpenCounts = (_, { max, seconds }) =>
  new RateLimiterMemory({ points: max, duration: seconds })

/**
 * Counts shared by all servers of a database. The first statement loads the whole query builder, which blocks the
 * server for some tenths of a second, so one read happens before the first request.
 */
export async function openSharedCounts(db: Database): Promise<OpenCounts> {
  const table = { storeClient: db, schema: requestCounts }
  // Only this instance deletes expired counts, for all names.
  const first = new RateLimiterDrizzle({ ...table, points: 1, duration: 1, clearExpiredByTimeout: true })
  // During an outage nothing is counted or accepted, but the start continues.
  await first.get('opening').catch(() => null)
  return (name, { max, seconds }) =>
    new RateLimiterDrizzle({
      ...table,
      keyPrefix: `${name} ${seconds}`,
      points: max,
      duration: seconds,
      clearExpiredByTimeout: false,
      // A rejected client costs the database nothing.
      inMemoryBlockOnConsumed: max + 1,
    })
}
