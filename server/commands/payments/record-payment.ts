import { eq } from 'drizzle-orm'
import { cents } from '#domain/money.ts'
import { afterUpdate } from '#domain/payment/payment-update.ts'
import { writeChange } from '#server/commands/orders/write-change.ts'
import { lockSituation } from '#server/db/orders/order-situations.ts'
import { taggedPayment } from '#server/db/payments/payments.ts'
import { type PaymentProviderName, paymentEvents, payments } from '#server/db/schema/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import type { ProviderEvent } from '#server/payments/provider.ts'

export type RecordOutcome = 'recorded' | 'repeated' | 'unknown-payment'

/** Events may be repeated and arrive in any order. */
export async function recordPayment(
  store: Pick<Store, 'db' | 'queue'>,
  provider: PaymentProviderName,
  { eventId, update, ...tag }: ProviderEvent,
  now: Date,
): Promise<RecordOutcome> {
  return store.db.transaction(async (tx) => {
    const match = await taggedPayment(tx, provider, tag)
    if (!match) return 'unknown-payment'
    const { id: paymentId } = match
    const order = await lockSituation(tx, match.orderId, now)
    if (!order) throw new Error(`order ${match.orderId} disappeared`)
    const [row] = await tx
      .insert(paymentEvents)
      .values({
        paymentId,
        eventId: `${provider}:${eventId}`,
        kind: update.kind,
        amount: update.kind === 'captured' ? update.amount : null,
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!row) return 'repeated'
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error(`payment ${paymentId} disappeared`)
    const { state, captured } = afterUpdate(payment, update)
    const isFirst = captured > 0 && payment.captured === 0
    const settledAt = isFirst ? now : (payment.settledAt ?? (state === 'started' ? null : now))
    await tx.update(payments).set({ state, captured, settledAt }).where(eq(payments.id, paymentId))
    const amount = cents(captured - payment.captured)
    if (amount > 0) {
      const actor = { kind: 'system', name: provider } as const
      const change = { set: {}, amount, verb: 'receive-payment', actor, note: payment.method } as const
      await writeChange(tx, store.queue, match.orderId, order, change, now)
    }
    return 'recorded'
  })
}
