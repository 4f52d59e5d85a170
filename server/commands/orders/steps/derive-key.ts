import { isRepeated, repeatMinute } from '#domain/ordering/idempotency-key.ts'
import { findByIdempotencyKey, hashOf } from '#server/db/orders/orders.ts'
import type { Database } from '#server/db/store/database.ts'

/**
 * The hash of the key of an order that came without one: orders with the same content share it for a minute. It changes
 * with the clock's minute, so an order of the minute before is looked for first.
 */
export async function deriveKeyHash(db: Database, bodyHash: string, now: Date): Promise<string> {
  const minute = repeatMinute(now)
  // The space keeps it apart from every key a caller could send.
  const [current, before] = [hashOf(`${bodyHash} ${minute}`), hashOf(`${bodyHash} ${minute - 1}`)]
  const earlier = await findByIdempotencyKey(db, before)
  return earlier && isRepeated(earlier, now) ? before : current
}
