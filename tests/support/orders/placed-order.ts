import { randomBytes } from 'node:crypto'
import {
  type PlacedOrder,
  type PlaceOrderDeps,
  type PlaceOrderInput,
  placeOrder,
} from '#server/commands/orders/place-order.ts'
import { loadOrder, type StoredOrder } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'

/** @throws if the order is refused */
export async function placedOrder(
  store: PlaceOrderDeps['store'],
  input: PlaceOrderInput,
  now: Date,
): Promise<PlacedOrder> {
  const result = await placeOrder({ store, randomBytes }, input, now)
  if (!result.ok) throw new Error(JSON.stringify(result.refusals))
  return result.value
}

/** @throws if there is no such order */
export async function storedOrder(
  { db }: Pick<Store, 'db'>,
  { id }: { readonly id: number },
): Promise<StoredOrder> {
  const order = await loadOrder(db, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** The oldest verb comes first. */
export async function verbsOf(
  store: Pick<Store, 'db'>,
  order: { readonly id: number },
): Promise<readonly string[]> {
  return (await storedOrder(store, order)).events.map(({ verb }) => verb)
}
