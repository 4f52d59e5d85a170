/** What a customer pays for changing or cancelling a paid order (decisions 25). */
import { type Cents, cents, nothing } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { changePolicyOf } from '#domain/shop/policies.ts'
import type { OrderSituation } from './order-situation.ts'
import { isStoppedByWeather } from './weathered-order.ts'

/**
 * The fee for another date, or for cancelling: a percentage of the total without earlier fees.
 * @returns in cents; 0 while nothing is paid, and after bad weather
 */
export function changeFeeOf(order: OrderSituation): Cents {
  if (isStoppedByWeather(order) || receivedFor(order) === 0) return nothing
  const { feePercent } = changePolicyOf(order.termsVersion)
  return cents(Math.round(((order.total - order.changeFee) * feePercent) / 100))
}

/**
 * What the shop keeps when the customer cancels: the fees so far and this one, at most what was received.
 * @returns in cents; 0 where the shop could not deliver
 */
export function keptOf(order: OrderSituation): Cents {
  if (isStoppedByWeather(order)) return nothing
  return cents(Math.min(order.changeFee + changeFeeOf(order), receivedFor(order)))
}

/** The parts of what the shop keeps of an order that was cancelled: the fees of earlier changes, and that of cancelling. */
export function feesKept(kept: Cents, earlierFees: Cents): { readonly earlier: Cents; readonly own: Cents } {
  const earlier = cents(Math.min(earlierFees, kept))
  return { earlier, own: cents(kept - earlier) }
}

/** The customer's money that the shop holds: what was paid less what was returned. In cents. */
export function receivedFor(order: OrderSituation): Cents {
  return balanceOf(order, order.payments).received
}
