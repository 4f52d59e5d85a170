import { type Cents, cents, nothing } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { OrderSituation } from './order-situation.ts'
import { isStoppedByWeather } from './weathered-order.ts'

/** A percentage of the total without earlier fees; 0 for unpaid orders and after bad weather. */
export function changeFeeOf(order: OrderSituation): Cents {
  if (isStoppedByWeather(order) || receivedFor(order) === 0) return nothing
  const { feePercent } = order.changePolicy
  return cents(Math.round(((order.total - order.changeFee) * feePercent) / 100))
}

/** The cancellation fee with earlier fees, at most the money received; 0 if the shop could not deliver. */
export function keptOf(order: OrderSituation): Cents {
  if (isStoppedByWeather(order)) return nothing
  return cents(Math.min(order.changeFee + changeFeeOf(order), receivedFor(order)))
}

export function keptFees(
  fees: Cents,
  earlierFees: Cents,
): { readonly earlier: Cents; readonly newFee: Cents } {
  const earlier = cents(Math.min(earlierFees, fees))
  return { earlier, newFee: cents(fees - earlier) }
}

/** The amount is captured minus refunded. */
export function receivedFor(order: OrderSituation): Cents {
  return balanceOf(order, order.payments).receivedAmount
}
