/** A goodwill refund (docs/decisions/0050) lowers the total; refund.ts returns the excess. */
import { type Cents, cents, formatExact, sumOf } from '#domain/money.ts'
import { actionRefusal, type OrderAction } from '#domain/placed/order-actions.ts'
import {
  type ChangeRefusal,
  type Decision,
  type OrderChange,
  type OrderSituation,
  refusing,
} from '#domain/placed/order-situation.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { CallingOffReason } from '#domain/staff/orders/refund-reason.ts'
import type { Text } from '#domain/text.ts'
import { balanceOf } from './payment-balance.ts'
import { refundsToStart, toReturnOf } from './refund.ts'

/** Money received minus the excess that is refunded anyway. */
export function maxToGrant(order: OrderSituation): Cents {
  const { receivedAmount, excess } = balanceOf(order, order.payments)
  return cents(receivedAmount - excess)
}

export interface GrantOutlook {
  /** The provider refunds this part. */
  readonly byProvider: Cents
  /** Staff transfer this part. */
  readonly byHand: Cents
  /** The amount still due falls by this. */
  readonly offDue: Cents
}

/** @param amount at most `maxToGrant` */
export function outlookOf(order: OrderSituation, amount: Cents): GrantOutlook {
  const after = { ...order, ...changesOf(order, amount) }
  const back = cents(toReturnOf(after) - toReturnOf(order))
  const startedAmount = (situation: OrderSituation) =>
    sumOf(refundsToStart(situation).map((part) => part.amount))
  const byProvider = cents(Math.min(back, startedAmount(after) - startedAmount(order)))
  return { byProvider, byHand: cents(back - byProvider), offDue: cents(amount - back) }
}

/** For cancelled orders the cancellation fee falls; for others the total. */
function changesOf(order: OrderSituation, amount: Cents) {
  return isCalledOff(order.status)
    ? { cancellationFee: cents(maxToGrant(order) - amount) }
    : { allowance: cents(order.allowance + amount), total: cents(order.total - amount) }
}

/** @param isAnswer true if the person may answer the refund request; granting answers it */
export function decideGrantRefund(order: OrderSituation, amount: Cents, isAnswer: boolean): Decision {
  const reason = amountRefusal('grant-refund', order, amount, maxToGrant(order))
  if (reason) return refusing(reason)
  const answer = isAnswer ? { refundAsked: null } : {}
  const set = { ...changesOf(order, amount), ...answer }
  return { ok: true, value: { set, amount, ...reportedTotal(order, amount) } }
}

/** The audit log and a letter report the lower total; refunds are reported separately. */
function reportedTotal(order: OrderSituation, amount: Cents): Pick<OrderChange, 'changes'> {
  if (balanceOf(order, order.payments).due === 0) return {}
  const [from, to] = [amountToReport(order.total), amountToReport(cents(order.total - amount))]
  return { changes: [{ field: 'total', name: null, from, to }] }
}

/**
 * Replaces an earlier request.
 * @param toCallOff the planned cancellation, which may refund everything; null if the order goes on
 */
export function decideAskRefund(
  order: OrderSituation,
  amount: Cents,
  toCallOff: CallingOffReason | null,
): Decision {
  const notNow = toCallOff && actionRefusal(toCallOff, 'staff', order.status)
  if (notNow) return refusing(notNow)
  const most = toCallOff ? balanceOf(order, order.payments).receivedAmount : maxToGrant(order)
  const reason = amountRefusal('ask-refund', order, amount, most)
  return reason ? refusing(reason) : { ok: true, value: { set: { refundAsked: amount }, amount } }
}

/** A cancellation by an authorised person also answers the refund request. */
export function withAnswer(change: OrderChange): OrderChange {
  const { status } = change.set
  return status && isCalledOff(status) ? { ...change, set: { ...change.set, refundAsked: null } } : change
}

export function decideRefuseRefund(order: OrderSituation): Decision {
  const reason = actionRefusal('refuse-refund', 'staff', order.status)
  if (reason) return refusing(reason)
  if (order.refundAsked === null) return refusing('no-refund-asked')
  return { ok: true, value: { set: { refundAsked: null }, amount: order.refundAsked } }
}

function amountRefusal(
  action: OrderAction,
  order: OrderSituation,
  amount: Cents,
  most: Cents,
): ChangeRefusal | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount-invalid'
  if (amount > most) return 'more-than-received'
  return actionRefusal(action, 'staff', order.status)
}

/**
 * The grant cannot exceed the order's value.
 * @param worth the order's value without the grant
 */
export function afterAllowance(
  worth: number,
  allowance: Cents,
): { readonly allowance: Cents; readonly total: Cents } {
  const fees = cents(Math.max(0, Math.min(allowance, worth)))
  return { allowance: fees, total: cents(worth - fees) }
}

/** Empty until staff quote the amount. */
export function amountToReport(amount: Cents | null): Text {
  const text = amount === null ? '' : formatExact(amount)
  return { zh: text, en: text }
}
