import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

export type StoredPayment = typeof payments.$inferSelect

/** The oldest payment comes first. */
export function paymentsOf(db: Pick<Database, 'select'>, orderId: number): Promise<StoredPayment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
}

/** Concurrent recordings of the reference wait for the decision. */
export async function isBookedTransfer(tx: Transaction, reference: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${reference}`}, 0))`)
  const { id, transferReference, state } = payments
  const rows = await tx
    .select({ id })
    .from(payments)
    .where(and(eq(transferReference, reference), ne(state, 'taken-back')))
    .limit(1)
  return rows.length > 0
}

/** The order reference must match too, because a restored database may have reused the number. */
export async function taggedPayment(
  db: Pick<Database, 'select'>,
  provider: StoredPayment['provider'],
  tag: { readonly paymentId: number; readonly reference: OrderReference },
): Promise<StoredPayment | null> {
  const [match] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.id, tag.paymentId),
        eq(payments.provider, provider),
        eq(orders.reference, tag.reference),
      ),
    )
  return match?.payment ?? null
}

/** @returns false if it was paid or opened meanwhile */
export async function expirePayment(
  db: Pick<Database, 'update'>,
  { id, providerId }: Pick<StoredPayment, 'id' | 'providerId'>,
  now: Date,
): Promise<boolean> {
  const isUnchanged = providerId === null ? isNull(payments.providerId) : eq(payments.providerId, providerId)
  const rows = await db
    .update(payments)
    .set({ state: 'expired', settledAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'started'), isUnchanged))
    .returning({ id: payments.id })
  return rows.length > 0
}
