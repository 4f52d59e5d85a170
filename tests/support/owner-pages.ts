/** The owner's pages of the back office, and an order for them to show. */
import type { StaffPageId } from '#app/staff/addresses.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { orderInput } from './order-input.ts'
import { placedOrder } from './placed-order.ts'
import type { ServedSite } from './served-site.ts'

export const ownerPages = [
  ...['calendar', 'weather', 'figures', 'settings', 'menus', 'dishes', 'people'],
] as const satisfies readonly StaffPageId[]

/** Places an order for a day, paid and confirmed. */
export async function confirmedOrder({ store }: ServedSite, date: CalendarDate): Promise<PlacedOrder> {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now, { date }), now)
  const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
  await takePayment(store, call, { method: 'fps', amount: order.total }, now)
  await confirmOrder(store, call, null, now)
  return order
}
