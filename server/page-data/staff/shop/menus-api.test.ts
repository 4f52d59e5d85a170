import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { someSetEdits, withSetEdits } from '#tests/support/staff/random-set-edits.ts'
import { problemsOf, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openMenus } from '#tests/support/store/menus.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createFormsApi } from './forms-api.ts'
import { createMenusApi } from './menus-api.ts'

describe.each(testEngines)('the forms of menus on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openMenus>>
  beforeAll(async () => {
    shop = await openMenus(engine)
  })
  afterAll(() => shop.store.remove())

  const amy = staffMember('Amy')
  const bo = staffMember('Bo')
  const priceNow = async () => (await shop.soldSet())?.price

  test('show customers a draft once it is published; placed orders stay, and the old price is not charged', async () => {
    const before = await priceNow()
    const ordering = orderInput(await shop.store.content(), testNow)
    const order = await placedOrder(shop.store, orderInput(await shop.store.content(), testNow), testNow)
    const originalOrder = await storedOrder(shop.store, order)

    expect(await shop.save({ price: '990.5', 'name.en': '' })).toEqual(savedDraft)
    expect(await priceNow()).toBe(before)
    expect(problemsOf(await shop.publishSeen())).toEqual({ 'name.en': 'text-missing' })
    expect((await shop.view()).values.price).toBe('990.5')
    await shop.publish({ 'name.en': 'Dearer set' })
    expect(await priceNow()).toBe(cents(99_050))

    const result = await shop.place(ordering)
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'price-changed' }] })
    expect(await storedOrder(shop.store, order)).toEqual(originalOrder)
  })

  test('charge a planned price from its day on; earlier orders stay', async () => {
    let now = testNow
    const days = byDay(shop.store, () => now)
    const at = createMenusApi(days, () => now)
    const forms = createFormsApi(days, () => now)
    const place = shop.setPlace(shop.setId)
    const first = addDays(todayInHongKong(testNow), 3)
    const base = (await at.set(shop.setId))?.values ?? {}
    const input = { ...base, nextFrom: first, nextPrice: '888.5' }
    expect(await forms.save(amy, place, { base, input, as: 'published' })).toMatchObject({ ok: true })
    const priceThen = async () => (await days.content()).rules.sets.get(shop.setId)?.price
    const before = await priceThen()
    const earlierOrder = await placedOrder(days, orderInput(await days.content(), now), now)
    const originalOrder = await storedOrder(shop.store, earlierOrder)
    now = new Date(startOfDay(first).getTime() - 1)
    expect(await priceThen()).toBe(before)
    // The form is opened before midnight and sent after it.
    const order = orderInput(await days.content(), now)
    now = startOfDay(first)
    expect(await priceThen()).toBe(cents(88_850))
    expect(await placeOrder({ store: days, randomBytes }, order, now)).toMatchObject({
      ok: false,
      refusals: [{ code: 'price-changed' }],
    })
    expect(await storedOrder(shop.store, earlierOrder)).toEqual(originalOrder)
    // A form opened before shows the planned price as current too.
    expect((await at.set(shop.setId))?.values).toMatchObject({ price: '888.5', nextFrom: '', nextPrice: '' })
    const late = { base: input, input: { ...input, 'tagline.en': 'Later' }, as: 'published' } as const
    expect(await forms.save(amy, place, late)).toMatchObject({ ok: true })
    expect((await at.set(shop.setId))?.publishedValues).toEqual({
      ...base,
      'tagline.en': 'Later',
      price: '888.5',
    })
    await shop.reset(1)
    await shop.publishSeen()
  })

  test('allow only the office to order a set earlier than its longer lead time', async () => {
    await shop.publish({ leadDays: '9' })
    expect((await shop.view()).horizonDays).toBe((await shop.store.content()).settings.horizonDays)
    const today = todayInHongKong(testNow)
    const early = orderInput(await shop.store.content(), testNow, { date: addDays(today, 8) })
    expect(await shop.place(early)).toMatchObject({
      ok: false,
      refusals: [{ code: 'date-too-early', data: { earliest: addDays(today, 9) } }],
    })
    const inTime = orderInput(await shop.store.content(), testNow, { date: addDays(today, 9) })
    expect(await shop.place(inTime)).toMatchObject({ ok: true })
    await shop.reset(1)
    await shop.publishSeen()
  })

  test('restore any version of any set exactly, whatever was published since', {
    tags: ['slow'],
  }, async () => {
    // A set with supplements, one with full sheets, a vegetarian one and one priced by item.
    const ids = [2, 18, 22, 49]
    const isOnSale = async (id: number) =>
      (await shop.store.content()).catalogue.sets.find((set) => set.id === id)
    const loadedSets = await Promise.all(ids.map(isOnSale))
    const pictures = [...(await shop.store.content()).catalogue.pictures.values()].slice(0, 9)
    const dishById = (await shop.store.content()).catalogue.dishes
    const vegetarian = new Set([...dishById.values()].filter((dish) => dish.vegetarian).map(({ id }) => id))
    let turn = 0
    async function publish(id: number, edits: Parameters<typeof withSetEdits>[1]) {
      const { values, pricing, dishes, categories, courses } = await shop.view(id)
      const context = {
        pricing,
        courses,
        categories: categories.map((category) => category.id),
        dishes: dishes.filter(({ onSale }) => onSale).map((dish) => dish.id),
        pictures: pictures.map((picture) => picture.id),
        vegetarian,
      }
      turn += 1
      const input = { ...withSetEdits(values, edits, context), 'description.en': `Turn ${turn}` }
      expect(await shop.publishTyped(id, values, input)).toMatchObject({ ok: true })
    }
    async function bringBack(id: number, version: number) {
      expect(await shop.reset(version, { id })).toEqual({ ok: true })
      expect(await shop.publishSeen({ id })).toMatchObject({ ok: true })
    }
    // Each set has to differ from its first version whatever the property draws.
    for (const id of ids) await publish(id, [])
    const randomNumbers = { first: 0, second: 0, third: 0, words: 'x', dollars: '1', isOn: true }
    const oneCourseLess = [{ ...randomNumbers, kind: 'course removed' }] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), someSetEdits, someSetEdits, async (id, some, others) => {
        await publish(id, some)
        const menu = await isOnSale(id)
        const { publishedValues, versions } = await shop.view(id)
        await publish(id, others)
        await bringBack(id, versions[0]?.number ?? 0)
        expect(await isOnSale(id)).toEqual(menu)
        expect((await shop.view(id)).publishedValues).toEqual(publishedValues)
      }),
      { numRuns: 10, endOnFailure: true, examples: [[18, [], oneCourseLess]] },
    )
    for (const [index, id] of ids.entries()) {
      expect((await shop.view(id)).versions.at(-1)?.number).toBe(1)
      await bringBack(id, 1)
      expect(await isOnSale(id)).toEqual(loadedSets[index])
    }
  })

  test('ignore the order of ticked boxes, and restore the order of a version', async () => {
    const id = 22
    const place = shop.setPlace(id)
    const publish = async (changes: Record<string, string>) =>
      shop.forms.save(amy, place, { ...(await saveInput(changes)), as: 'published' })
    const categoriesNow = async () =>
      (await shop.store.content()).catalogue.sets.find((set) => set.id === id)?.alsoIn
    const saveInput = async (changes: Record<string, string>) => {
      const { values } = await shop.view(id)
      const readForm = (from: typeof values) => shop.forms.readInput(place, (name) => from[name] ?? null)
      const [base, input] = [await readForm(values), await readForm({ ...values, ...changes })]
      if (!base || !input) throw new Error('the set is gone')
      return { base, input }
    }
    const { values, categories } = await shop.view(id)
    const [one = '', other = ''] = categories
      .map((category) => category.id)
      .filter((each) => each !== values.categoryId)
    for (const alsoIn of ['', `${one},${other}`, other, `${other},${one}`])
      expect(await publish({ alsoIn, 'name.en': `In ${alsoIn}` })).toMatchObject({ ok: true })
    expect(await categoriesNow()).toEqual([other, one])
    const second = (await shop.view(id)).versions[2]?.number ?? 0
    const { base } = await saveInput({})
    expect(await shop.forms.reset(amy, place, { version: second, base })).toEqual({ ok: true })
    expect(await shop.forms.save(amy, place, await saveInput({ price: '901' }))).toEqual(savedDraft)
    expect(await shop.forms.reset(amy, place, { version: null, base: (await saveInput({})).base })).toEqual({
      ok: true,
    })
    expect(await shop.forms.reset(amy, place, { version: second, base: (await saveInput({})).base })).toEqual(
      {
        ok: true,
      },
    )
    expect(await publish({})).toMatchObject({ ok: true })
    expect(await categoriesNow()).toEqual([one, other])
    expect((await shop.view(id)).versions[0]?.changedUnits).not.toContain('alsoIn')
  })

  test('take a set off sale and on again, and move it in its category, each with an entry of the audit log', async () => {
    const order = async () => {
      const category = (await shop.menus.list()).find(({ sets }) => sets.some(({ id }) => id === shop.setId))
      return category?.sets.map(({ id }) => id) ?? []
    }
    const before = await order()
    const at = before.indexOf(shop.setId)
    const step = at === 0 ? 1 : -1
    // The second of two concurrent moves reverses the first.
    const [there, back] = [{ by: step }, { by: step === 1 ? -1 : 1 }] as const
    await Promise.all([shop.menus.move(amy, shop.setId, there), shop.menus.move(bo, shop.setId, back)])
    await shop.menus.move(amy, before[0] ?? 0, { by: -1 })
    expect((await order()).toSorted()).toEqual(before.toSorted())
    // A drop takes the place of a set of the same category.
    const [first = 0, last = 0] = [(await order())[0], (await order()).at(-1)]
    await shop.menus.move(amy, last, { placeOf: first })
    expect((await order()).slice(0, 2)).toEqual([last, first])
    const orderAfterDrop = await order()
    await shop.menus.move(amy, last, { placeOf: -1 })
    expect(await order()).toEqual(orderAfterDrop)
    expect(await shop.menus.putOnSale(amy, shop.setId, false)).toEqual({ ok: true })
    const result = await shop.place(orderInput(await shop.store.content(), testNow))
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'set-unavailable' }] })
    expect(await shop.menus.putOnSale(amy, shop.setId, true)).toEqual({ ok: true })
    const verbs = (await shopEventsOf(shop.store.db, String(shop.setId), 3)).map(({ verb }) => verb)
    expect(verbs).toEqual(expect.arrayContaining(['put-on-sale', 'take-off-sale']))
  })

  test('are allowed to owners only', async () => {
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      const somebody = staffMember('Bo', role)
      const no = { ok: false, reason: 'not-allowed' }
      expect(await shop.menus.putOnSale(somebody, shop.setId, false)).toEqual(no)
      expect(await shop.publishSeen({ by: somebody })).toEqual(no)
      expect(await shop.menus.move(somebody, shop.setId, { by: 1 })).toEqual(no)
    }
    const none = { base: {}, input: {} }
    expect(await shop.forms.save(amy, shop.setPlace(999_999), none)).toEqual({
      ok: false,
      reason: 'thing-unknown',
    })
  })
})
