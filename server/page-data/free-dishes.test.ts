import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dishesWith } from '#content/ordering/allergy.ts'
import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { type AllergyMatch, allergyMatchesOf } from '#domain/ordering/allergy-matches.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { labelChoice } from '#domain/staff/day/label-choice.ts'
import { isLate, kitchenChanges } from '#domain/staff/day/late-changes.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { editing, valuesNow } from '#tests/support/orders/edited-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testConfig } from '#tests/support/site/http-site.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createShopDetailsReader } from './shop-details.ts'
import { createSiteApi } from './site-api.ts'
import { kitchenDay } from './staff/day/kitchen-day.ts'
import { labelDay } from './staff/day/label-day.ts'
import { createRunsApi } from './staff/day/runs-api.ts'
import { orderSlip } from './staff/orders/order-slip.ts'
import { staffOrder } from './staff/orders/staff-order.ts'

type Gift = Extract<Promotion, { kind: 'freeDish' }>

/** A week before the first day for which the promotion gives its dish. */
function placingDay({ season }: Gift) {
  const today = todayInHongKong(testNow)
  const nextYear = Number(today.slice(0, 4)) + 1
  const date = season ? (`${nextYear}-${season.from}` as CalendarDate) : addDays(today, 7)
  return { date, now: new Date(`${addDays(date, -7)}T12:00:00+08:00`) }
}

