import { randomBytes } from 'node:crypto'
import { and, eq, sum } from 'drizzle-orm'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type PlaceOrderInput, placeOrder } from '#server/commands/orders/place-order.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import type { Store } from '#server/db/store/store.ts'
import { testNow } from '#tests/support/store/store.ts'

/** `orderInput` orders for this slot. */
export const date = addDays(todayInHongKong(testNow), 7)
export const slot = '12:30'

/** @param from another server */
export const place = (store: Store, input: PlaceOrderInput, from: Pick<Store, 'orderWriter'> = store) =>
  placeOrder({ store: { ...store, orderWriter: from.orderWriter }, randomBytes }, input, testNow)

/** Portions of the order of `orderInput`. */
export async function portionsOfOne(store: Store): Promise<number> {
  const { catalogue } = await store.content()
  return catalogue.sets.find(({ id }) => id === 2)?.serves.max ?? 0
}

export async function makeRoom(store: Store, orderCount: number): Promise<void> {
  await store.db.update(settings).set({ slotCapacity: orderCount * (await portionsOfOne(store)) })
  await store.refresh()
}

export async function portions(store: Store): Promise<number> {
  const [row] = await store.db
    .select({ portions: sum(orders.portions).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.dueDate, date), eq(orders.slot, slot), eq(orders.status, 'submitted')))
  return row?.portions ?? 0
}
