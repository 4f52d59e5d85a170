import { eq } from 'drizzle-orm'
import { balanceOf } from '#domain/payment-balance.ts'
import { afterNews } from '#domain/payment-news.ts'
import { lockOrder, paymentsOf } from '#server/db/payments.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { paymentEvents, payments } from '#server/db/schema/payments.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentProvider, ProviderEvent } from '#server/payments/provider.ts'

/** What became of some news. */
export type Recorded = 'recorded' | 'repeated' | 'unknown-payment'

/**
 * Records what a provider reports: the payment, the order's payment status and what must be returned change together.
 * News may be reported several times and in any order.
 */
export async function recordPayment(
  store: Pick<Store, 'db'>,
  provider: PaymentProvider['name'],
  { eventId, paymentId, news }: ProviderEvent,
  now: Date,
): Promise<Recorded> {
  return store.db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (found?.provider !== provider) return 'unknown-payment'
    const order = await lockOrder(tx, found.orderId)
    if (!order) throw new Error(`order ${found.orderId} disappeared`)
    const [stored] = await tx
      .insert(paymentEvents)
      .values({
        paymentId,
        eventId: `${provider}:${eventId}`,
        kind: news.kind,
        amount: 'amount' in news ? news.amount : null,
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!stored) return 'repeated'
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error(`payment ${paymentId} disappeared`)
    const { state, captured, refunded } = afterNews(payment, news)
    const settledAt = payment.settledAt ?? (state === 'started' ? null : now)
    await tx.update(payments).set({ state, captured, refunded, settledAt }).where(eq(payments.id, paymentId))
    await settleOrder(tx, order, `${payment.method} ${news.kind}`, now)
    return 'recorded'
  })
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Brings an order's payment status and what must be returned in line with its payments. */
async function settleOrder(tx: Transaction, order: LockedOrder, note: string, now: Date): Promise<void> {
  const orderId = order.id
  const { status: paymentStatus, excess } = balanceOf(order, await paymentsOf(tx, orderId))
  if (paymentStatus === order.paymentStatus && excess === order.refundDue) return
  await tx.update(orders).set({ paymentStatus, refundDue: excess }).where(eq(orders.id, orderId))
  await tx
    .insert(orderEvents)
    .values({ orderId, at: now, status: order.status, paymentStatus, actor: 'system', note })
}
