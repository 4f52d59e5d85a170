import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { latestEventDate, slotRefusal } from '#domain/delivery/delivery-dates.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type Cents, cents } from '#domain/money.ts'
import { type Bound, leadTimeRefusal } from '#domain/ordering/order-bounds.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { newDeadline } from '#domain/payment/payment-deadline.ts'
import { deadlineAfterMove } from '#domain/payment/rest-deadline.ts'
import { refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { actionRefusal, isBeforeKitchen, type OrderAction, orderActions } from './order-actions.ts'
import {
  type ChangeableFields,
  type Decision,
  type OrderChange,
  type OrderSituation,
  refusing,
} from './order-situation.ts'
import { statusOnNewDate } from './order-status.ts'
import type { ActorKind } from './order-verbs.ts'

/** Staff wait this many hours between payment reminders. */
export const reminderPauseHours = 1

/** Steps that depend on the status only. */
export type PlainStep =
  | 'make-ready'
  | 'send-out'
  | 'hand-over'
  | 'collect'
  | 'complete'
  | 'reject'
  | 'prepare'

/** @param evenUnpaid true if staff confirmed preparing an unpaid order; recorded in the audit log */
export function decideStep(step: PlainStep, order: OrderSituation, evenUnpaid = false): Decision {
  const decision = moveTo(step, 'staff', order)
  if (!decision.ok) return decision
  if (step === 'send-out' && order.fulfilment === 'pickup') return refusing('other-fulfilment')
  if (step === 'collect' && order.fulfilment === 'delivery') return refusing('other-fulfilment')
  // Payment is due upfront (decisions 26) unless staff agreed otherwise.
  if (step === 'prepare' && !evenUnpaid && !order.paysLater && balanceOf(order, order.payments).due > 0)
    return refusing('payment-due')
  return decision
}

/**
 * Adds a quoted fee to the total and starts the payment deadline.
 * @param deliveryFee null if known already
 */
export function decideConfirm(
  order: OrderSituation,
  deliveryFee: Cents | null,
  settings: Settings,
  now: Date,
): Decision {
  if (order.deliveryFee === null && deliveryFee === null) return refusing('fee-to-be-quoted')
  if (order.deliveryFee !== null && deliveryFee !== null) return refusing('fee-known')
  if (deliveryFee === null) return moveTo('confirm', 'staff', order)
  return withFee('confirm', order, deliveryFee, settings, now)
}

/** The customer accepts the fee by paying. */
export function decideQuoteFee(
  order: OrderSituation,
  deliveryFee: Cents,
  settings: Settings,
  now: Date,
): Decision {
  if (order.deliveryFee !== null) return refusing('fee-known')
  return withFee('quote-fee', order, deliveryFee, settings, now)
}

/** Starts the payment deadline. */
function withFee(
  action: 'confirm' | 'quote-fee',
  order: OrderSituation,
  deliveryFee: Cents,
  settings: Settings,
  now: Date,
): Decision {
  if (deliveryFee < 0) return refusing('amount-invalid')
  const deadline = newDeadline(order, order.dueDate, settings, now)
  const total = cents(order.total + deliveryFee)
  return moveTo(action, 'staff', order, { deliveryFee, total, ...deadline }, { amount: deliveryFee })
}

const reminderPause = reminderPauseHours * 3_600_000

/** @param remindedAt null before the first reminder */
export function decideStaffReminder(order: OrderSituation, remindedAt: Date | null, now: Date): Decision {
  if (order.deliveryFee === null) return refusing('fee-to-be-quoted')
  if (balanceOf(order, order.payments).due === 0) return refusing('nothing-due')
  if (remindedAt && now.getTime() - remindedAt.getTime() < reminderPause) return refusing('reminded-lately')
  return moveTo('remind', 'staff', order, { remindAt: null })
}

/** @param keep the part of the received money that the shop keeps */
export function decideStaffCancel(order: OrderSituation, keep: Cents): Decision {
  const { receivedAmount } = balanceOf(order, order.payments)
  if (keep < 0 || keep > receivedAmount) return refusing('amount-invalid')
  return moveTo('cancel', 'staff', order, { cancellationFee: keep })
}

export interface StaffDate {
  readonly date: CalendarDate
  readonly slot: string
  /** The fee is added to the total. */
  readonly fee: Cents
}

interface DateBounds {
  /** The lead times of sets may exceed the shop's. */
  readonly sets: readonly Pick<SetMenu, 'leadDays'>[]
  /** Deliberately exceeded bounds; capacity is checked separately. */
  readonly exceeds: readonly Bound[]
}

/** The agreed fee applies. */
export function decideStaffDate(
  order: OrderSituation,
  { date, slot, fee }: StaffDate,
  { sets, exceeds }: DateBounds,
  settings: Settings,
  now: Date,
): Decision {
  const unknownSlot = slotRefusal(slot, settings.slots)
  if (unknownSlot) return refusing(unknownSlot)
  const today = todayInHongKong(now)
  if (date < today) return refusing(refusal('date-too-early', 'date', { earliest: today }))
  const tooEarly = date !== order.dueDate && leadTimeRefusal(date, sets, exceeds, settings, today)
  if (tooEarly) return refusing(tooEarly)
  const latest = latestEventDate(today)
  if (date > latest) return refusing(refusal('date-too-late', 'date', { latest }))
  if (fee < 0 || fee > order.total) return refusing('amount-invalid')
  if (date === order.dueDate && slot === order.slot && order.status !== 'postponed')
    return refusing('nothing-changes')
  const status = statusOnNewDate(order.status)
  const changeFee = cents(order.changeFee + fee)
  const set = { dueDate: date, slot, status, changeFee, total: cents(order.total + fee) }
  const deadline = deadlineAfterMove(order, set, settings, now)
  return moveTo('change-date', 'staff', order, { ...set, ...deadline }, fee > 0 ? { amount: fee } : {})
}

export function decidePostpone(order: OrderSituation, weather: WeatherKind | null): Decision {
  return moveTo('postpone', 'staff', order, {}, { weather })
}

/** Never after money arrived or while it or a transfer picture is pending. */
export function decideRelease(order: OrderSituation, now: Date): Decision {
  const { receivedAmount } = balanceOf(order, order.payments)
  return receivedAmount === 0 && isOverdue(order, order.payBy, now)
    ? moveTo('release', 'system', order)
    : refusing('not-overdue')
}

/** Partly paid orders are reminded before the deadline and never released. */
export function decideReminder(order: OrderSituation, now: Date): Decision {
  const { receivedAmount } = balanceOf(order, order.payments)
  const isInTime = receivedAmount === 0 || (order.payBy !== null && order.payBy > now)
  return isBeforeKitchen(order.status) && isInTime && isOverdue(order, order.remindAt, now)
    ? moveTo('remind', 'system', order, { remindAt: null })
    : refusing('not-overdue')
}

function isOverdue(order: OrderSituation, limit: Date | null, now: Date): boolean {
  const { due } = balanceOf(order, order.payments)
  const mayArrive = order.waitingProofs > 0 || order.payments.some((payment) => payment.mayArrive)
  return limit !== null && limit <= now && due > 0 && !mayArrive
}

function moveTo(
  action: OrderAction,
  actor: ActorKind,
  order: OrderSituation,
  set: Partial<ChangeableFields> = {},
  changes: Omit<OrderChange, 'set'> = {},
): Decision {
  const reason = actionRefusal(action, actor, order.status)
  if (reason) return refusing(reason)
  const { to } = orderActions[action]
  return { ok: true, value: { set: { ...set, ...(to && { status: to }) }, ...changes } }
}
