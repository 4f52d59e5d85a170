import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { type Arrangement, arrange } from '#domain/staff/shop/menus/arrange-set.ts'
import {
  chargeField,
  dishesIn,
  groupField,
  groupsIn,
  nextChargeField,
} from '#domain/staff/shop/menus/set-groups.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openMenus } from '#tests/support/store/menus.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import type { EditableSetView } from './menus-api.ts'

describe.each(testEngines)('the forms of sets on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openMenus>>
  beforeAll(async () => {
    shop = await openMenus(engine)
  })
  afterAll(() => shop.store.remove())

  const amy = staffMember('Amy')

  test('find a dish to add by its id or its name, in any spelling', async () => {
    const dish = (words: string) => shop.menus.dishCalled(words)
    const { name } = (await shop.view()).dishes.find(({ id }) => id === 'egg-tarts') ?? { name: null }
    expect(await dish(name?.en ?? '')).toBe('egg-tarts')
    for (const words of ['EGG-TARTS', ' Ｅｇｇ－ｔａｒｔｓ ', name?.en.replaceAll(' ', '  ') ?? ''])
      expect(await dish(words), words).toBe('egg-tarts')
    const noodles = await dish('乾燒伊麵')
    expect(noodles).not.toBeNull()
    for (const words of ['干烧伊面', '乾燒伊麪']) expect(await dish(words), words).toBe(noodles)
    for (const words of ['', ' ', '伊麵', 'x'.repeat(5_000)]) expect(await dish(words)).toBeNull()
  })

  test('publish groups and dishes with their order, rules and charges, and restore them exactly', async () => {
    const before = await shop.soldSet()
    const { publishedValues } = await shop.view()
    const [group = '', other = ''] = groupsIn(publishedValues)
    const dishId = (await shop.menus.dishCalled('egg-tarts')) ?? ''
    const actions: Arrangement[] = [
      { of: 'group', action: 'remove', groupId: other },
      { of: 'group', action: 'add', groupId: 'g-new' },
      { of: 'group', action: 'up', groupId: 'g-new' },
      { of: 'dish', action: 'add', groupId: 'g-new', dishId },
      { of: 'dish', action: 'down', groupId: group, dishId: dishesIn(publishedValues, group)[0] ?? '' },
    ]
    const newGroup = {
      [groupField('g-new', 'name.zh')]: '新組',
      [groupField('g-new', 'name.en')]: 'New',
      [groupField('g-new', 'min')]: '0',
      [groupField('g-new', 'course')]: 'dessert',
    }
    const valuesAfter = actions.reduce((values, action) => arrange(values, action, 'fixed'), publishedValues)
    const input = { ...valuesAfter, ...newGroup, [chargeField('g-new', dishId)]: '12.5' }
    expect(await shop.publishTyped(shop.setId, publishedValues, input)).toMatchObject({ ok: true })
    expect((await shop.view()).publishedValues).toEqual(input)
    const after = await shop.soldSet()
    expect(after?.groups.map(({ id }) => id)).toEqual(groupsIn(input))
    expect(after?.groups.find(({ id }) => id === 'g-new')?.dishes).toMatchObject([
      { dish: { id: dishId }, extra: 1250, price: null },
    ])
    const [last] = (await shop.view()).versions
    expect(await shop.reset((last?.number ?? 0) - 1)).toEqual({ ok: true })
    expect(await shop.publishSeen()).toMatchObject({ ok: true })
    expect(await shop.soldSet()).toEqual(before)
  })

  test('publish delivery, badges and further categories, and restore them exactly', async () => {
    const before = await shop.soldSet()
    const { publishedValues, categories } = await shop.view()
    expect(before?.includesDelivery).toBe(true)
    const [first = '', second = ''] = categories
      .map(({ id }) => id)
      .filter((id) => id !== before?.categoryId && !publishedValues.alsoIn?.includes(id))
    const input = {
      ...publishedValues,
      includesDelivery: 'no',
      display: 'plain',
      badges: 'popular,new',
      alsoIn: `${second},${first}`,
    }
    expect(await shop.publishTyped(shop.setId, publishedValues, input)).toMatchObject({ ok: true })
    expect((await shop.view()).publishedValues).toEqual(input)
    expect(await shop.soldSet()).toMatchObject({
      includesDelivery: false,
      badges: ['popular', 'new'],
      alsoIn: [second, first],
    })
    const [last] = (await shop.view()).versions
    expect(last?.changedUnits).toEqual(['display', 'includesDelivery', 'badges', 'alsoIn'])
    expect(await shop.reset((last?.number ?? 0) - 1)).toEqual({ ok: true })
    expect(await shop.publishSeen()).toMatchObject({ ok: true })
    expect(await shop.soldSet()).toEqual(before)
  })

  test('show the vegetarian badge again once all dishes are vegetarian', async () => {
    const set = (await shop.store.content()).catalogue.sets.find(({ badges }) =>
      badges.includes('vegetarian'),
    )
    const dish = set?.groups[0]?.dishes[0]?.dish
    if (!set || !dish) throw new Error('no set is vegetarian')
    const vegetarian = (is: boolean) =>
      shop.store.db.update(dishes).set({ vegetarian: is, vegan: false }).where(eq(dishes.id, dish.id))
    const publish = async (words: string) => {
      const { values } = await shop.view(set.id)
      const input = { ...values, 'description.en': words }
      expect(await shop.publishTyped(set.id, values, input)).toMatchObject({ ok: true })
      await shop.store.refresh()
    }
    await vegetarian(false)
    await shop.store.refresh()
    expect((await shop.view(set.id)).values.badges).not.toContain('vegetarian')
    await publish('Told while it was not')
    await vegetarian(true)
    await shop.store.refresh()
    expect((await shop.view(set.id)).values.badges).toContain('vegetarian')
    await publish('Told while it is')
    expect((await shop.view(set.id)).publishedValues.badges).toContain('vegetarian')
  })

  test('list the price of a set priced by item once its planned prices apply', async () => {
    const set = (await shop.store.content()).catalogue.sets.find(({ pricing }) => pricing === 'perItem')
    if (!set) throw new Error('no set priced by item')
    const { values } = await shop.view(set.id)
    const nextFrom = addDays(todayInHongKong(testNow), 5)
    const charges = set.groups.flatMap(({ id, dishes }) =>
      dishes.map(({ dish }) => [nextChargeField(id, dish.id), '777'] as const),
    )
    const input = { ...values, nextFrom, ...Object.fromEntries(charges) }
    const result = await shop.publishTyped(set.id, values, input)
    expect(result).toMatchObject({ ok: true })
    const listItem = (await shop.menus.list()).flatMap(({ sets }) => sets).find(({ id }) => id === set.id)
    expect(listItem).toMatchObject({ price: set.price, next: { from: nextFrom, price: 77_700 } })
    expect(await shop.reset(1, { id: set.id })).toEqual({ ok: true })
    expect(await shop.publishSeen({ id: set.id })).toMatchObject({ ok: true })
  })

  test('sell a set priced by item at its cheapest item, and give no item of it for free', async () => {
    const byItem = (await shop.store.content()).catalogue.sets.find(({ pricing }) => pricing === 'perItem')
    if (!byItem) throw new Error('no set is priced by item')
    const { id, badges } = byItem
    const { publishedValues } = await shop.view(id)
    const [groupId = ''] = groupsIn(publishedValues)
    const dishId = (await shop.menus.dishCalled('egg-tarts')) ?? ''
    const valuesWithDish =
      (await shop.menus.arranged(id, publishedValues, { of: 'dish', action: 'add', groupId, dishId })) ?? {}
    expect(valuesWithDish[chargeField(groupId, dishId)]).toBe('')
    const send = async (input: EditableSetView['values']) =>
      shop.publishTyped(id, (await shop.view(id)).values, input)
    for (const charge of ['', '0']) {
      const input = { ...valuesWithDish, [chargeField(groupId, dishId)]: charge }
      expect(await send(input)).toMatchObject({
        problems: { [chargeField(groupId, dishId)]: 'price-invalid' },
      })
      expect(await shop.menus.draft(amy, id)).toMatchObject({ id })
    }
    const whole = { ...valuesWithDish, [chargeField(groupId, dishId)]: '0.5', price: '77', display: 'range' }
    const season = { seasonFrom: '10-01', seasonTo: '10-31' }
    expect(await send({ ...whole, ...season })).toMatchObject({ ok: true })
    expect(await shop.soldSet(id)).toMatchObject({
      price: cents(50),
      priceDisplay: { kind: 'range', min: cents(50) },
      badges: expect.arrayContaining(['seasonal', ...badges]),
    })
    await shop.reset(1, { id })
    expect(await shop.publishSeen({ id })).toMatchObject({ ok: true })
    expect(await shop.soldSet(id)).toEqual(byItem)
  })

  test('add a new set as a copy without its picture, off sale, which can then be sold', async () => {
    const model = await shop.soldSet()
    const names = { like: shop.setId, zh: '新套餐', en: 'Brand-new Set' }
    expect(await shop.menus.add(amy, { ...names, en: ' ' })).toEqual(refusing('names-missing'))
    expect(await shop.menus.add(amy, { ...names, like: 999_999 })).toEqual(refusing('set-unknown'))
    expect(await shop.menus.add(staffMember('Bo', 'office'), names)).toEqual(refusing('not-allowed'))
    const one = await shop.menus.add(amy, names)
    for (const items of [{ zh: '新套餐 ' }, { zh: 'BRAND-NEW-set' }, { zh: '另一套', en: 'brand-new  Set' }])
      expect(await shop.menus.add(amy, { ...names, en: 'Another', ...items })).toEqual(refusing('name-taken'))
    const two = await shop.menus.add(amy, { ...names, zh: '另一套', en: 'Brand New Set' })
    if (!one.ok || !two.ok) throw new Error('not added')
    const { rules } = await shop.store.content()
    const newSet = rules.sets.get(one.setId)
    const table = expect.objectContaining({
      version: expect.stringMatching(/^table-/),
      alt: { zh: '新套餐', en: 'Brand-new Set' },
    })
    // Another set's picture and its description would be wrong.
    expect(newSet).toEqual({
      ...model,
      id: one.setId,
      slug: 'brand-new-set',
      published: false,
      name: { zh: '新套餐', en: 'Brand-new Set' },
      picture: table,
      cardPicture: table,
    })
    expect(rules.sets.get(two.setId)?.slug).toBe('brand-new-set-2')
    expect(await shop.menus.putOnSale(amy, one.setId, true)).toEqual({ ok: true })
    expect(await shopEventsOf(shop.store.db, String(one.setId), 2)).toMatchObject([
      { verb: 'put-on-sale' },
      { verb: 'add-set', actorName: 'Amy' },
    ])
  })
})
