import { expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { labelChoice } from '#domain/staff/day/label-choice.ts'
import { emptyNewOrder } from '#domain/staff/orders/edit/new-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { createKitchenApi } from './day/kitchen-api.ts'
import { createWeatherApi } from './day/weather-api.ts'
import { createDishesApi } from './shop/dishes-api.ts'
import { createFormsApi } from './shop/forms-api.ts'
import { createMenusApi } from './shop/menus-api.ts'
import { createStaffApi } from './staff-api.ts'

const store = setUpStore()

const away = 'temporarily-unavailable'
const now = () => testNow
const date = todayInHongKong(testNow)
const mark = { date, dishId: 'wings', portions: null, at: testNow, followsUnsent: false }

test('the kitchen page reports that its database is away', async () => {
  const kitchen = createKitchenApi(storeInOutage(store), now)
  const cook = staffSession('Bo', 'kitchen')
  expect(await kitchen.mark(cook, { ...mark, isDone: true })).toBe(away)
  expect(await kitchen.mark(cook, { ...mark, isDone: false })).toBe(away)
  expect(await kitchen.acknowledge(cook, { date, eventId: 1 })).toBe(away)
  expect(await kitchen.print(staffSession('Cy', 'packer'), date, labelChoice({ all: 'yes' }))).toBe(away)
})

test('an outage is reported to people who change the menu', async () => {
  const owner = staffSession('Amy', 'owner').staff
  const menus = createMenusApi(storeInOutage(store), now)
  const dishes = createDishesApi(storeInOutage(store), now)
  const refusal = { ok: false, reason: away }
  expect(await dishes.sellOut(owner, 'wings', null)).toEqual(refusal)
  const forms = createFormsApi(storeInOutage(store), now)
  const place = { kind: 'set', id: '2' } as const
  expect(await forms.save(owner, place, { base: {}, input: {} })).toEqual(refusal)
  expect(await forms.reset(owner, place, { version: null, base: {} })).toEqual(refusal)
  expect(await menus.putOnSale(owner, 2, true)).toEqual(refusal)
  expect(await menus.move(owner, 2, { by: 1 })).toEqual(refusal)
})

test('an outage is reported to people who stop a day for its weather', async () => {
  const { staff } = staffSession('Amy', 'office')
  const weather = createWeatherApi(storeInOutage(store), now)
  const id = crypto.randomUUID()
  const refusal = { ok: false, reason: away }
  const moves = [{ orderId: 1, version: 1, to: addDays(date, 1) }]
  const form = { id, date, kind: 'black-rain', slots: null, words: { zh: '', en: '' }, moves } as const
  expect(await weather.stop(staff, form)).toEqual(refusal)
  expect(await weather.recall(staff, id)).toEqual(refusal)
})

test('an outage is reported to people who enter an order', async () => {
  const { staff } = staffSession('Amy', 'office')
  const { reference } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  const { orders } = createStaffApi(
    storeInOutage(store),
    { accounts: testAccounts, provider: null, isPractice: false },
    now,
  )
  expect(await orders.entering(staff, emptyNewOrder(crypto.randomUUID()))).toBe(away)
  expect(await orders.editing(staff, reference, null)).toBe(away)
})
