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

/** Money counts in every order status, up to `maxPayment` in total. */
export function decideTakePayment(order: OrderSituation, amount: Cents): Decision {
  const { receivedAmount } = balanceOf(order, order.payments)
  if (amount <= 0 || receivedAmount + amount > maxPayment) return refusing('amount-invalid')
  const refusal = actionRefusal('take-payment', 'staff', order.status)
  return refusal ? refusing(refusal) : { ok: true, value: { set: {}, amount } }
}

/** The transfer is one payment, or the latest of an amount. */
export type BookedTransfer = { readonly paymentId: number } | { readonly amount: Cents }

/** A partly refunded transfer belonged to the customer. */
export const canBeTakenBack = ({ isTransfer, captured, refunded }: MoneyOfTransfer): boolean =>
  isTransfer && captured > 0 && refunded === 0

type MoneyOfTransfer = Pick<PaymentOfOrder, 'isTransfer' | 'captured' | 'refunded'>

/**
 * Removes a transfer booked for the wrong order; an order that is wholly unpaid again gets a new deadline.
 */
export function decideTakeBack(
  order: OrderSituation,
  transfer: BookedTransfer,
  settings: Settings,
  now: Date,
): Decision<OrderChange & { readonly paymentId: number; readonly amount: Cents }> {
  const hasAmount = ({ id, captured }: PaymentOfOrder) =>
    'paymentId' in transfer ? id === transfer.paymentId : captured === transfer.amount
  const payment = order.payments.findLast((each) => canBeTakenBack(each) && hasAmount(each))
  if (!payment) return refusing('no-such-transfer')
  const otherPayments = order.payments.filter(({ id }) => id !== payment.id)
  const isUnpaid =
    actionRefusal('release', 'system', order.status) === null &&
    balanceOf(order, otherPayments).receivedAmount === 0
  const set = isUnpaid ? newDeadline(order, order.dueDate, settings, now) : {}
  return { ok: true, value: { paymentId: payment.id, set, amount: payment.captured } }
}

/** Pictures of other transfers restart the deadline. */
export function decideRefuseProof(order: OrderSituation, settings: Settings, now: Date): Decision {
  if (order.waitingProofs === 0) return refusing('no-proof')
  const { receivedAmount, due } = balanceOf(order, order.payments)
  const isUnpaid = receivedAmount === 0 && due > 0 && order.payBy !== null
  return { ok: true, value: { set: isUnpaid ? newDeadline(order, order.dueDate, settings, now) : {} } }
}

/** Parts are refunds of single payments. */
export function decideRefundByHand(
  order: OrderSituation,
  amount: Cents,
): Decision<{ readonly amount: Cents; readonly parts: readonly RefundPart[] }> {
  if (amount <= 0) return refusing('amount-invalid')
  const parts = refundsByHand(order, amount)
  return parts ? { ok: true, value: { amount, parts } } : refusing('nothing-to-refund')
}
