/**
 * Money that came in beyond what an order owed at that time: it was paid twice, or too much was transferred. What a
 * change or a grant makes too much must be returned as well, but nobody paid it by mistake.
 */
import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'

/** @param before the order as it was, with what was overpaid until then */
export function overpaidAfter(before: OrderSituation, after: OrderSituation): Cents {
  const excess = excessOf(after)
  const cameIn = capturedOf(after) > capturedOf(before)
  const more = cameIn ? Math.max(0, excess - excessOf(before)) : 0
  return cents(Math.min(excess, before.overpaid + more))
}

const excessOf = (order: OrderSituation) => balanceOf(order, order.payments).excess
const capturedOf = ({ payments }: OrderSituation) => sumOf(payments.map(({ captured }) => captured))
