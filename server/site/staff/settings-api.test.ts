import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paying } from '#content/ordering/paying.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu-selection.ts'
import { cents } from '#domain/money.ts'
import type { Role } from '#domain/permissions.ts'
import { seenText } from '#domain/staff/settings/saving.ts'
import type { SectionId } from '#domain/staff/settings/sections.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { promotions } from '#server/db/schema/settings.ts'
import { checkTrails } from '#server/db/work/trail.ts'
import { chosenWays, offeredMethods } from '#server/payments/payment-ways.ts'
import { paymentView } from '#server/site/payment-view.ts'
import { awayStore } from '#tests/support/away-store.ts'
import { noticeDeps } from '#tests/support/notices.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { practisedPayments } from '#tests/support/payment-ways.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { staffSession } from '#tests/support/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { createSettingsApi, type SettingsApi } from './settings-api.ts'

describe.each(testEngines)('the settings on %s', (engine) => {
  let store: TestStore
  let api: SettingsApi
  beforeAll(async () => {
    store = await openTestStore(engine)
    api = createSettingsApi(store, ways(), () => testNow)
  })
  afterAll(() => store.remove())

  const ways = () => practisedPayments(store, () => testNow).ways
  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  const settings = async () => (await store.content()).settings
  const valuesOf = async (section: SectionId) => (await api.view()).values[section]

  /** Saves after a look at what is shown, without the fields of a removed row. */
  async function change(
    section: SectionId,
    changes: Record<string, string>,
    by = as('Amy'),
    removed: string | null = null,
  ) {
    const opened = await valuesOf(section)
    const kept = Object.entries(opened).filter(([name]) => removed === null || !name.startsWith(removed))
    const asked = { section, opened, typed: { ...Object.fromEntries(kept), ...changes } }
    const look = await api.save(by, { ...asked, seen: '' })
    if (look.ok || look.reason !== 'look') return { look, saved: look }
    return { look, saved: await api.save(by, { ...asked, seen: seenText(look.check) }) }
  }

  async function earlierOf(entry = 0) {
    const earlier = await api.before(entry)
    if (!earlier || earlier === 'temporarily-unavailable') throw new Error('no such entry')
    return earlier
  }

  test('nothing is saved before the change was shown; then new orders follow it and placed ones keep theirs', async () => {
    const content = await store.content()
    const input = orderInput(content, testNow)
    const placed = await placedOrder(store, orderInput(content, testNow), testNow)
    const asPlaced = await loadOrder(store.db, placed.id)
    const zoneId = input.draft.zoneId ?? ''
    const before = (await settings()).zones
    const dearer = Object.fromEntries(
      before.flatMap(({ id }) => [
        [`zone.${id}.fee`, '999'],
        [`zone.${id}.special`, '999'],
      ]),
    )
    const opened = await valuesOf('zones')
    const first = await api.save(as('Amy'), {
      section: 'zones',
      opened,
      typed: { ...opened, ...dearer },
      seen: '',
    })
    expect(first).toMatchObject({ ok: false, reason: 'look' })
    expect((await settings()).zones).toEqual(before)

    const { look, saved } = await change('zones', dearer)
    expect(saved).toEqual({ ok: true })
    expect(look).toMatchObject({ check: { effects: [{ kind: 'orders-keep', orders: 2 }] } })
    expect((await settings()).zones.find(({ id }) => id === zoneId)?.fee).toBe(cents(99_900))
    expect(await loadOrder(store.db, placed.id)).toEqual(asPlaced)
    const [entry] = (await api.view()).history
    expect(entry).toMatchObject({ by: 'Amy', section: 'zones' })
    expect(entry?.changes).toContainEqual({
      name: `zone.${zoneId}.fee`,
      from: opened[`zone.${zoneId}.fee`],
      to: '999',
    })
    const earlier = await earlierOf(entry?.id)
    expect(earlier).toEqual({ section: 'zones', opened: await valuesOf('zones'), values: opened })
    expect((await change('zones', earlier.values)).saved).toEqual({ ok: true })
    expect((await settings()).zones).toEqual(before)

    expect((await change('extras', { cutleryPrice: '9' })).saved).toEqual({ ok: true })
    const refused = await placeOrder({ store, randomBytes }, input, testNow)
    expect(refused).toMatchObject({ ok: false, refusals: [{ code: 'price-changed' }] })
    expect(await loadOrder(store.db, placed.id)).toEqual(asPlaced)
  })

  test('a slot that closes names the orders in it; they keep it, and no other gets it', async () => {
    const content = await store.content()
    const input = orderInput(content, testNow)
    const slot = input.draft.slot ?? ''
    await placedOrder(store, orderInput(content, testNow), testNow)
    const { look, saved } = await change('slots', { slotCapacity: '9000', [`slot.${slot}`]: '' })
    if (look.ok || look.reason !== 'look') throw new Error('not shown')
    expect(look.check.effects).toContainEqual({ kind: 'slot-closed', slot, orders: expect.any(Number) })
    expect(look.check.effects[0]).not.toMatchObject({ orders: 0 })
    expect(saved).toEqual({ ok: true })
    const refused = await placeOrder({ store, randomBytes }, input, testNow)
    expect(refused).toMatchObject({ ok: false })
    expect((await change('slots', { [`slot.${slot}`]: 'on' })).saved).toEqual({ ok: true })
    expect(await placeOrder({ store, randomBytes }, input, testNow)).toMatchObject({ ok: true })
  })

  test('places are added, renamed and removed, and everything comes back from the trail', async () => {
    const before = (await settings()).remotePlaces
    const [first] = before
    const opened = await valuesOf('remotePlaces')
    const kept = Object.entries(opened).filter(([name]) => !name.startsWith(`place.${first?.id}.`))
    const typed = {
      ...Object.fromEntries(kept),
      'place.new.name.zh': '長洲',
      'place.new.name.en': 'Cheung Chau',
      'place.new.note.zh': '船運',
      'place.new.note.en': 'By ferry',
      'place.new.zone': first?.zoneId ?? '',
      'place.new.quote': 'on',
    }
    const look = await api.save(as('Amy'), { section: 'remotePlaces', opened, typed, seen: '' })
    if (look.ok || look.reason !== 'look') throw new Error('not shown')
    expect(look.check.effects).toContainEqual({ kind: 'place-removed', name: first?.name, orders: 0 })
    const seen = seenText(look.check)
    expect(await api.save(as('Amy'), { section: 'remotePlaces', opened, typed, seen })).toEqual({ ok: true })
    const after = (await settings()).remotePlaces
    expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), 'cheung-chau'])
    const [entry] = (await api.view()).history
    const earlier = await earlierOf(entry?.id)
    const back = {
      section: 'remotePlaces',
      opened: await valuesOf('remotePlaces'),
      typed: earlier.values,
    } as const
    const again = await api.save(as('Amy'), { ...back, seen: '' })
    if (again.ok || again.reason !== 'look') throw new Error('not shown')
    expect(await api.save(as('Amy'), { ...back, seen: seenText(again.check) })).toEqual({ ok: true })
    const restored = (await settings()).remotePlaces
    expect(restored.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      before.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test('a zone is removed once its districts have moved; orders to it keep it, and it comes back', async () => {
    const content = await store.content()
    const placed = await placedOrder(store, orderInput(content, testNow), testNow)
    const asPlaced = await loadOrder(store.db, placed.id)
    const before = await settings()
    const opened = await valuesOf('zones')
    const without = Object.entries(opened).filter(([name]) => !name.startsWith('zone.kowloon.'))
    const save = (typed: Record<string, string>, seen = '') =>
      api.save(as('Amy'), { section: 'zones', opened, typed, seen })
    expect(await save(Object.fromEntries(without))).toMatchObject({ reason: 'problems' })
    const typed = Object.fromEntries(
      without.map(([name, zone]) => [name, zone === 'kowloon' ? 'hong-kong-island' : zone]),
    )
    const look = await save(typed)
    if (look.ok || look.reason !== 'look') throw new Error('not shown')
    expect(look.check.effects).toContainEqual({
      ...{ kind: 'zone-removed', name: { zh: '九龍（將軍澳除外）', en: expect.any(String) } },
      orders: expect.toSatisfy((orders: number) => orders > 0),
    })
    expect(await save(typed, seenText(look.check))).toEqual({ ok: true })
    const now = await store.content()
    expect(now.settings.zones.map(({ id }) => id)).not.toContain('kowloon')
    const lost = orderInput(content, testNow)
    expect(await placeOrder({ store, randomBytes }, lost, testNow)).toMatchObject({ ok: false })
    expect(await loadOrder(store.db, placed.id)).toEqual(asPlaced)

    const [entry] = (await api.view()).history
    expect((await change('zones', (await earlierOf(entry?.id)).values)).saved).toEqual({ ok: true })
    const back = await settings()
    expect(new Set(back.zones)).toEqual(new Set(before.zones))
    expect(back.districts).toEqual(before.districts)
  })

  test('of two owners the second is told of a clash, and what does not clash is kept from both', async () => {
    const opened = await valuesOf('extras')
    expect((await change('extras', { cutleryPrice: '4' }, as('Amy'))).saved).toEqual({ ok: true })
    const mine = { ...opened, cutleryPrice: '6', tongsPrice: '7' }
    const clash = await api.save(as('Bo'), { section: 'extras', opened, typed: mine, seen: '' })
    expect(clash).toMatchObject({ reason: 'clashes', units: ['cutleryPrice'], stored: { cutleryPrice: '4' } })
    const other = { ...opened, tongsPrice: '7' }
    const look = await api.save(as('Bo'), { section: 'extras', opened, typed: other, seen: '' })
    if (look.ok || look.reason !== 'look') throw new Error('not shown')
    expect(
      await api.save(as('Bo'), { section: 'extras', opened, typed: other, seen: seenText(look.check) }),
    ).toEqual({
      ok: true,
    })
    expect(await settings()).toMatchObject({ cutleryPrice: cents(400), tongsPrice: cents(700) })
  })

  test('a way to pay that is switched off is not offered, and accounts of the shop go before the configured ones', async () => {
    const input = { ...orderInput(await store.content(), testNow), paymentMethod: 'payme' as const }
    const waiting = await placedOrder(store, input, testNow)
    const orderOf = async () => {
      const order = await loadOrder(store.db, waiting.id)
      if (!order) throw new Error('no order')
      return paymentView(order, [], chosenWays(ways(), await settings()), waiting.token, testNow)
    }
    expect(await orderOf()).toMatchObject({ instructions: { kind: 'payme' }, takesProofs: true })
    const { saved } = await change('payment', {
      'method.payme': '',
      fps: '1234567',
      payWithinHours: '48',
    })
    expect(saved).toEqual({ ok: true })
    const now = chosenWays(ways(), await settings())
    expect(offeredMethods(now)).not.toContain('payme')
    expect(offeredMethods(now)).toContain('fps')
    // Who has transferred the money already can still show it.
    expect(await orderOf()).toMatchObject({ instructions: null, code: null, takesProofs: true })
    await notifyOrderPlaced(noticeDeps(store), { orderId: waiting.id })
    const letter = join(store.dataDir, 'outbox', `order-${waiting.reference}-placed.eml`)
    const [, text = ''] = (await readFile(letter, 'utf8')).split(/\r\n--.*\r\n/)
    const words = Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')
    expect(words).toContain(waiting.reference)
    expect(words).not.toContain(paying.payee.zh)
    expect(now.accounts.fps).toEqual({ kind: 'id', value: '1234567' })
    expect(now.accounts.bank).toEqual(ways().accounts.bank)
    expect((await settings()).payWithinHours).toBe(48)
    const placed = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const { payBy } = (await loadOrder(store.db, placed.id)) ?? {}
    expect(todayInHongKong(payBy ?? testNow) > todayInHongKong(testNow)).toBe(true)
  })

  test('a new code takes effect within its limits, its uses are counted, and its last day ends it', async () => {
    const code = {
      'promo.new.on': 'on',
      'promo.new.code': 'Late5',
      'promo.new.kind': 'amount',
      'promo.new.off': '50',
      'promo.new.uses': '1',
      'promo.new.name.zh': '減五十',
      'promo.new.name.en': 'Fifty off',
      'promo.new.about.zh': '一次',
      'promo.new.about.en': 'Once',
    }
    expect((await change('promotions', code)).saved).toEqual({ ok: true })
    const added = (await settings()).promotions.find((each) => each.code === 'LATE5')
    expect(added).toMatchObject({ kind: 'amount', amount: cents(5_000), maxUses: 1, minSubtotal: cents(0) })
    const content = await store.content()
    await placedOrder(store, orderInput(content, testNow, { promotionCode: 'late5' }), testNow)
    const second = orderInput(content, testNow, { promotionCode: 'late5' })
    expect(await placeOrder({ store, randomBytes }, second, testNow)).toMatchObject({ ok: false })
    expect((await api.view()).promotionTotals['code-late5']).toEqual({ orders: 1, discount: cents(5_000) })

    const ended = { [`promo.${added?.id}.uses`]: '9', [`promo.${added?.id}.until`]: '2026-01-01' }
    const before = await writtenPromotions()
    expect((await change('promotions', ended)).saved).toEqual({ ok: true })
    // Orders that use other codes at that moment wait for nothing.
    const after = await writtenPromotions()
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual([added?.id])
    const late = orderInput(await store.content(), testNow, { promotionCode: 'LATE5' })
    const refused = await placeOrder({ store, randomBytes }, late, testNow)
    expect(refused).toMatchObject({ ok: false, refusals: [{ code: 'promotion-ended' }] })
  })

  test('a code that is removed and added again counts its uses from nothing', async () => {
    const code = {
      ...{ 'promo.new.on': 'on', 'promo.new.code': 'AGAIN', 'promo.new.kind': 'amount' },
      ...{ 'promo.new.off': '50', 'promo.new.uses': '1' },
      ...{ 'promo.new.name.zh': '減五十', 'promo.new.name.en': 'Fifty off' },
      ...{ 'promo.new.about.zh': '一次', 'promo.new.about.en': 'Once' },
    }
    const placeWithCode = async () => {
      const input = orderInput(await store.content(), testNow, { promotionCode: 'AGAIN' })
      return placeOrder({ store, randomBytes }, input, testNow)
    }
    expect((await change('promotions', code)).saved).toEqual({ ok: true })
    expect(await placeWithCode()).toMatchObject({ ok: true })
    expect(await placeWithCode()).toMatchObject({ refusals: [{ code: 'promotion-used-up' }] })
    expect((await change('promotions', {}, as('Amy'), 'promo.code-again.')).saved).toEqual({ ok: true })
    expect((await change('promotions', code)).saved).toEqual({ ok: true })
    expect(await placeWithCode()).toMatchObject({ ok: true })
  })

  test('a promotion is switched off, renamed and removed; orders that have it keep it, and all of it comes back', async () => {
    const content = await store.content()
    const input = () => orderInput(content, testNow, { promotionCode: 'CASH100' })
    const placed = await placedOrder(store, input(), testNow)
    const asPlaced = await loadOrder(store.db, placed.id)
    const before = (await settings()).promotions
    const { look, saved } = await change('promotions', { 'promo.cash100.on': '' })
    expect(look).toMatchObject({ check: { effects: [{ kind: 'promotion-off', orders: 1 }, {}] } })
    expect(saved).toEqual({ ok: true })
    expect((await settings()).promotions).toEqual(before.filter(({ id }) => id !== 'cash100'))
    expect(await placeOrder({ store, randomBytes }, input(), testNow)).toMatchObject({
      refusals: [{ code: 'promotion-unknown' }],
    })
    const renamed = { 'promo.cash100.on': 'on', 'promo.cash100.code': 'cash-hundred' }
    expect((await change('promotions', renamed)).saved).toEqual({ ok: true })
    const now = await store.content()
    const again = orderInput(now, testNow, { promotionCode: 'CASH-HUNDRED' })
    expect(await placeOrder({ store, randomBytes }, again, testNow)).toMatchObject({ ok: true })
    expect((await api.view()).promotionTotals.cash100?.orders).toBe(2)

    const opened = await valuesOf('promotions')
    const kept = Object.entries(opened).filter(([name]) => !name.startsWith('promo.cash100.'))
    const without = { section: 'promotions', opened, typed: Object.fromEntries(kept) } as const
    const removal = await api.save(as('Amy'), { ...without, seen: '' })
    if (removal.ok || removal.reason !== 'look') throw new Error('not shown')
    expect(removal.check.effects[0]).toMatchObject({ kind: 'promotion-removed', orders: 2 })
    expect(await api.save(as('Amy'), { ...without, seen: seenText(removal.check) })).toEqual({ ok: true })
    expect((await settings()).promotions.map(({ id }) => id)).not.toContain('cash100')
    expect(await loadOrder(store.db, placed.id)).toEqual(asPlaced)
    const [entry] = (await api.view()).history
    const earlier = await earlierOf(entry?.id)
    expect((await change('promotions', earlier.values)).saved).toEqual({ ok: true })
    const back = { 'promo.cash100.code': 'CASH100' }
    expect((await change('promotions', back)).saved).toEqual({ ok: true })
    const byId = (all: typeof before) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId((await settings()).promotions)).toEqual(byId(before))
  })

  test('free delivery by a code is given as often as was said, where there is a fee to waive', async () => {
    const code = {
      ...{ 'promo.new.on': 'on', 'promo.new.code': 'freeship', 'promo.new.kind': 'freeDelivery' },
      ...{ 'promo.new.min': '100', 'promo.new.uses': '1', 'promo.new.each': '1' },
      ...{ 'promo.new.name.zh': '免運費', 'promo.new.name.en': 'Free delivery' },
      ...{ 'promo.new.about.zh': '一位客人', 'promo.new.about.en': 'For one customer' },
    }
    // No food reaches the threshold.
    expect((await change('extras', { freeDeliveryFrom: '99999' })).saved).toEqual({ ok: true })
    expect((await change('promotions', code)).saved).toEqual({ ok: true })
    const content = await store.content()
    const set = content.catalogue.sets.find(
      ({ includesDelivery, published, season, unit }) =>
        !includesDelivery && published && !season && unit === 'set',
    )
    if (!set) throw new Error('every set of the demo includes delivery')
    const lines = [{ setId: set.id, quantity: set.minQuantity, selection: defaultSelection(set) }]
    const plain = orderInput(content, testNow, { lines })
    const input = () => orderInput(content, testNow, { lines, promotionCode: 'FREESHIP' })
    const pickupPlaceId = content.settings.pickupPlaces[0]?.id ?? null
    const pickup = { ...input().draft, fulfilment: 'pickup', zoneId: null, pickupPlaceId } as const
    expect(await placeOrder({ store, randomBytes }, { ...input(), draft: pickup }, testNow)).toMatchObject({
      refusals: [{ code: 'promotion-no-fee' }],
    })
    const unwaived = await placedOrder(store, plain, testNow)
    const fee = (await loadOrder(store.db, unwaived.id))?.deliveryFee ?? cents(0)
    expect(fee).toBeGreaterThan(0)
    const placed = await placedOrder(store, input(), testNow)
    expect(await loadOrder(store.db, placed.id)).toMatchObject({
      ...{ deliveryFee: 0, promotionCode: 'FREESHIP', discount: 0 },
      promotions: [{ freeDelivery: fee }],
    })
    expect(await placeOrder({ store, randomBytes }, input(), testNow)).toMatchObject({
      refusals: [{ code: 'promotion-used-up' }],
    })
    expect((await api.view()).promotionTotals['code-freeship']).toEqual({ orders: 1, discount: fee })
  })

  /** By which transaction each promotion was written. */
  async function writtenPromotions(): Promise<Readonly<Record<string, string>>> {
    const writer = sql<string>`xmin::text`
    const rows = await store.db.select({ id: promotions.id, writer }).from(promotions)
    return Object.fromEntries(rows.map(({ id, writer: by }) => [id, by]))
  }

  test('while the database is away nothing is saved, and the form is told so', async () => {
    const opened = await valuesOf('terms')
    const away = createSettingsApi(awayStore(store), ways(), () => testNow)
    const asked = { section: 'terms', opened, typed: { termsVersion: '2027-01' }, seen: '' } as const
    expect(await away.save(as('Amy'), asked)).toEqual({ ok: false, reason: 'temporarily-unavailable' })
    expect(await away.before(1)).toBe('temporarily-unavailable')
  })

  test('only the owner changes settings, and nothing wrong is saved', async () => {
    const { look } = await change('terms', { termsVersion: '2027-01' }, as('Olive', 'office'))
    expect(look).toEqual({ ok: false, reason: 'not-allowed' })
    expect((await change('terms', { termsVersion: 'x' })).look).toMatchObject({ reason: 'problems' })
    expect((await change('terms', {})).look).toMatchObject({ reason: 'nothing-changed' })
    expect(await Array.fromAsync(checkTrails(store.db))).toEqual([])
  })
})
