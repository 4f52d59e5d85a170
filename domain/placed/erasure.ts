/** When what is known of a customer is erased from an order (docs/decisions/0048): its figures stay. */
import { type CalendarDate, calendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import { actionRefusal } from './order-actions.ts'
import { isCalledOff, type OrderStatus, type PaymentStatus } from './order-status.ts'

/** Orders of one customer that are shown, exported and erased at once. */
export const maxCustomerOrders = 200

export const erasureReasons = ['customer-asked', 'entered-by-mistake', 'kept-long-enough'] as const

/** Why; one of ours, so that the trail says nothing of the customer. */
export type ErasureReason = (typeof erasureReasons)[number]

/** Those that a person may give; the last is the rule's. */
export const givenReasons = [
  'customer-asked',
  'entered-by-mistake',
] as const satisfies readonly ErasureReason[]

export function erasureReasonOf(text: string): ErasureReason | null {
  return erasureReasons.find((reason) => reason === text) ?? null
}

export interface ErasureFacts {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly dueDate: CalendarDate
  readonly total: Cents
  /** Received beyond what the order costs: it has to go back. */
  readonly refundDue: Cents
  /** A provider may still report money. */
  readonly isBeingPaid: boolean
  /** Money is on its way back. */
  readonly isBeingRefunded: boolean
}

/** What the shop still has to do with an order, for which it has to know the customer. */
export type ErasureHindrance = 'to-come' | 'open' | 'unpaid' | 'being-paid' | 'refund-open'

/** An order that is erased as soon as nothing hinders it. */
export interface Postponed {
  readonly orderId: number
  readonly hindrance: ErasureHindrance
}

export type ErasureRefusal = 'not-allowed' | 'nothing-chosen' | 'temporarily-unavailable'

const owing: readonly PaymentStatus[] = ['unpaid', 'proof-submitted', 'part-paid']

/** @param today in Hong Kong */
export function erasureHindrance(order: ErasureFacts, today: CalendarDate): ErasureHindrance | null {
  const isOff = isCalledOff(order.status)
  if (!isOff && order.dueDate >= today) return 'to-come'
  if (actionRefusal('erase', 'system', order.status) !== null) return 'open'
  if (order.isBeingPaid) return 'being-paid'
  if (order.isBeingRefunded || order.refundDue > 0) return 'refund-open'
  return !isOff && order.total > 0 && owing.includes(order.paymentStatus) ? 'unpaid' : null
}

/**
 * The first day whose orders keep their customers; those of earlier days are erased.
 * @param months after the delivery day
 */
export function knownFrom(today: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, daysInMonth))
  return calendarDate(first.toISOString().slice(0, 10))
}
