/** Where requests are counted: in this process, or in the PostgreSQL database that servers share. */
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible'
import { requestCounts } from '#server/db/schema/limits.ts'
import type { Database } from '#server/db/store/database.ts'
import type { Window } from './limits.ts'

/** @param name of the row and window, which the database stores beside the hash of the client */
export type OpenCounts = (name: string, window: Window) => RateLimiterAbstract

export const countsInMemory: OpenCounts = (_, { max, seconds }) =>
  new RateLimiterMemory({ points: max, duration: seconds })

/**
 * The counts of all servers of a database. Their library imports the whole query builder at its first statement, which
 * blocks the server for some tenths of a second: one read before anybody is served keeps this out of the first requests.
 */
export async function openSharedCounts(db: Database): Promise<OpenCounts> {
  const table = { storeClient: db, schema: requestCounts }
  // This one alone deletes what has expired, of all names.
  const first = new RateLimiterDrizzle({ ...table, points: 1, duration: 1, clearExpiredByTimeout: true })
  // While the database is away nothing is counted, and so nothing is accepted; the start goes on.
  await first.get('opening').catch(() => null)
  return (name, { max, seconds }) =>
    new RateLimiterDrizzle({
      ...table,
      keyPrefix: `${name} ${seconds}`,
      points: max,
      duration: seconds,
      clearExpiredByTimeout: false,
      // A client that is refused already costs the database nothing.
      inMemoryBlockOnConsumed: max + 1,
    })
}
