/** What staff decide about the money of an order (decisions 26). */
import { maxPayment } from '#domain/input-limits.ts'
import type { Cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { newDeadline } from '#domain/payment/payment-deadline.ts'
import { type RefundPart, refundsByHand } from '#domain/payment/refund.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { actionRefusal } from './order-actions.ts'
import {
  type Decision,
  type OrderChange,
  type OrderSituation,
  type PaymentOfOrder,
  refusing,
} from './order-situation.ts'

/** Staff saw the money of a transfer: it counts whatever became of the order, which holds `maxPayment` at most. */
export function decideTakePayment(order: OrderSituation, amount: Cents): Decision {
  const { received } = balanceOf(order, order.payments)
  if (amount <= 0 || received + amount > maxPayment) return refusing('amount-invalid')
  const refusal = actionRefusal('take-payment', 'staff', order.status)
  return refusal ? refusing(refusal) : { ok: true, value: { set: {}, amount } }
}

/** A transfer that staff booked: a certain one, or the latest of an amount. */
export type BookedTransfer = { readonly paymentId: number } | { readonly amount: Cents }

/** Nothing is taken back of which a part was returned: that money was the customer's. */
export const canBeTakenBack = ({ isTransfer, captured, refunded }: MoneyOfTransfer): boolean =>
  isTransfer && captured > 0 && refunded === 0

type MoneyOfTransfer = Pick<PaymentOfOrder, 'isTransfer' | 'captured' | 'refunded'>

/**
 * Staff had booked a transfer that is not of this order. A customer who thereby owes the whole amount again gets new time
 * to pay it.
 */
export function decideTakeBack(
  order: OrderSituation,
  transfer: BookedTransfer,
  settings: Settings,
  now: Date,
): Decision<OrderChange & { readonly paymentId: number; readonly amount: Cents }> {
  const isMeant = ({ id, captured }: PaymentOfOrder) =>
    'paymentId' in transfer ? id === transfer.paymentId : captured === transfer.amount
  const payment = order.payments.findLast((each) => canBeTakenBack(each) && isMeant(each))
  if (!payment) return refusing('no-such-transfer')
  const left = order.payments.filter(({ id }) => id !== payment.id)
  const isUnpaid =
    actionRefusal('release', 'system', order.status) === null && balanceOf(order, left).received === 0
  const set = isUnpaid ? newDeadline(order, order.dueDate, settings, now) : {}
  return { ok: true, value: { paymentId: payment.id, set, amount: payment.captured } }
}

/** The pictures show no transfer of this order. The customer gets time to pay or to send another one. */
export function decideRefuseProof(order: OrderSituation, settings: Settings, now: Date): Decision {
  if (order.waitingProofs === 0) return refusing('no-proof')
  const { received, due } = balanceOf(order, order.payments)
  const isUnpaid = received === 0 && due > 0 && order.payBy !== null
  return { ok: true, value: { set: isUnpaid ? newDeadline(order, order.dueDate, settings, now) : {} } }
}

/** Staff returned money by hand. Its parts are returns of single payments. */
export function decideRefundByHand(
  order: OrderSituation,
  amount: Cents,
): Decision<{ readonly amount: Cents; readonly parts: readonly RefundPart[] }> {
  if (amount <= 0) return refusing('amount-invalid')
  const parts = refundsByHand(order, amount)
  return parts ? { ok: true, value: { amount, parts } } : refusing('nothing-to-refund')
}
