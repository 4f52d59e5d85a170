/** The payments of orders. */
import { and, asc, eq } from 'drizzle-orm'
import { orders } from './schema/orders.ts'
import { payments } from './schema/payments.ts'
import type { Database, Transaction } from './store/database.ts'

export type StoredPayment = typeof payments.$inferSelect

/** Every attempt to pay for an order, the oldest first. */
export function paymentsOf(db: Pick<Database, 'select'>, orderId: number): Promise<StoredPayment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
}

/** Locks an order until the transaction ends, so that everything about its payments happens one after the other. */
export async function lockOrder(tx: Transaction, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? null
}

/** Marks an attempt that can't be paid any more. What was paid meanwhile is not touched. */
export async function expirePayment(db: Pick<Database, 'update'>, id: number, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'expired', settledAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}
