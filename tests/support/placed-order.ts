import { randomBytes } from 'node:crypto'
import {
  type PlacedOrder,
  type PlaceOrderDeps,
  type PlaceOrderInput,
  placeOrder,
} from '#server/commands/orders/place-order.ts'

/** Places an order that a test relies on. Throws when it is refused. */
export async function placedOrder(
  store: PlaceOrderDeps['store'],
  input: PlaceOrderInput,
  now: Date,
): Promise<PlacedOrder> {
  const placed = await placeOrder({ store, randomBytes }, input, now)
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusals))
  return placed.value
}
