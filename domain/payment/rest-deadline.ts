import type { ChangeableFields, OrderSituation } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'
import {
  type DeadlineRules,
  deadlineOnNewDate,
  newDeadline,
  type PaymentDeadline,
} from './payment-deadline.ts'

/**
 * Deadline for the rest after a change raises a paid order's total. The customer is reminded, but the order
 * is never released. Empty if nothing became due.
 * @param set the change's fields
 */
export function restDeadline(
  order: OrderSituation,
  set: Partial<ChangeableFields>,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  const before = balanceOf(order, order.payments)
  const after = { ...order, ...set }
  const isRest = before.receivedAmount > 0 && before.due === 0 && balanceOf(after, order.payments).due > 0
  return isRest ? newDeadline(order, after.dueDate, settings, now) : {}
}

export function deadlineAfterMove(
  order: OrderSituation,
  set: Partial<ChangeableFields> & Pick<ChangeableFields, 'dueDate'>,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  return balanceOf(order, order.payments).receivedAmount === 0
    ? deadlineOnNewDate(order, set.dueDate, settings, now)
    : restDeadline(order, set, settings, now)
}
