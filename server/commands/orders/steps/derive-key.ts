import { isRepeated, repeatMinute } from '#domain/ordering/idempotency-key.ts'
import { findByIdempotencyKey, hashOf } from '#server/db/orders/orders.ts'
import type { Database } from '#server/db/store/database.ts'

/**
 * Key hash of an order without a key: equal orders share it for a minute. The key changes with the clock's minute, so
 * the previous minute's order is checked first.
 */
export async function deriveKeyHash(db: Database, bodyHash: string, now: Date): Promise<string> {
  const minute = repeatMinute(now)
  // The space distinguishes it from every key that a caller could send.
  const [current, before] = [hashOf(`${bodyHash} ${minute}`), hashOf(`${bodyHash} ${minute - 1}`)]
  const earlier = await findByIdempotencyKey(db, before)
  return earlier && isRepeated(earlier, now) ? before : current
}
