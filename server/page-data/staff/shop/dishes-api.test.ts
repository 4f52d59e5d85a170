import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusalText } from '#content/ordering/refusals.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { plainPicture } from '#domain/shop/shop-picture.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { priceChange } from '#server/commands/orders/customer-change.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createDishesApi, type DishesApi } from './dishes-api.ts'
import { createFormsApi } from './forms-api.ts'

describe.each(testEngines)('the forms of dishes on %s', (engine) => {
  const today = todayInHongKong(testNow)
  const inWeek = addDays(today, 7)
  const store = setUpStore(engine)
  let dishes: DishesApi
  let forms: ReturnType<typeof createFormsApi>
  beforeAll(() => {
    dishes = createDishesApi(store, () => testNow)
    forms = createFormsApi(store, () => testNow)
  })

  const as = (role: Role) => staffSession('Amy', role).staff
  const input = async () => orderInput(await store.content(), testNow)
  const place = async () => placeOrder({ store, randomBytes }, await input(), testNow)
  async function chosenDish() {
    const [line] = (await input()).draft.lines
    const [dishId] = Object.keys(Object.values(line?.selection ?? {})[0] ?? {})
    if (!dishId) throw new Error('no dish is chosen')
    return dishId
  }
  async function findDish(dishId: string, role: Role = 'office') {
    const day = await dishes.list(as(role))
    const dish = day?.dishes.find(({ id }) => id === dishId)
    if (!dish) throw new Error(`${dishId} is not listed`)
    return dish
  }

  test('show the orders that a sold-out dish affects, and no order can have it until it is back', async () => {
    const dishId = await chosenDish()
    const { reference, token: key } = await placedOrder(store, await input(), testNow)
    expect((await findDish(dishId)).soldOut).toBeNull()
    expect(await dishes.sellOut(as('kitchen'), dishId, inWeek)).toEqual({ ok: true })
    const { orders = [], ...soldOut } = (await findDish(dishId)).soldOut ?? {}
    expect(soldOut).toEqual({ from: today, until: inWeek, at: testNow, by: 'Amy', hit: orders.length })
    expect(orders).toContainEqual({ reference, dueDate: inWeek, slot: '12:30' })
    // A kitchen sees the orders of today and tomorrow, and the number of later ones.
    expect((await findDish(dishId, 'kitchen')).soldOut).toMatchObject({ hit: orders.length, orders: [] })

    const result = await place()
    const { name } = await findDish(dishId)
    if (result.ok) throw new Error('an order with a sold-out dish was taken')
    expect(result.refusals).toMatchObject([
      { code: 'dish-sold-out', data: { dish: name, soldOut: { until: inWeek } } },
    ])
    const [first] = result.refusals
    for (const lang of ['zh', 'en'] as const) expect(first && refusalText(first, lang)).toContain(name[lang])

    const toSoldOut = { kind: 'date', date: addDays(inWeek, -1), slot: '12:30' } as const
    expect(await priceChange(store, { reference, key }, toSoldOut, testNow)).toMatchObject({
      ok: false,
      reason: { code: 'dish-sold-out' },
    })

    expect(await dishes.sellOut(as('office'), dishId, addDays(inWeek, -1))).toEqual({ ok: true })
    expect((await place()).ok).toBe(true)
    expect(await dishes.sellOut(as('office'), dishId, null)).toEqual({ ok: true })
    expect((await findDish(dishId)).soldOut).toBeNull()
    const events = await shopEventsOf(store.db, dishId, 10)
    expect(events.map(({ verb, after }) => [verb, after])).toEqual([
      ['offer-again', null],
      ['sell-out', { from: today, until: addDays(inWeek, -1) }],
      ['sell-out', { from: today, until: inWeek }],
    ])
  })

  test('change nothing by a second press, and record one entry for each of two people', async () => {
    const { id } = (await dishes.list(as('owner')))?.dishes.at(-1) ?? { id: '' }
    const both = await Promise.all(
      ['Amy', 'Bo'].map((name) => dishes.sellOut(staffSession(name).staff, id, today)),
    )
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await shopEventsOf(store.db, id, 10)).toHaveLength(1)
  })

  test('show how many sets on sale offer a dish, and how many of today’s orders contain it', async () => {
    const dishId = await chosenDish()
    const { catalogue } = await store.content()
    const offering = catalogue.sets.filter(
      ({ published, groups }) =>
        published && groups.some((group) => group.dishes.some(({ dish }) => dish.id === dishId)),
    )
    const dueToday = createDishesApi(store, () => new Date(`${inWeek}T09:00:00+08:00`))
    const ordersToday = async () => {
      const day = await dueToday.list(as('office'))
      return day?.dishes.find(({ id }) => id === dishId)?.today ?? 0
    }
    const before = await findDish(dishId)
    expect([before.sets, before.today]).toEqual([offering.length, 0])
    const already = await ordersToday()
    await placedOrder(store, await input(), testNow)
    expect(await ordersToday()).toBe(already + 1)
  })

  test('refuse roles that do not cook, days that are past or too far, and unknown dishes', async () => {
    const dishId = await chosenDish()
    expect(await dishes.list(as('driver'))).toBeNull()
    expect(await dishes.sellOut(as('packer'), dishId, today)).toEqual(refusing('not-allowed'))
    expect(await dishes.sellOut(as('owner'), dishId, addDays(today, -1))).toEqual(refusing('date-invalid'))
    expect(await dishes.sellOut(as('owner'), dishId, addDays(today, 367))).toEqual(refusing('date-invalid'))
    expect(await dishes.sellOut(as('owner'), 'no-such-dish', today)).toEqual(refusing('dish-unknown'))
  })

  test('change a dish for an owner: sets show it, and placed orders stay', async () => {
    const dishId = await chosenDish()
    const order = await placedOrder(store, await input(), testNow)
    const orderBefore = await loadOrder(store.db, order.id)
    const base = (await dishes.dish(as('owner'), dishId))?.values ?? {}
    const entry = { ...base, 'name.en': 'Renamed', 'allergen.peanut': 'yes' }
    const place = { kind: 'dish', id: dishId } as const
    expect(await forms.save(as('owner'), place, { base, input: entry })).toEqual(outcome)
    const groupDishes = [...(await store.content()).rules.sets.values()].flatMap(({ groups }) =>
      groups.flatMap((group) => group.dishes.filter(({ dish }) => dish.id === dishId)),
    )
    expect(new Set(groupDishes.map(({ dish }) => dish.name.en))).toEqual(new Set(['Renamed']))
    expect(await loadOrder(store.db, order.id)).toEqual(orderBefore)
    expect(await shopEventsOf(store.db, dishId, 1)).toMatchObject([
      { verb: 'edit-dish', after: { 'name.en': 'Renamed', 'allergen.peanut': 'yes' } },
    ])

    const spicy = { base, input: { ...base, spicy: base.spicy === 'yes' ? 'no' : 'yes' } }
    expect(await forms.save(as('owner'), place, spicy)).toEqual(outcome)
    expect((await dishes.dish(as('owner'), dishId))?.values).toMatchObject({ 'name.en': 'Renamed' })
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      expect(await dishes.dish(as(role), dishId)).toBeNull()
    }
  })

  test('add a new dish as a copy under an id of its own, without the picture', async () => {
    const like = await chosenDish()
    const names = { like, zh: '新菜', en: 'A New Dish' }
    expect(await dishes.add(as('owner'), names)).toEqual({ ok: true, dishId: 'a-new-dish' })
    expect(await dishes.add(as('owner'), names)).toEqual({ ok: true, dishId: 'a-new-dish-2' })
    const { catalogue } = await store.content()
    const name = { zh: '新菜', en: 'A New Dish' }
    const { soldOut: _, ...model } = catalogue.dishes.get(like) ?? {}
    // The model's picture would show guests the wrong dish.
    const picture = {
      ...catalogue.pictures.get(plainPicture),
      version: expect.stringMatching(/^plate-/),
      width: 360,
      height: 360,
      alt: name,
    }
    expect(catalogue.dishes.get('a-new-dish')).toEqual({ ...model, id: 'a-new-dish', name, picture })
    expect(await dishes.add(as('owner'), { ...names, zh: '' })).toEqual(refusing('names-missing'))
    expect(await dishes.add(as('owner'), { ...names, like: 'none' })).toEqual(refusing('dish-unknown'))
    expect(await dishes.add(as('kitchen'), names)).toEqual(refusing('not-allowed'))
  })
})
