import { isRepeated, repeatMinute } from '#domain/ordering/idempotency-key.ts'
import { findByIdempotencyKey, hashOf } from '#server/db/orders/orders.ts'
import type { Database } from '#server/db/store/database.ts'

/** Equal orders without a key share this hash for a minute. The previous minute is checked first. */
export async function deriveKeyHash(db: Database, bodyHash: string, now: Date): Promise<string> {
  const minute = repeatMinute(now)
  // The space distinguishes this key from every key of a caller.
  const [current, before] = [hashOf(`${bodyHash} ${minute}`), hashOf(`${bodyHash} ${minute - 1}`)]
  const earlier = await findByIdempotencyKey(db, before)
  return earlier && isRepeated(earlier, now) ? before : current
}