describe.each(testEngines)('a free dish of a promotion on %s', (engine) => {
  const store = setUpStore(engine)
  let gifts: readonly Gift[]
  beforeAll(async () => {
    const { promotions } = (await store.content()).settings
    gifts = promotions.filter((each) => each.kind === 'freeDish')
    const ids = gifts.map(({ dish }) => dish.id)
    await store.db
      .update(dishes)
      .set({ allergens: ['peanut'] })
      .where(inArray(dishes.id, ids))
    await store.refresh()
  })

  async function inputFor(gift: Gift) {
    const content = await store.content()
    const { date, now } = placingDay(gift)
    const set = content.catalogue.sets.find(({ id }) => id === (gift.boxes?.setIds[0] ?? 2))
    if (!set) throw new Error('no set brings the dish')
    const quantity = Math.max(gift.boxes?.min ?? 1, set.minQuantity)
    const lines = [{ setId: set.id, quantity, selection: defaultSelection(set) }]
    const input = orderInput(content, now, { date, lines, promotionCode: gift.code })
    return { input: { ...input, needs: { ...noNeeds, allergens: ['peanut'] as const } }, date, now }
  }

  async function place(gift: Gift) {
    const { input, date, now } = await inputFor(gift)
    const { id, reference, token } = await placedOrder(store, input, now)
    await confirmOrder(store, { orderId: id, expectedVersion: null, by: 'Amy', note: '' }, null, now)
    return { id, reference, token, date, now, due: new Date(`${date}T09:00:00+08:00`) }
  }

  const namesOf = (matches: readonly AllergyMatch[] = []) =>
    matches.flatMap(({ dishes: rows }) => rows.map(({ dishId }) => dishId))

  test('is given in two ways: with a code, and automatically', () => {
    expect(new Set(gifts.map(({ code }) => code !== null))).toEqual(new Set([true, false]))
  })

  test('is included in the allergy warnings before and after the order is placed', async () => {
    for (const gift of gifts) {
      const { input, now } = await inputFor(gift)
      const { rules } = await store.content()
      const orderQuote = quote(input.draft, rules, todayInHongKong(now))
      const { promotions } = rules.settings
      expect(namesOf(allergyMatchesOf(['peanut'], orderQuote, promotions))).toContain(gift.dish.id)
      expect(namesOf(allergyMatchesOf(['fish'], orderQuote, promotions))).not.toContain(gift.dish.id)

      const { id, reference, token, due } = await place(gift)
      const owner = staffSession('amy', 'owner').staff
      const page = await staffOrder(store, owner, reference, due)
      expect(namesOf(page?.allergies)).toContain(gift.dish.id)
      const shop = createShopDetailsReader(store, testConfig.details)
      const payments = practisedPayments(store, () => now)
      const site = createSiteApi(store, { config: testConfig, shop }, payments, () => now)
      const orderView = await site.order(reference, token)
      expect(namesOf(orderView?.allergies)).toEqual(namesOf(page?.allergies))

      await notifyOrderPlaced(noticeDeps(store), { orderId: id })
      const eml = await readFile(join(store.dataDir, 'outbox', `order-${reference}-placed.eml`), 'utf8')
      const [, text = ''] = eml.split(/\r\n--.*\r\n/)
      const letter = Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')
      for (const match of page?.allergies ?? []) expect(letter).toContain(dishesWith(match).zh)
    }
  })

  test('is counted among the dishes on the customer’s page', async () => {
    const shop = createShopDetailsReader(store, testConfig.details)
    for (const gift of gifts) {
      const { reference, token, now } = await place(gift)
      const payments = practisedPayments(store, () => now)
      const site = createSiteApi(store, { config: testConfig, shop }, payments, () => now)
      const orderView = await site.order(reference, token)
      const orderedDishes = orderView?.lines.flatMap(({ dishes: ofLine }) => ofLine) ?? []
      expect(orderView?.dishCount).toBe(orderedDishes.length + 1)
    }
  })

  test('is reported to the kitchen as a late change if an edit removes it', async () => {
    const [gift] = gifts.filter(({ boxes }) => boxes !== null)
    if (!gift?.boxes) throw new Error('no dish is given for a number of boxes')
    const { id, due } = await place(gift)
    const { load, save } = editing(store)
    const change = { 'line.0.quantity': String(gift.boxes.min - 1) }
    expect(await save(id, { base: valuesNow(await load(id)), change })).toMatchObject({ ok: true })
    const edit = (await load(id)).events.at(-1)
    const changes = kitchenChanges(edit?.changes ?? null).filter(({ name }) => name?.zh === gift.name.zh)
    const from = { zh: expect.stringContaining(gift.dish.name.zh) }
    expect(changes).toMatchObject([{ field: 'line', from, to: { zh: '' } }])
    const alone = { verb: 'edit', at: due, statusBefore: 'confirmed', changes } as const
    expect(isLate(alone, todayInHongKong(due), { preparedAt: null, printedAt: null })).toBe(true)
  })

  test('is cooked, labelled, counted by the driver and printed on the slip like a chosen dish', async () => {
    for (const gift of gifts) {
      const { id, reference, date, due } = await place(gift)
      const { dish, name, quantity } = gift
      const ofGift = { dishId: dish.id, set: name, portions: 1, allergies: ['peanut'] }

      const dishes = (await kitchenDay(store, 'kitchen', date, 'dish', due))?.dishes ?? []
      const source = dishes.find(({ dishId }) => dishId === dish.id)?.sources
      expect(source?.find(({ set }) => set.zh === name.zh)?.count).toBeGreaterThanOrEqual(quantity)
      const runOrder = (await kitchenDay(store, 'packer', date, 'order', due))?.orders.find(
        (order) => order.id === id,
      )
      expect(runOrder?.dishes).toContainEqual(expect.objectContaining({ dishId: dish.id, isAllergic: true }))
      expect(namesOf(runOrder?.allergies)).toContain(dish.id)

      const choice = labelChoice({ all: 'yes', orders: String(id) })
      const labels = (await labelDay(store, 'packer', date, choice, due))?.labels ?? []
      const free = labels.filter(({ set }) => set.zh === name.zh)
      expect(free).toEqual(Array.from({ length: quantity }, () => expect.objectContaining(ofGift)))

      const runsDay = await createRunsApi(store, () => due).day(staffSession('amy', 'office').staff, date)
      const stop = runsDay?.unplannedOrders.find(({ orderId }) => orderId === id)
      expect([stop?.pieces, runOrder?.pieces]).toEqual([labels.length, labels.length])
      expect(namesOf(stop?.allergies)).toContain(dish.id)

      for (const role of ['kitchen', 'office'] as const) {
        const slip = await orderSlip(store, staffSession('amy', role).staff, reference, due)
        const row = { dishId: dish.id, name: dish.name, number: quantity, contains: ['peanut'] }
        expect(slip?.free).toMatchObject([{ name, dishes: [{ ...row, portions: quantity }] }])
        const page = await staffOrder(store, staffSession('amy', role).staff, reference, due)
        expect(page?.free).toMatchObject([{ name, dishes: [{ dishId: dish.id, number: quantity }] }])
      }
    }
  })
})
