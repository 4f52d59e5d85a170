import { eq } from 'drizzle-orm'
import { writeChange } from '#server/commands/orders/write-change.ts'
import { lockSituation } from '#server/db/orders/order-situations.ts'
import type { Jobs } from '#server/db/queue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentWays } from '#server/payments/payment-ways.ts'
import { ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'
import { recordReturns } from './record-returns.ts'

export interface RefundDeps {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly ways: Pick<PaymentWays, 'provider'>
}

/**
 * Repeats refund once. Asks the provider for earlier refunds first, because idempotency covers lost responses only for
 * a day.
 * @throws ProviderUnavailable without a response
 */
export async function refundPayment(
  { store, ways: { provider } }: RefundDeps,
  { refundId }: Jobs['refund-payment'],
  now: Date,
): Promise<void> {
  const match = await findRefund(store, refundId)
  if (match?.refund.state !== 'asked') return
  const { payment, reference } = match
  if (provider?.name !== payment.provider || payment.providerId === null)
    throw new ProviderUnavailable(`${payment.provider} is not configured`)
  try {
    await recordReturns(store, payment, await provider.returnsOf(payment.providerId), now)
    const still = await findRefund(store, refundId)
    if (still?.refund.state !== 'asked') return
    const tag = { refundId, paymentId: payment.id, reference, payment: payment.providerId }
    const { amount } = still.refund
    const providerId = await provider.refund({ ...tag, amount })
    // The amount sent counts, even if it was reduced meanwhile.
    await recordReturns(store, payment, [{ providerId, amount, state: 'done', refundId }], now)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    await giveUpRefund(store, refundId, error.code ? `refused: ${error.code}` : 'refused', now)
  }
}

async function findRefund({ db }: RefundDeps['store'], refundId: number) {
  const [match] = await db
    .select({ refund: refunds, payment: payments, reference: orders.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(refunds.id, refundId))
  return match ?? null
}

/** @param reason for staff: the provider itself refunds a disputed payment */
export function giveUpRefund(
  { db, queue }: RefundDeps['store'],
  refundId: number,
  reason: string,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [match] = await tx
      .select({ orderId: payments.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId))
    const order = match && (await lockSituation(tx, match.orderId, now))
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (!match || !order || refund?.state !== 'asked') return
    await tx.update(refunds).set({ state: 'failed', settledAt: now }).where(eq(refunds.id, refundId))
    const actor = { kind: 'system', name: '' } as const
    const { amount } = refund
    const change = { set: {}, verb: 'fail-refund', actor, amount, note: reason } as const
    await writeChange(tx, queue, match.orderId, order, change, now)
  })
}
