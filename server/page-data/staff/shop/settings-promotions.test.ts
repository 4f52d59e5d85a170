import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import { promotions } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { openSettings } from '#tests/support/store/settings.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

describe.each(testEngines)('promotions in the settings on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openSettings>>
  beforeAll(async () => {
    shop = await openSettings(engine)
  })
  afterAll(() => shop.store.remove())

  test('apply a new code within its limits, count its uses, and end it after its last day', async () => {
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
    expect((await shop.change('promotions', code)).saved).toEqual({ ok: true })
    const promotion = (await shop.settings()).promotions.find((each) => each.code === 'LATE5')
    expect(promotion).toMatchObject({
      kind: 'amount',
      amount: cents(5_000),
      maxUses: 1,
      minSubtotal: cents(0),
    })
    const content = await shop.store.content()
    await placedOrder(shop.store, orderInput(content, testNow, { promotionCode: 'late5' }), testNow)
    const second = orderInput(content, testNow, { promotionCode: 'late5' })
    expect(await shop.place(second)).toMatchObject({ ok: false })
    expect((await shop.api.view()).promotionTotals['code-late5']).toEqual({
      orders: 1,
      discount: cents(5_000),
    })

    const endedForm = { [`promo.${promotion?.id}.uses`]: '9', [`promo.${promotion?.id}.until`]: '2026-01-01' }
    const before = await loadPromotions()
    expect((await shop.change('promotions', endedForm)).saved).toEqual({ ok: true })
    // Orders with other codes do not wait.
    const after = await loadPromotions()
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual([promotion?.id])
    const late = orderInput(await shop.store.content(), testNow, { promotionCode: 'LATE5' })
    const result = await shop.place(late)
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'promotion-ended' }] })
  })

  test('count the uses of a code from 0 if it was removed and added again', async () => {
    const code = {
      'promo.new.on': 'on',
      'promo.new.code': 'AGAIN',
      'promo.new.kind': 'amount',
      'promo.new.off': '50',
      'promo.new.uses': '1',
      'promo.new.name.zh': '減五十',
      'promo.new.name.en': 'Fifty off',
      'promo.new.about.zh': '一次',
      'promo.new.about.en': 'Once',
    }
    const placeWithCode = async () => {
      const input = orderInput(await shop.store.content(), testNow, { promotionCode: 'AGAIN' })
      return shop.place(input)
    }
    expect((await shop.change('promotions', code)).saved).toEqual({ ok: true })
    expect(await placeWithCode()).toMatchObject({ ok: true })
    expect(await placeWithCode()).toMatchObject({ refusals: [{ code: 'promotion-used-up' }] })
    expect((await shop.change('promotions', {}, { removed: 'promo.code-again.' })).saved).toEqual({
      ok: true,
    })
    expect((await shop.change('promotions', code)).saved).toEqual({ ok: true })
    expect(await placeWithCode()).toMatchObject({ ok: true })
  })

  test('switch off, rename and remove a promotion; its orders keep it, and it can be restored', async () => {
    const content = await shop.store.content()
    const input = () => orderInput(content, testNow, { promotionCode: 'CASH100' })
    const order = await placedOrder(shop.store, input(), testNow)
    const originalOrder = await storedOrder(shop.store, order)
    const before = (await shop.settings()).promotions
    const { effects, saved } = await shop.change('promotions', { 'promo.cash100.on': '' })
    expect(effects).toMatchObject([{ kind: 'promotion-off', orders: 1 }, {}])
    expect(saved).toEqual({ ok: true })
    expect((await shop.settings()).promotions).toEqual(before.filter(({ id }) => id !== 'cash100'))
    expect(await shop.place(input())).toMatchObject({
      refusals: [{ code: 'promotion-unknown' }],
    })
    const renamedForm = { 'promo.cash100.on': 'on', 'promo.cash100.code': 'cash-hundred' }
    expect((await shop.change('promotions', renamedForm)).saved).toEqual({ ok: true })
    const now = await shop.store.content()
    const again = orderInput(now, testNow, { promotionCode: 'CASH-HUNDRED' })
    expect(await shop.place(again)).toMatchObject({ ok: true })
    expect((await shop.api.view()).promotionTotals.cash100?.orders).toBe(2)

    const removal = await shop.change('promotions', {}, { removed: 'promo.cash100.' })
    expect(removal.effects[0]).toMatchObject({ kind: 'promotion-removed', orders: 2 })
    expect(removal.saved).toEqual({ ok: true })
    expect((await shop.settings()).promotions.map(({ id }) => id)).not.toContain('cash100')
    expect(await storedOrder(shop.store, order)).toEqual(originalOrder)
    const earlier = await shop.beforeLatest()
    expect((await shop.change('promotions', earlier.values)).saved).toEqual({ ok: true })
    const back = { 'promo.cash100.code': 'CASH100' }
    expect((await shop.change('promotions', back)).saved).toEqual({ ok: true })
    const byId = (all: typeof before) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId((await shop.settings()).promotions)).toEqual(byId(before))
  })

  test('give free delivery by a code as often as allowed, if there is a fee to waive', async () => {
    const code = {
      'promo.new.on': 'on',
      'promo.new.code': 'freeship',
      'promo.new.kind': 'freeDelivery',
      'promo.new.min': '100',
      'promo.new.uses': '1',
      'promo.new.each': '1',
      'promo.new.name.zh': '免運費',
      'promo.new.name.en': 'Free delivery',
      'promo.new.about.zh': '一位客人',
      'promo.new.about.en': 'For one customer',
    }
    // No food reaches the threshold.
    expect((await shop.change('extras', { freeDeliveryFrom: '99999' })).saved).toEqual({ ok: true })
    expect((await shop.change('promotions', code)).saved).toEqual({ ok: true })
    const content = await shop.store.content()
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
    expect(await shop.place({ ...input(), draft: pickup })).toMatchObject({
      refusals: [{ code: 'promotion-no-fee' }],
    })
    const orderWithFee = await placedOrder(shop.store, plain, testNow)
    const fee = (await storedOrder(shop.store, orderWithFee)).deliveryFee ?? cents(0)
    expect(fee).toBeGreaterThan(0)
    const order = await placedOrder(shop.store, input(), testNow)
    expect(await storedOrder(shop.store, order)).toMatchObject({
      deliveryFee: 0,
      promotionCode: 'FREESHIP',
      discount: 0,
      promotions: [{ freeDelivery: fee }],
    })
    expect(await shop.place(input())).toMatchObject({
      refusals: [{ code: 'promotion-used-up' }],
    })
    expect((await shop.api.view()).promotionTotals['code-freeship']).toEqual({ orders: 1, discount: fee })
  })

  async function loadPromotions(): Promise<Readonly<Record<string, string>>> {
    const writer = sql<string>`xmin::text`
    const rows = await shop.store.db.select({ id: promotions.id, writer }).from(promotions)
    return Object.fromEntries(rows.map(({ id, writer: by }) => [id, by]))
  }
})
