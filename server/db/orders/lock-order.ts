import { eq } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { Transaction } from '#server/db/store/database.ts'

/** Serializes all changes of an order until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}
