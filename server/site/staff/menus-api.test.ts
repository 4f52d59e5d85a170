import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { Role } from '#domain/permissions.ts'
import { type Arrangement, arrange } from '#domain/staff/arrange-set.ts'
import { chargeField, dishesIn, groupField, groupsIn, nextChargeField } from '#domain/staff/set-groups.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { byDay } from '#server/db/shop/content-by-day.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { checkTrails } from '#server/db/work/trail.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { staffSession } from '#tests/support/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { createMenusApi, type EditableSetView, type MenusApi } from './menus-api.ts'

describe.each(testEngines)('the menus of the back office on %s', (engine) => {
  let store: TestStore
  let menus: MenusApi
  /** The set as it was loaded. */
  let loaded: EditableSetView['values']
  beforeAll(async () => {
    store = await openTestStore(engine)
    menus = createMenusApi(store, () => testNow)
    loaded = (await view()).published
  })
  afterAll(() => store.remove())

  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  const setId = 2
  async function view(id = setId): Promise<EditableSetView> {
    const found = await menus.set(id)
    if (!found) throw new Error(`no set ${id}`)
    return found
  }
  async function save(changes: Record<string, string>, opened?: EditableSetView['values'], by = as('Amy')) {
    const from = opened ?? (await view()).values
    return menus.saveDraft(by, { setId, opened: from, typed: { ...from, ...changes }, choices: {} })
  }
  /** Publishes the set as it is seen now. */
  async function publishSeen(by = as('Amy'), id = setId) {
    const { values } = await view(id)
    return menus.publish(by, { setId: id, opened: values, typed: values, choices: {} })
  }
  /** Brings back a version, or drops the draft that is seen now. */
  const reset = async (by: ReturnType<typeof as>, version: number | null, id = setId) =>
    menus.reset(by, id, version, (await view(id)).values)
  async function publish(changes: Record<string, string>) {
    expect(await save(changes)).toEqual({ ok: true })
    expect(await publishSeen()).toEqual({ ok: true })
  }
  const priceNow = async () => (await store.content()).facts.sets.get(setId)?.price

  test('customers see a draft once it is published; placed orders stay, and an old price is not charged', async () => {
    const before = await priceNow()
    const ordering = orderInput(await store.content(), testNow)
    const placed = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const asPlaced = await loadOrder(store.db, placed.id)

    expect(await save({ price: '990.5', 'name.en': '' })).toEqual({ ok: true })
    expect(await priceNow()).toBe(before)
    expect(await publishSeen()).toEqual({
      ...{ ok: false, reason: 'problems', problems: { 'name.en': 'text-missing' } },
    })
    expect((await view()).values.price).toBe('990.5')
    await publish({ 'name.en': 'Dearer set' })
    expect(await priceNow()).toBe(cents(99_050))

    const refused = await placeOrder({ store, randomBytes }, ordering, testNow)
    expect(refused).toMatchObject({ ok: false, refusals: [{ code: 'price-changed' }] })
    expect(await loadOrder(store.db, placed.id)).toEqual(asPlaced)
  })

  test('a price from a day is charged from that day on; what was ordered before stays', async () => {
    let now = testNow
    const shop = byDay(store, () => now)
    const at = createMenusApi(shop, () => now)
    const first = addDays(todayInHongKong(testNow), 3)
    const opened = (await at.set(setId))?.values ?? {}
    const typed = { ...opened, nextFrom: first, nextPrice: '888.5' }
    expect(await at.publish(as('Amy'), { setId, opened, typed, choices: {} })).toEqual({ ok: true })
    const priceThen = async () => (await shop.content()).facts.sets.get(setId)?.price
    const before = await priceThen()
    const ordered = await placedOrder(shop, orderInput(await shop.content(), now), now)
    const asPlaced = await loadOrder(store.db, ordered.id)
    now = new Date(startOfDay(first).getTime() - 1)
    expect(await priceThen()).toBe(before)
    // The dialog was filled in before midnight and sent after it.
    const shown = orderInput(await shop.content(), now)
    now = startOfDay(first)
    expect(await priceThen()).toBe(cents(88_850))
    expect(await placeOrder({ store: shop, randomBytes }, shown, now)).toMatchObject({
      ...{ ok: false, refusals: [{ code: 'price-changed' }] },
    })
    expect(await loadOrder(store.db, ordered.id)).toEqual(asPlaced)
    // The form shows the new price as the present one, and a form that was opened before saves nothing else.
    expect((await at.set(setId))?.values).toMatchObject({ price: '888.5', nextFrom: '', nextPrice: '' })
    const late = { setId, opened: typed, typed: { ...typed, 'tagline.en': 'Later' }, choices: {} }
    expect(await at.publish(as('Amy'), late)).toEqual({ ok: true })
    expect((await at.set(setId))?.published).toEqual({
      ...{ ...opened, 'tagline.en': 'Later', price: '888.5' },
    })
    await reset(as('Amy'), 1)
    await publishSeen()
  })

  test('a set that takes longer than the shop can’t be ordered sooner, except by the office', async () => {
    await publish({ leadDays: '9' })
    const today = todayInHongKong(testNow)
    const early = orderInput(await store.content(), testNow, { date: addDays(today, 8) })
    expect(await placeOrder({ store, randomBytes }, early, testNow)).toMatchObject({
      ...{ ok: false, refusals: [{ code: 'date-too-early', data: { earliest: addDays(today, 9) } }] },
    })
    const inTime = orderInput(await store.content(), testNow, { date: addDays(today, 9) })
    expect(await placeOrder({ store, randomBytes }, inTime, testNow)).toMatchObject({ ok: true })
    await reset(as('Amy'), 1)
    await publishSeen()
  })

  test('any version comes back exactly, whatever was published since', async () => {
    const word = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
      .map((text) => `x${text.trim()}`)
    const change = fc.record({
      'name.zh': word,
      'tagline.en': word,
      price: fc.integer({ min: 1, max: 999_999 }).map((amount) => String(amount / 100)),
      minQuantity: fc.integer({ min: 1, max: 99 }).map(String),
      seasonFrom: fc.constantFrom('12-01', '01-05'),
      seasonTo: fc.constantFrom('12-31', '02-29'),
    })
    await fc.assert(
      fc.asyncProperty(change, change, async (one, other) => {
        await publish({ ...one, 'description.en': 'one' })
        const { published, versions } = await view()
        await publish({ ...other, 'description.en': 'other' })
        const number = versions[0]?.number ?? 0
        expect(await reset(as('Amy'), number)).toEqual({ ok: true })
        expect(await publishSeen()).toEqual({ ok: true })
        expect((await view()).published).toEqual(published)
      }),
      { numRuns: 2 },
    )
    expect((await view()).versions.at(-1)?.number).toBe(1)
    await reset(as('Amy'), 1)
    await publishSeen()
    expect((await view()).published).toEqual(loaded)
  })

  test('of two owners’ changes, both are kept where they do not clash, and asked where they do', async () => {
    const opened = (await view()).values
    expect(await save({ price: '700' }, opened, as('Amy'))).toEqual({ ok: true })
    expect(await save({ 'tagline.en': 'New line' }, opened, as('Bo'))).toEqual({ ok: true })
    expect((await view()).values).toMatchObject({ price: '700', 'tagline.en': 'New line' })
    const clash = await save({ price: '650' }, opened, as('Bo'))
    expect(clash).toMatchObject({ ok: false, reason: 'clashes' })
    expect((await view()).values.price).toBe('700')
    const typed = { ...opened, price: '650' }
    await menus.saveDraft(as('Bo'), { setId, opened, typed, choices: { price: 'mine' } })
    expect((await view()).values).toMatchObject({ price: '650', 'tagline.en': 'New line' })
    for (const version of [null, 1])
      expect(await menus.reset(as('Amy'), setId, version, opened)).toEqual({
        ...{ ok: false, reason: 'draft-unseen' },
      })
    expect((await view()).values).toMatchObject({ price: '650', 'tagline.en': 'New line' })
    expect(await reset(as('Bo'), null)).toEqual({ ok: true })
    expect((await view()).draft).toBeNull()
    expect(await menus.reset(as('Bo'), setId, null, { ...opened, price: '1' })).toMatchObject({ ok: false })
  })

  test('only what its publisher has seen is published; the rest is asked about', async () => {
    const opened = (await view()).values
    expect(await save({ 'description.en': 'Seen by Bo alone' }, opened, as('Bo'))).toEqual({ ok: true })
    const mine = { setId, opened, typed: { ...opened, price: '810' }, choices: {} }
    expect(await menus.publish(as('Amy'), mine)).toEqual({
      ...{ ok: false, reason: 'unseen', units: ['description.en'] },
    })
    expect(await priceNow()).not.toBe(cents(81_000))
    expect((await view()).values).toMatchObject({ price: '810', 'description.en': 'Seen by Bo alone' })
    expect(await publishSeen()).toEqual({ ok: true })
    expect(await priceNow()).toBe(cents(81_000))
    // What was published meanwhile counts too.
    const late = { setId, opened, typed: { ...opened, 'tagline.en': 'Late' }, choices: {} }
    expect(await menus.publish(as('Bo'), late)).toMatchObject({ ok: false, reason: 'unseen' })
    await reset(as('Bo'), null)
  })

  test('groups and dishes are published with their order, rules and charges, and come back exactly', async () => {
    const before = (await store.content()).facts.sets.get(setId)
    const { published } = await view()
    const [group = '', other = ''] = groupsIn(published)
    const dishId = (await menus.dishCalled('egg-tarts')) ?? ''
    const deeds: Arrangement[] = [
      { of: 'group', deed: 'remove', groupId: other },
      { of: 'group', deed: 'add', groupId: 'g-new' },
      { of: 'group', deed: 'up', groupId: 'g-new' },
      { of: 'dish', deed: 'add', groupId: 'g-new', dishId },
      { of: 'dish', deed: 'down', groupId: group, dishId: dishesIn(published, group)[0] ?? '' },
    ]
    const named = {
      ...{ [groupField('g-new', 'name.zh')]: '新組', [groupField('g-new', 'name.en')]: 'New' },
      ...{ [groupField('g-new', 'min')]: '0', [groupField('g-new', 'course')]: 'dessert' },
    }
    const arranged = deeds.reduce((values, deed) => arrange(values, deed, 'fixed'), published)
    const typed = { ...arranged, ...named, [chargeField('g-new', dishId)]: '12.5' }
    expect(await menus.publish(as('Amy'), { setId, opened: published, typed, choices: {} })).toEqual({
      ok: true,
    })
    expect((await view()).published).toEqual(typed)
    const after = (await store.content()).facts.sets.get(setId)
    expect(after?.groups.map(({ id }) => id)).toEqual(groupsIn(typed))
    expect(after?.groups.find(({ id }) => id === 'g-new')?.dishes).toMatchObject([
      { dish: { id: dishId }, extra: 1250, price: null },
    ])
    const [last] = (await view()).versions
    expect(await reset(as('Amy'), (last?.number ?? 0) - 1)).toEqual({ ok: true })
    expect(await publishSeen()).toEqual({ ok: true })
    expect((await store.content()).facts.sets.get(setId)).toEqual(before)
  })

  test('lists what a set priced by item costs once its planned prices count', async () => {
    const set = (await store.content()).catalogue.sets.find(({ pricing }) => pricing === 'perItem')
    if (!set) throw new Error('no set priced by item')
    const { values } = await view(set.id)
    const nextFrom = addDays(todayInHongKong(testNow), 5)
    const charges = set.groups.flatMap(({ id, dishes }) =>
      dishes.map(({ dish }) => [nextChargeField(id, dish.id), '777'] as const),
    )
    const typed = { ...values, nextFrom, ...Object.fromEntries(charges) }
    const published = await menus.publish(as('Amy'), { setId: set.id, opened: values, typed, choices: {} })
    expect(published).toEqual({ ok: true })
    const listed = (await menus.list()).flatMap(({ sets }) => sets).find(({ id }) => id === set.id)
    expect(listed).toMatchObject({ price: set.price, next: { from: nextFrom, price: 77_700 } })
    expect(await reset(as('Amy'), 1, set.id)).toEqual({ ok: true })
    expect(await publishSeen(as('Amy'), set.id)).toEqual({ ok: true })
  })

  test('a set priced by item is sold at its cheapest item, and no item of it is free', async () => {
    const byItem = (await store.content()).catalogue.sets.find(({ pricing }) => pricing === 'perItem')
    if (!byItem) throw new Error('no set is priced by item')
    const { id, badges } = byItem
    const { published } = await view(id)
    const [groupId = ''] = groupsIn(published)
    const dishId = (await menus.dishCalled('egg-tarts')) ?? ''
    const added = (await menus.arranged(id, published, { of: 'dish', deed: 'add', groupId, dishId })) ?? {}
    expect(added[chargeField(groupId, dishId)]).toBe('')
    const send = (typed: EditableSetView['values'], opened: EditableSetView['values']) =>
      menus.publish(as('Amy'), { setId: id, opened, typed, choices: {} })
    for (const charge of ['', '0']) {
      const typed = { ...added, [chargeField(groupId, dishId)]: charge }
      expect(await send(typed, (await view(id)).values)).toMatchObject({
        problems: { [chargeField(groupId, dishId)]: 'price-invalid' },
      })
      // Its preview is shown all the same.
      expect(await menus.draft(as('Amy'), id)).toMatchObject({ id })
    }
    const whole = { ...added, [chargeField(groupId, dishId)]: '0.5', price: '77', display: 'range' }
    const season = { seasonFrom: '10-01', seasonTo: '10-31' }
    expect(await send({ ...whole, ...season }, (await view(id)).values)).toEqual({ ok: true })
    expect((await store.content()).facts.sets.get(id)).toMatchObject({
      ...{ price: cents(50), priceDisplay: { kind: 'range', min: cents(50) } },
      badges: expect.arrayContaining(['seasonal', ...badges]),
    })
    await reset(as('Amy'), 1, id)
    expect(await publishSeen(as('Amy'), id)).toEqual({ ok: true })
    expect((await store.content()).facts.sets.get(id)).toEqual(byItem)
  })

  test('a set goes off sale and on again, and moves among its own category, each with an entry of the trail', async () => {
    const order = async () => {
      const listed = (await menus.list()).find(({ sets }) => sets.some(({ id }) => id === setId))
      return listed?.sets.map(({ id }) => id) ?? []
    }
    const before = await order()
    const at = before.indexOf(setId)
    const step = at === 0 ? 1 : -1
    // Two at once: the second moves it back, whichever comes first.
    const [there, back] = [{ by: step }, { by: step === 1 ? -1 : 1 }] as const
    await Promise.all([menus.move(as('Amy'), setId, there), menus.move(as('Bo'), setId, back)])
    await menus.move(as('Amy'), before[0] ?? 0, { by: -1 })
    expect((await order()).toSorted()).toEqual(before.toSorted())
    // A drop takes the place of another set; one of another category has none to give.
    const [first = 0, last = 0] = [(await order())[0], (await order()).at(-1)]
    await menus.move(as('Amy'), last, { placeOf: first })
    expect((await order()).slice(0, 2)).toEqual([last, first])
    const dropped = await order()
    await menus.move(as('Amy'), last, { placeOf: -1 })
    expect(await order()).toEqual(dropped)
    expect(await menus.putOnSale(as('Amy'), setId, false)).toEqual({ ok: true })
    const refused = await placeOrder(
      { store, randomBytes },
      orderInput(await store.content(), testNow),
      testNow,
    )
    expect(refused).toMatchObject({ ok: false, refusals: [{ code: 'set-unavailable' }] })
    expect(await menus.putOnSale(as('Amy'), setId, true)).toEqual({ ok: true })
    const verbs = (await shopEventsOf(store.db, String(setId), 3)).map(({ verb }) => verb)
    expect(verbs).toEqual(expect.arrayContaining(['put-on-sale', 'take-off-sale']))
    expect(await Array.fromAsync(checkTrails(store.db))).toEqual([])
  })

  test('a new set begins as a copy, off sale, and is sold like any other', async () => {
    const model = (await store.content()).facts.sets.get(setId)
    const names = { like: setId, zh: '新套餐', en: 'Brand-new Set' }
    expect(await menus.add(as('Amy'), { ...names, en: ' ' })).toBe('names-missing')
    expect(await menus.add(as('Amy'), { ...names, like: 999_999 })).toBe('set-unknown')
    expect(await menus.add(as('Bo', 'office'), names)).toBe('not-allowed')
    const one = await menus.add(as('Amy'), names)
    for (const taken of [{ zh: '新套餐 ' }, { zh: 'BRAND-NEW-set' }, { zh: '另一套', en: 'brand-new  Set' }])
      expect(await menus.add(as('Amy'), { ...names, en: 'Another', ...taken })).toBe('name-taken')
    const two = await menus.add(as('Amy'), { ...names, zh: '另一套', en: 'Brand New Set' })
    if (typeof one === 'string' || typeof two === 'string') throw new Error('not added')
    const { facts } = await store.content()
    const added = facts.sets.get(one.setId)
    expect(added).toEqual({
      ...{ ...model, id: one.setId, slug: 'brand-new-set', published: false },
      name: { zh: '新套餐', en: 'Brand-new Set' },
    })
    expect(facts.sets.get(two.setId)?.slug).toBe('brand-new-set-2')
    expect(await menus.putOnSale(as('Amy'), one.setId, true)).toEqual({ ok: true })
    expect(await shopEventsOf(store.db, String(one.setId), 2)).toMatchObject([
      { verb: 'put-on-sale' },
      { verb: 'add-set', actorName: 'Amy' },
    ])
  })

  test('is the owner’s alone', async () => {
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      const somebody = as('Bo', role)
      const no = { ok: false, reason: 'not-allowed' }
      expect(await menus.putOnSale(somebody, setId, false)).toEqual(no)
      expect(await publishSeen(somebody)).toEqual(no)
      expect(await menus.move(somebody, setId, { by: 1 })).toEqual(no)
    }
    expect(await menus.publish(as('Amy'), { setId: 999_999, opened: {}, typed: {}, choices: {} })).toEqual({
      ok: false,
      reason: 'set-unknown',
    })
  })
})
