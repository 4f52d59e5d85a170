/** Unpaid orders reserve their slot until a deadline (decisions 26). */
import { addDays, type CalendarDate, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { type LeadTimes, leadDaysOn } from '#domain/delivery/delivery-dates.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Settings } from '#domain/shop/settings.ts'

const minute = 60_000
/** Minimum for orders just before the lead time ends. */
const leastTime = 60 * minute
/** The reminder is sent when this share remains. */
const reminderShare = 1 / 4

export type DeadlineRules = LeadTimes & Pick<Settings, 'payWithinHours'>

export interface PaymentDeadline {
  readonly payBy: Date
  readonly remindAt: Date
}

/** Midnight after the last ordering day. */
export function leadTimeEnd(due: CalendarDate, settings: LeadTimes): Date {
  return startOfDay(addDays(due, 1 - leadDaysOn(due, settings)))
}

/**
 * The release time of an unpaid order, never after its lead time ends.
 * @param from when payment first became possible
 */
export function paymentDeadline(from: Date, due: CalendarDate, settings: DeadlineRules): PaymentDeadline {
  return deadlineWithin(from, leadTimeEnd(due, settings).getTime(), settings)
}

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

interface Unpaid {
  readonly status: OrderStatus
  readonly payBy: Date | null
  /** Staff waived payment upfront, so the order has no deadline. */
  readonly paysLater: boolean
}

/**
 * For orders that become payable later (quoted fee, missing transfer). After the lead time: noon of the
 * next day, so that nobody pays at night, or the start of the delivery day if earlier. Empty if none applies.
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

/** For unpaid orders that move: never later, but new if the order awaited its date. Empty if unchanged. */
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
