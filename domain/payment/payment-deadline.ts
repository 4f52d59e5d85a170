/** Until when an unpaid order keeps its slot (decisions 26). */
import { addDays, type CalendarDate, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { type LeadTimes, leadDaysOn } from '#domain/delivery/delivery-dates.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Settings } from '#domain/shop/settings.ts'

const minute = 60_000
/** Left even to whoever orders just before the lead time runs out. */
const leastTime = 60 * minute
/** The reminder comes when this share of the time is left. */
const reminderShare = 1 / 4

/** Days ahead, of the usual rule and of its seasons, and the hours that a customer has to pay. */
export type DeadlineRules = LeadTimes & Pick<Settings, 'payWithinHours'>

export interface PaymentDeadline {
  readonly payBy: Date
  readonly remindAt: Date
}

/** Midnight after the last day on which food for this day can be ordered. */
export function leadTimeEnd(due: CalendarDate, settings: LeadTimes): Date {
  return startOfDay(addDays(due, 1 - leadDaysOn(due, settings)))
}

/**
 * When an order is released if it is not paid: after the hours of the settings, and in any case when its lead time runs
 * out.
 * @param from when the customer could first pay
 */
export function paymentDeadline(from: Date, due: CalendarDate, settings: DeadlineRules): PaymentDeadline {
  return deadlineWithin(from, leadTimeEnd(due, settings).getTime(), settings)
}

/** The hours of the settings, or less where an order has to be paid before. */
function deadlineWithin(
  from: Date,
  latest: number,
  { payWithinHours }: Pick<Settings, 'payWithinHours'>,
): PaymentDeadline {
  return deadlineBetween(from, Math.min(from.getTime() + payWithinHours * 60 * minute, latest))
}

function deadlineBetween(from: Date, latest: number): PaymentDeadline {
  const start = from.getTime()
  const payBy = Math.max(start + leastTime, latest)
  return { payBy: new Date(payBy), remindAt: new Date(payBy - (payBy - start) * reminderShare) }
}

/** What the deadline of an order depends on. */
interface Unpaid {
  readonly status: OrderStatus
  readonly payBy: Date | null
  /** Staff took it without payment upfront: it never gets a deadline. */
  readonly paysLater: boolean
}

/**
 * The deadline of an order that can be paid from now on, since staff have quoted its fee or found no money. After the
 * lead time it ends at noon of the next day, so that nobody has to pay at night, or when the day of the food begins if
 * that is earlier. Empty: it has none.
 */
export function newDeadline(
  { paysLater }: Pick<Unpaid, 'paysLater'>,
  due: CalendarDate,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  if (paysLater) return {}
  const noon = startOfDay(addDays(todayInHongKong(now), 1)).getTime() + 12 * 60 * minute
  const latest = Math.max(leadTimeEnd(due, settings).getTime(), Math.min(noon, startOfDay(due).getTime()))
  return deadlineWithin(now, latest, settings)
}

/**
 * The deadline of an order that nothing was received for and that gets another date: never later than before, but a new
 * one where it has waited for its date. Empty: it stays as it is.
 */
export function deadlineOnNewDate(
  { status, payBy, paysLater }: Unpaid,
  due: CalendarDate,
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  if (status === 'postponed') return newDeadline({ paysLater }, due, settings, now)
  const deadline = deadlineBetween(now, leadTimeEnd(due, settings).getTime())
  return payBy !== null && deadline.payBy < payBy ? deadline : {}
}
