import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { refundOnCancelling } from '#domain/placed/order-change.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { isStoppedByWeather } from '#domain/placed/weathered-order.ts'
import type { StaffMove } from './order-move.ts'

/**
 * What a move counts towards the person's refund limit. Booking a transfer refunds nothing: staff return
 * an excess by hand.
 * @param today in Hong Kong
 */
export function refundByMove(move: StaffMove, order: OrderSituation, today: CalendarDate): Cents {
  const { receivedAmount } = balanceOf(order, order.payments)
  switch (move.kind) {
    case 'reject':
      return receivedAmount
    case 'cancel':
      return cents(Math.max(0, receivedAmount - move.keep))
    case 'postpone':
      return refundableIncrease(order, { ...order, status: 'postponed' }, today)
    case 'refund':
    case 'grant-refund':
      return move.amount
    default:
      return nothing
  }
}

/**
 * What the customer may newly take by cancelling, because a postponed order and another day have other
 * terms. Bad weather has made it refundable before.
 */
export function refundableIncrease(
  before: OrderSituation,
  after: OrderSituation,
  today: CalendarDate,
): Cents {
  if (isStoppedByWeather(before)) return nothing
  return cents(Math.max(0, refundOnCancelling(after, today) - refundOnCancelling(before, today)))
}
