import { randomBytes, randomUUID } from 'node:crypto'
import { asc, eq, gt } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderRows } from '#content/ordering/letters/parts.ts'
import { staffSummary } from '#content/ordering/letters/staff-letter.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { findOrder, loadOrder } from '#server/db/orders/orders.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { countRows } from '#tests/support/store/row-counts.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type PlaceOrderDeps, type PlaceOrderInput, placeOrder } from './place-order.ts'

describe.each(testEngines)('placing an order on %s', (engine) => {
  const store = setUpStore(engine)
  let deps: PlaceOrderDeps
  let content: Content
  beforeAll(async () => {
    deps = { store, randomBytes }
    content = await store.content()
  })

  const place = (input: PlaceOrderInput, now = testNow) => placeOrder(deps, input, now)

  async function placeOrExpect(input: PlaceOrderInput, now = testNow) {
    const result = await place(input, now)
    if (!result.ok) throw new Error(JSON.stringify(result.refusals))
    return result.value
  }

  test('stores its lines with their prices and names in both languages', async () => {
    const input = orderInput(content, testNow, { promotionCode: 'cv88' })
    const { id, total } = await placeOrExpect(input)
    const set = content.rules.sets.get(2)
    expect(await loadOrder(store.db, id)).toMatchObject({
      status: 'submitted',
      paymentStatus: 'unpaid',
      paymentMethod: 'fps',
      lang: 'zh',
      placedAt: testNow,
      dueDate: addDays(todayInHongKong(testNow), 7),
      slot: '12:30',
      zoneName: { zh: '九龍（將軍澳除外）', en: 'Kowloon (excluding Tseung Kwan O)' },
      contactPhone: '+85251234567',
      contactAlternatePhone: '+85223456789',
      specialInstructions: '請按門鈴',
      cutleryExtra: 2,
      cutleryAmount: 600,
      tongsWanted: false,
      promotionCode: 'CV88',
      food: 71_400,
      discount: 8_568,
      deliveryFee: 0,
      total,
      termsVersion: content.settings.termsVersion,
      lines: [{ setId: 2, name: set?.name, units: 1, unitPrice: 71_400, amount: 71_400 }],
      events: [{ status: 'submitted', actor: 'customer' }],
    })
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    expect(line?.dishes).toHaveLength(8)
    expect(line?.dishes[0]).toMatchObject({ group: { zh: '沙律', en: 'Salads' }, number: 1 })
  })

  test('stores allergies and access needs, which its letters contain', async () => {
    const needs = { allergens: ['soy', 'egg'], access: ['stairs'], accessNote: '三樓' } as const
    const { id } = await placeOrExpect({ ...orderInput(content, testNow), needs })
    const order = await loadOrder(store.db, id)
    expect(order).toMatchObject({ ...needs, allergens: ['egg', 'soy'] })
    if (!order) return
    const dishes = order.lines.flatMap((line) => line.dishes)
    const first = dishes.slice(0, 1)
    const mailedOrder = {
      ...order,
      includesDelivery: false,
      table: null,
      allergies: [{ allergen: 'soy' as const, dishes: first }],
    }
    expect(staffSummary(mailedOrder, 'zh')).toEqual(
      expect.arrayContaining(['食物敏感 蛋、大豆', '送貨安排 只有樓梯、三樓']),
    )
    expect(orderRows(mailedOrder, 'en')).toEqual(
      expect.arrayContaining([
        ['Food allergies', 'egg, soya'],
        [needsTexts.dishesWithThem.en, `soya: ${first[0]?.name.en}`],
        ['Delivery access', 'Stairs only, 三樓'],
      ]),
    )
    const { id: without } = await placeOrExpect(orderInput(content, testNow))
    expect(await loadOrder(store.db, without)).toMatchObject(noNeeds)
  })

  test('accepts an order for pickup', async () => {
    const { id } = await placeOrExpect(
      orderInput(content, testNow, { fulfilment: 'pickup', pickupPlaceId: 'kwun-tong-office', zoneId: null }),
    )
    expect(await loadOrder(store.db, id)).toMatchObject({
      fulfilment: 'pickup',
      pickupPlaceName: { zh: '觀塘辦公室', en: 'Kwun Tong office' },
      zoneName: null,
      address: '',
    })
  })

  test('leaves the fee of a remote place open', async () => {
    const { id } = await placeOrExpect(
      orderInput(content, testNow, { zoneId: 'new-territories', remotePlaceId: 'sai-kung-town' }),
    )
    expect(await loadOrder(store.db, id)).toMatchObject({ deliveryFee: null, total: 71_400 + 600 })
  })

  test('gives access to it by its reference and token only', async () => {
    const { reference, token, id } = await placeOrExpect(orderInput(content, testNow))
    const other = await placeOrExpect(orderInput(content, testNow))
    expect((await findOrder(store, reference, token))?.id).toBe(id)
    expect((await findOrder(store, reference.toLowerCase().replace('-', ' '), token))?.id).toBe(id)
    expect(await findOrder(store, reference, other.token)).toBeNull()
    expect(await findOrder(store, reference, '')).toBeNull()
    expect(await findOrder(store, 'AAAA-AAAA', token)).toBeNull()
    expect(await findOrder(store, "' or 1=1", token)).toBeNull()
    const [row] = await store.db.select().from(orders).where(eq(orders.id, id))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('creates one order from two hundred calls with one key, with the same response for all', {
    tags: ['slow'],
  }, async () => {
    const input = orderInput(content, testNow)
    const before = await countRows(store)
    const results = await Promise.all(Array.from({ length: 200 }, () => place(input)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]?.ok).toBe(true)
    expect(await countRows(store)).toEqual({
      orders: (before?.orders ?? 0) + 1,
      lines: (before?.lines ?? 0) + 1,
      events: (before?.events ?? 0) + 1,
      jobs: (before?.jobs ?? 0) + 1,
    })
  })

  test('repeats the response even when the date has become too early for a new order', async () => {
    const input = orderInput(content, testNow)
    const first = await place(input)
    const sixDaysLater = new Date(testNow.getTime() + 6 * 86_400_000)
    expect(await place(input, sixDaysLater)).toEqual(first)
    expect(await place({ ...input, idempotencyKey: randomUUID() }, sixDaysLater)).toMatchObject({
      refusals: [{ code: 'date-too-early', field: 'date' }],
    })
  })

  test('accepts the fields of a repeated call in any order', async () => {
    const input = orderInput(content, testNow)
    const first = await place(input)
    const { draft, ...rest } = input
    const shuffledInput = {
      ...rest,
      draft: Object.fromEntries(Object.entries(draft).reverse()) as typeof draft,
    }
    expect(await place(shuffledInput)).toEqual(first)
  })

  test('uses the prices stored at the moment of writing', async () => {
    const input = orderInput(content, testNow)
    await store.db
      .update(setMenus)
      .set({ price: cents(80_000) })
      .where(eq(setMenus.id, 2))
    expect(await place(input)).toMatchObject({
      refusals: [{ code: 'price-changed', data: { shown: 72_000, actual: 80_600 } }],
    })
    await store.db
      .update(setMenus)
      .set({ price: cents(71_400) })
      .where(eq(setMenus.id, 2))
    expect((await place(input)).ok).toBe(true)
  })

  test('stores every order with all its lines and its first event', async () => {
    const rows = await store.db
      .select({ id: orders.id, total: orders.total })
      .from(orders)
      .where(gt(orders.id, 1))
      .orderBy(asc(orders.id))
    for (const { id } of rows) {
      const order = await loadOrder(store.db, id)
      expect(order?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(order?.food)
      expect(order?.events).toHaveLength(1)
    }
    expect(await store.db.select().from(orderEvents)).toHaveLength(rows.length + 1)
  })
})
