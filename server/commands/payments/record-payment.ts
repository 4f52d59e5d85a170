import { eq } from 'drizzle-orm'
import { cents } from '#domain/money.ts'
import { afterNews } from '#domain/payment/payment-news.ts'
import { writeChange } from '#server/commands/orders/write-change.ts'
import { lockSituation } from '#server/db/orders/order-situations.ts'
import { taggedPayment } from '#server/db/payments/payments.ts'
import { type PaymentProviderName, paymentEvents, payments } from '#server/db/schema/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import type { ProviderEvent } from '#server/payments/provider.ts'

export type Recorded = 'recorded' | 'repeated' | 'unknown-payment'

/** Events may be repeated and arrive in any order. */
export async function recordPayment(
  store: Pick<Store, 'db' | 'queue'>,
  provider: PaymentProviderName,
  { eventId, news, ...tag }: ProviderEvent,
  now: Date,
): Promise<Recorded> {
  return store.db.transaction(async (tx) => {
    const found = await taggedPayment(tx, provider, tag)
    if (!found) return 'unknown-payment'
    const { id: paymentId } = found
    const order = await lockSituation(tx, found.orderId, now)
    if (!order) throw new Error(`order ${found.orderId} disappeared`)
    const [stored] = await tx
      .insert(paymentEvents)
      .values({
        paymentId,
        eventId: `${provider}:${eventId}`,
        kind: news.kind,
        amount: news.kind === 'captured' ? news.amount : null,
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!stored) return 'repeated'
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error(`payment ${paymentId} disappeared`)
    const { state, captured } = afterNews(payment, news)
    const isFirst = captured > 0 && payment.captured === 0
    const settledAt = isFirst ? now : (payment.settledAt ?? (state === 'started' ? null : now))
    await tx.update(payments).set({ state, captured, settledAt }).where(eq(payments.id, paymentId))
    const amount = cents(captured - payment.captured)
    if (amount > 0) {
      const actor = { kind: 'system', name: provider } as const
      const change = { set: {}, amount, verb: 'receive-payment', actor, note: payment.method } as const
      await writeChange(tx, store.queue, found.orderId, order, change, now)
    }
    return 'recorded'
  })
}
