import { dishEditPath, type StaffPageId, setEditPath, staffPath } from '#app/staff/addresses.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'

const plainPages = [
  'calendar',
  'figures',
  'settings',
  'menus',
  'menuFile',
  'dishes',
  'site',
  'siteQuestions',
  'siteTerms',
  'siteHome',
  'siteClients',
  'siteBrand',
  'categoriesAndGifts',
  'people',
  'customers',
  'start',
  'webhooks',
] as const satisfies readonly StaffPageId[]

/** @param day a day with an order */
export const ownerPages = (day: CalendarDate): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(plainPages.map((id) => [id, staffPath(id)])),
  weather: `${staffPath('weather')}?day=${day}`,
  'set that is edited': setEditPath(2),
  'dish that is edited': dishEditPath('sweet-sour-pork'),
})

/** The order is paid and confirmed. */
export async function confirmedOrder({ store }: ServedSite, date: CalendarDate): Promise<PlacedOrder> {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now, { date }), now)
  const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
  await takePayment(store, call, { method: 'fps', amount: order.total }, now)
  await confirmOrder(store, call, null, now)
  return order
}
