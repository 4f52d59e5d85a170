/** Erases personal data from orders and keeps amounts (docs/decisions/0048). */
import { type CalendarDate, calendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import { actionRefusal } from './order-actions.ts'
import { isCalledOff, type OrderStatus, type PaymentStatus } from './order-status.ts'

export const maxCustomerOrders = 200

export const erasureReasons = ['customer-asked', 'entered-by-mistake', 'kept-long-enough'] as const

/** A fixed list, so that the audit log contains no personal data. */
export type ErasureReason = (typeof erasureReasons)[number]

/** The retention period is the only reason that nobody selects. */
export const givenReasons = [
  'customer-asked',
  'entered-by-mistake',
] as const satisfies readonly ErasureReason[]

export function erasureReasonOf(text: string): ErasureReason | null {
  return erasureReasons.find((reason) => reason === text) ?? null
}

export interface ErasureState {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly dueDate: CalendarDate
  readonly total: Cents
  /** The excess must be refunded first. */
  readonly refundDue: Cents
  readonly isBeingPaid: boolean
  readonly isBeingRefunded: boolean
}

/** These open tasks need the customer's data. */
export type ErasureHindrance = 'to-come' | 'open' | 'unpaid' | 'being-paid' | 'refund-open'

/** The customer is erased once nothing hinders it. */
export interface Postponed {
  readonly orderId: number
  readonly hindrance: ErasureHindrance
}

export type ErasureRefusal = 'not-allowed' | 'nothing-chosen' | 'temporarily-unavailable'

const owing: readonly PaymentStatus[] = ['unpaid', 'proof-submitted', 'part-paid']

/** @param today in Hong Kong */
export function erasureHindrance(order: ErasureState, today: CalendarDate): ErasureHindrance | null {
  const isOff = isCalledOff(order.status)
  if (!isOff && order.dueDate >= today) return 'to-come'
  if (actionRefusal('erase', 'system', order.status) !== null) return 'open'
  if (order.isBeingPaid) return 'being-paid'
  if (order.isBeingRefunded || order.refundDue > 0) return 'refund-open'
  return !isOff && order.total > 0 && owing.includes(order.paymentStatus) ? 'unpaid' : null
}

/**
 * Orders due before this day are erased.
 * @param months after the delivery day
 */
export function knownFrom(today: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, daysInMonth))
  return calendarDate(first.toISOString().slice(0, 10))
}
