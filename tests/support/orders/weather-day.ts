import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { WeatherForm } from '#domain/staff/day/weather-form.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { settings } from '#server/db/schema/settings.ts'
import { createWeatherApi } from '#server/page-data/staff/day/weather-api.ts'
import { openTestStore, type TestStore, testNow } from '#tests/support/store/store.ts'
import { orderInput } from './order-input.ts'
import { placedOrder } from './placed-order.ts'

export const words = { zh: '改到 {新日子}：{連結}', en: '{new day} it is, {order}: {link}' }
export const allSlots = { from: null, to: null }
export const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

/** Slots take four orders of set 2. */
export async function openWeatherStore(engine: TestStore['engine']): Promise<TestStore> {
  const store = await openTestStore(engine)
  const { catalogue } = await store.content()
  const portions = catalogue.sets.find(({ id }) => id === 2)?.serves.max ?? 0
  await store.db.update(settings).set({ slotCapacity: 4 * portions })
  await store.refresh()
  return store
}

export const weatherApi = (store: TestStore, now = testNow) => createWeatherApi(store, () => now)

/** Each test stops another day. */
export async function dayOf(store: TestStore, days: number, count: number) {
  const date = addDays(todayInHongKong(testNow), days)
  const orders: PlacedOrder[] = []
  for (let n = 0; n < count; n += 1) {
    const slot = `${10 + (n % 10)}:${n % 20 < 10 ? '00' : '30'}`
    const input = orderInput(await store.content(), testNow, { date, slot })
    const order = await placedOrder(store, { ...input, lang: n % 3 ? 'zh' : 'en' }, testNow)
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    await takePayment(store, call, { method: 'fps', amount: order.total }, testNow)
    await confirmOrder(store, call, null, testNow)
    orders.push(order)
  }
  return { date, placed: orders }
}

export async function planWeatherDay(
  store: TestStore,
  date: string,
  range: { from: string | null; to: string | null } = allSlots,
) {
  const plan = await weatherApi(store).plan({ day: date, kind: 'black-rain', ...range })
  const moves = plan.movable.map(({ id, version, reservedDay }) => ({
    orderId: id,
    version,
    to: reservedDay ?? plan.date,
  }))
  const form: WeatherForm = {
    id: plan.call,
    date: plan.date,
    kind: plan.kind,
    words,
    moves,
    slots: plan.isWholeDay ? null : { from: plan.from, to: plan.to },
  }
  return { plan, form }
}
