/**
 * Overpaid by mistake: double payments and excess transfers. Excess from changes and grants is refunded too
 * but does not count here.
 */
import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'

/** @param before includes the amount overpaid so far */
export function overpaidAfter(before: OrderSituation, after: OrderSituation): Cents {
  const excess = excessOf(after)
  const cameIn = capturedOf(after) > capturedOf(before)
  const more = cameIn ? Math.max(0, excess - excessOf(before)) : 0
  return cents(Math.min(excess, before.overpaid + more))
}

const excessOf = (order: OrderSituation) => balanceOf(order, order.payments).excess
const capturedOf = ({ payments }: OrderSituation) => sumOf(payments.map(({ captured }) => captured))
