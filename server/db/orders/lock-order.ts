import { eq } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { Transaction } from '#server/db/store/database.ts'

/** Locks an order until the transaction ends, so that everything that is done to it happens one after the other. */
export async function lockOrder(tx: Transaction, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}
