/** The person cancelling decides what the shop keeps, by the order's terms (decisions 25). */
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { keptOf } from '#domain/placed/change-fee.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { isStoppedByWeather } from '#domain/placed/weathered-order.ts'

export const cancellers = ['customer', 'shop'] as const

export type Canceller = (typeof cancellers)[number]

export interface Cancellation {
  /** The amount depends on the person cancelling. */
  readonly keep: Readonly<Record<Canceller, Cents>>
  readonly receivedAmount: Cents
  readonly feePercent: number
  readonly noticeDays: number
  /** The last day with a refund. */
  readonly until: CalendarDate
  readonly isLate: boolean
  /** True if the shop could not deliver. */
  readonly isFree: boolean
}

/** @param today in Hong Kong */
export function cancellationOf(order: OrderSituation, today: CalendarDate): Cancellation {
  const { noticeDays, feePercent } = order.changePolicy
  const until = addDays(order.dueDate, -noticeDays)
  const isFree = isStoppedByWeather(order)
  const isLate = !isFree && today > until
  const { receivedAmount } = balanceOf(order, order.payments)
  const customer = isLate ? receivedAmount : keptOf(order)
  return { keep: { customer, shop: cents(0) }, receivedAmount, feePercent, noticeDays, until, isLate, isFree }
}
