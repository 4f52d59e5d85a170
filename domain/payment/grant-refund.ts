/**
 * Money that the shop grants back of an order that goes on (docs/decisions/0050): its total falls by that much, and what
 * was received above the total goes back by the rules of refund.ts.
 */
import { type Cents, cents, sumOf } from '#domain/money.ts'
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
import { toldAmount } from '#domain/staff/orders/told-amount.ts'
import { balanceOf } from './payment-balance.ts'
import { refundsToStart, toReturnOf } from './refund.ts'

/** The most that can be granted back: what was received, without what goes back anyway. */
export function maxToGrant(order: OrderSituation): Cents {
  const { received, excess } = balanceOf(order, order.payments)
  return cents(received - excess)
}

/** What becomes of money that is granted. */
export interface GrantOutlook {
  /** The provider returns it to where it came from. */
  readonly byProvider: Cents
  /** Staff transfer it. */
  readonly byHand: Cents
  /** The order still owes this much less: nothing of it goes back. */
  readonly offDue: Cents
}

/** @param amount at most `maxToGrant` */
export function outlookOf(order: OrderSituation, amount: Cents): GrantOutlook {
  const after = { ...order, ...granted(order, amount) }
  const back = cents(toReturnOf(after) - toReturnOf(order))
  const started = (situation: OrderSituation) => sumOf(refundsToStart(situation).map((part) => part.amount))
  const byProvider = cents(Math.min(back, started(after) - started(order)))
  return { byProvider, byHand: cents(back - byProvider), offDue: cents(amount - back) }
}

/** Of an order that was called off, the shop keeps less of what it has; any other costs less. */
function granted(order: OrderSituation, amount: Cents) {
  return isCalledOff(order.status)
    ? { cancellationFee: cents(maxToGrant(order) - amount) }
    : { allowance: cents(order.allowance + amount), total: cents(order.total - amount) }
}

/** @param isAnswer whether the person may answer what the owner was asked; granting it does */
export function decideGrantRefund(order: OrderSituation, amount: Cents, isAnswer: boolean): Decision {
  const reason = amountRefusal('grant-refund', order, amount, maxToGrant(order))
  if (reason) return refusing(reason)
  const answered = isAnswer ? { refundAsked: null } : {}
  const set = { ...granted(order, amount), ...answered }
  return { ok: true, value: { set, amount, ...totalTold(order, amount) } }
}

/** The customer owes less: the trail and a letter tell the new total. What goes back is told when it is returned. */
function totalTold(order: OrderSituation, amount: Cents): Pick<OrderChange, 'changes'> {
  if (balanceOf(order, order.payments).due === 0) return {}
  const [from, to] = [toldAmount(order.total), toldAmount(cents(order.total - amount))]
  return { changes: [{ field: 'total', name: null, from, to }] }
}

/**
 * Asking again for another amount replaces what was asked before.
 * @param toCallOff what is to become of the order, which can return all that was received; null: it goes on
 */
export function decideAskRefund(
  order: OrderSituation,
  amount: Cents,
  toCallOff: CallingOffReason | null,
): Decision {
  const notNow = toCallOff && actionRefusal(toCallOff, 'staff', order.status)
  if (notNow) return refusing(notNow)
  const most = toCallOff ? balanceOf(order, order.payments).received : maxToGrant(order)
  const reason = amountRefusal('ask-refund', order, amount, most)
  return reason ? refusing(reason) : { ok: true, value: { set: { refundAsked: amount }, amount } }
}

/** What the owner was asked is answered, too, once somebody who may answer it has called the order off. */
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
 * An order that comes to cost less than was granted back keeps as much of the grant as it costs.
 * @param worth what it costs without the grant
 */
export function afterAllowance(
  worth: number,
  allowance: Cents,
): { readonly allowance: Cents; readonly total: Cents } {
  const kept = cents(Math.max(0, Math.min(allowance, worth)))
  return { allowance: kept, total: cents(worth - kept) }
}
