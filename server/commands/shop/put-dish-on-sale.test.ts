import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusing } from '#domain/placed/order-situation.ts'
import { dishValuesOf } from '#domain/staff/shop/menus/dish-values.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { createDishesApi, type DishesApi } from '#server/page-data/staff/shop/dishes-api.ts'
import { createFormsApi } from '#server/page-data/staff/shop/forms-api.ts'
import { createMenusApi } from '#server/page-data/staff/shop/menus-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { outcome, problemsOf } from '#tests/support/staff/saved-forms.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

describe.each(testEngines)('a dish taken off sale on %s', (engine) => {
  const store = setUpStore(engine)
  let dishes: DishesApi
  beforeAll(() => {
    dishes = createDishesApi(store, () => testNow)
  })

  const owner = staffSession('Amy', 'owner').staff
  const content = () => store.content()
  const setsWith = async (dishId: string) =>
    (await content()).catalogue.sets.filter(({ groups }) =>
      groups.some((group) => group.dishes.some(({ dish }) => dish.id === dishId)),
    )
  const openForm = async (dishId: string) => {
    const view = await dishes.dish(owner, dishId)
    if (!view) throw new Error(`no dish ${dishId}`)
    return view
  }
  async function dishThat(canGo: boolean, isOrdered: boolean) {
    const orderText = JSON.stringify(orderInput(await content(), testNow).draft.lines)
    for (const id of (await content()).catalogue.dishes.keys()) {
      const { sets } = await openForm(id)
      if (sets.length > 0 && sets.every(({ canDoWithout }) => canDoWithout) === canGo)
        if (!isOrdered || orderText.includes(`"${id}"`)) return id
    }
    throw new Error('the demo has no such dish')
  }

  test('is not given for free either, and the preview names promotions that give it', async () => {
    const giving = (await content()).settings.promotions.find(({ kind }) => kind === 'freeDish')
    if (giving?.kind !== 'freeDish') throw new Error('the demo gives no dish')
    const { id } = giving.dish
    const promotionIds = async () => (await content()).settings.promotions.map((each) => each.id)
    const { code, name } = giving
    expect((await openForm(id)).promotions).toContainEqual(code === null ? name : { zh: code, en: code })
    expect(await dishes.putOnSale(owner, id, false)).toEqual({ ok: true })
    expect(await promotionIds()).not.toContain(giving.id)
    expect((await openForm(id)).promotions).not.toEqual([])
    expect(await dishes.putOnSale(owner, id, true)).toEqual({ ok: true })
    expect(await promotionIds()).toContain(giving.id)
  })

  test('leaves its sets in new versions after a preview that counts orders; placed orders keep it', async () => {
    const dishId = await dishThat(true, true)
    const order = orderInput(await content(), testNow)
    const { id, reference } = await placedOrder(store, order, testNow)
    const orderBefore = await loadOrder(store.db, id)
    const { sets, ordersToCome } = await openForm(dishId)
    expect(ordersToCome.first.map((order) => order.reference)).toContain(reference)
    const had = (await setsWith(dishId)).map((set) => set.id)
    expect(sets.map((set) => set.id)).toEqual(had)

    expect(await dishes.putOnSale(staffSession('Ho', 'office').staff, dishId, false)).toEqual(
      refusing('not-allowed'),
    )
    expect(await dishes.putOnSale(owner, dishId, false)).toEqual({ ok: true })
    expect(await setsWith(dishId)).toEqual([])
    expect(await loadOrder(store.db, id)).toEqual(orderBefore)
    const again = { ...order, idempotencyKey: crypto.randomUUID() }
    expect(await placeOrder({ store, randomBytes }, again, testNow)).toMatchObject({ ok: false })
    expect((await shopEventsOf(store.db, dishId, 9)).map(({ verb }) => verb)).toContain('take-off-sale')

    const [setId = 0] = had
    const menus = createMenusApi(store, () => testNow)
    const bringBack = async () => {
      const view = await menus.set(setId)
      const number = view?.versions[1]?.number ?? 0
      const place = { kind: 'set', id: String(setId) } as const
      const forms = createFormsApi(store, () => testNow)
      await forms.reset(owner, place, { version: 1, base: view?.values ?? {} })
      const { values = {} } = (await menus.set(setId)) ?? {}
      await forms.save(owner, place, { base: values, input: values, as: 'published' })
      return number
    }
    await bringBack()
    expect(await setsWith(dishId)).toEqual([])
    expect(await dishes.putOnSale(owner, dishId, true)).toEqual({ ok: true })
    await bringBack()
    expect((await setsWith(dishId)).map((set) => set.id)).toEqual([setId])
  })

  test('remains on sale if a set can’t be made without it', async () => {
    const dishId = await dishThat(false, false)
    const before = (await content()).catalogue.sets
    expect(await dishes.putOnSale(owner, dishId, false)).toEqual(refusing('set-needs-dish'))
    expect((await content()).catalogue.sets).toEqual(before)
    expect(await dishes.putOnSale(owner, 'none', false)).toEqual(refusing('dish-unknown'))
  })

  test('is described in both languages or in neither, for programs too', async () => {
    const dishId = await dishThat(false, false)
    const dish = (await content()).catalogue.dishes.get(dishId)
    if (!dish) throw new Error('no dish')
    const base = dishValuesOf(dish)
    const save = (zh: string, en: string) =>
      createFormsApi(store, () => testNow).save(
        owner,
        { kind: 'dish', id: dishId },
        { base, input: { ...base, 'description.zh': zh, 'description.en': en } },
      )
    expect(problemsOf(await save('慢煮八小時', ''))).toEqual({ 'description.en': 'text-missing' })
    expect(await save('慢煮八小時', 'Slow-cooked for eight hours')).toEqual(outcome)
    expect((await content()).catalogue.dishes.get(dishId)?.description).toEqual({
      zh: '慢煮八小時',
      en: 'Slow-cooked for eight hours',
    })
  })
})
