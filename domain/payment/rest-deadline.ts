import type { ChangeableFields, OrderSituation } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'
import {
  type DeadlineRules,
  deadlineOnNewDate,
  newDeadline,
  type PaymentDeadline,
} from './payment-deadline.ts'

/**
 * Until when the rest is to be paid of an order that was paid and costs more after a change. Its customer is reminded;
 * an order that money was received for is never released. Empty: nothing has become due.
 * @param set what the change writes
 */
export function restDeadline(
  order: OrderSituation,
  set: Partial<ChangeableFields>,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  const before = balanceOf(order, order.payments)
  const after = { ...order, ...set }
  const isRest = before.received > 0 && before.due === 0 && balanceOf(after, order.payments).due > 0
  return isRest ? newDeadline(order, after.dueDate, settings, now) : {}
}

/** The deadline of an order that moves to another date, whether or not money was received for it. */
export function deadlineAfterMove(
  order: OrderSituation,
  set: Partial<ChangeableFields> & Pick<ChangeableFields, 'dueDate'>,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  return balanceOf(order, order.payments).received === 0
    ? deadlineOnNewDate(order, set.dueDate, settings, now)
    : restDeadline(order, set, settings, now)
}
