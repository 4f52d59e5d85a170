import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { WayIn } from '#domain/placed/order-source.ts'
import { searchWords } from '#domain/staff/orders/order-search.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { daySummaries, moneyTasks, slotCounts } from './order-counts.ts'
import { listOrders, noFilter, type OrderFilter } from './order-lists.ts'

const today = todayInHongKong(testNow)
const due = addDays(today, 10)
const onThatDay = { ...noFilter, dates: { from: due, to: due } }
const onePage = { after: '', max: 100, order: 'ascending' } as const

describe.each(testEngines)('lists of orders on %s', (engine) => {
  const store = setUpStore(engine)
  beforeAll(async () => {
    await place('陳小文', { slot: '12:30' })
    await place('Lee Siu-ming', { slot: '10:00', fulfilment: 'pickup', pickupPlaceId: 'kwun-tong' })
    await place('黃小姐', {
      slot: '19:30',
      address: '北角方糖道 21 號方糖閣 12 樓 B 室',
      zoneId: 'hong-kong-island',
    })
  })

  async function place(name: string, parts: Partial<OrderDraft>) {
    const content = await store.content()
    const pickupPlaceId = parts.pickupPlaceId ? (content.rules.settings.pickupPlaces[0]?.id ?? null) : null
    const input = orderInput(content, testNow, { date: due, ...parts, pickupPlaceId })
    await placedOrder(store, { ...input, contact: { ...input.contact, name } }, testNow)
  }
  const list = async (filter: OrderFilter, seesPrices = true) =>
    (await listOrders(store.db, filter, onePage, seesPrices)).orders
  const namesFor = async (text: string) =>
    (await list({ ...noFilter, words: searchWords(text) })).map(({ name }) => name)

  test('are sorted by due time, with the details of a card', async () => {
    const matches = await list(onThatDay)
    expect(matches.map(({ slot, name }) => `${slot} ${name}`)).toEqual([
      '10:00 Lee Siu-ming',
      '12:30 陳小文',
      '19:30 黃小姐',
    ])
    expect(matches[1]).toMatchObject({
      status: 'submitted',
      version: 1,
      fulfilment: 'delivery',
      date: due,
      portions: 10,
      hasNotes: true,
      awaitsFee: false,
      zone: { en: expect.any(String) },
      sets: [{ units: 1, unit: 'set' }],
      price: { paymentStatus: 'unpaid' },
    })
    expect(matches[1]?.price?.due).toBe(matches[1]?.price?.total)
  })

  test('continue after the last order of a page, in both directions', async () => {
    for (const order of ['ascending', 'descending'] as const) {
      const names: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page = await listOrders(store.db, onThatDay, { after, max: 1, order }, true)
        names.push(...page.orders.map(({ name }) => name))
        after = page.next
      }
      expect(order === 'ascending' ? names : names.toReversed()).toEqual(['Lee Siu-ming', '陳小文', '黃小姐'])
    }
  })

  test('can be filtered by status, payment, method, area and slot', async () => {
    const count = async (part: Partial<OrderFilter>) => (await list({ ...onThatDay, ...part })).length
    expect(await count({ statuses: ['submitted'] })).toBe(3)
    expect(await count({ statuses: ['ready'] })).toBe(0)
    expect(await count({ payment: 'unpaid' })).toBe(3)
    expect(await count({ payment: 'paid' })).toBe(0)
    expect(await count({ fulfilment: 'pickup' })).toBe(1)
    expect(await count({ zoneId: 'kowloon' })).toBe(1)
    expect(await count({ slot: '19:30' })).toBe(1)
  })

  test('contain no price for people who may not see prices', async () => {
    const matches = await list(onThatDay, false)
    expect(matches.map(({ price }) => price)).toEqual([null, null, null])
    expect(JSON.stringify(matches)).not.toMatch(/total|paymentStatus|phone/i)
  })

  test('find an order by reference, half of it, name, telephone and address', async () => {
    const [order] = await list({ ...onThatDay, slot: '19:30' })
    const reference = order?.reference ?? ''
    expect(await namesFor(reference.toLowerCase().replace('-', ' '))).toEqual(['黃小姐'])
    expect(await namesFor(reference.slice(5))).toEqual(['黃小姐'])
    expect(await namesFor('siu-ming')).toEqual(['Lee Siu-ming'])
    expect(await namesFor('小文')).toEqual(['陳小文'])
    expect(await namesFor('陳')).toEqual(['陳大文', '陳小文'])
    expect(await namesFor('陳文')).toEqual([])
    expect(await namesFor('方糖閣')).toEqual(['黃小姐'])
    expect(await namesFor('12 樓')).toEqual(['黃小姐'])
    expect(await namesFor('+852 5123 4567')).toHaveLength(3)
    expect(await namesFor('5123-4567')).toHaveLength(3)
    expect(await namesFor('4567')).toHaveLength(3)
    expect(await namesFor("o'brien & \\ :*")).toEqual([])
  })

  test('find an order by its current name only', async () => {
    const [order] = await list({ ...onThatDay, slot: '10:00' })
    await store.db
      .update(orders)
      .set({ contactName: '李小明' })
      .where(eq(orders.id, order?.id ?? 0))
    expect(await namesFor('李小明')).toEqual(['李小明'])
    expect(await namesFor('siu-ming')).toEqual([])
    await store.db
      .update(orders)
      .set({ contactName: 'Lee Siu-ming' })
      .where(eq(orders.id, order?.id ?? 0))
  })

  test('count days and slots, without cancelled orders', async () => {
    expect(await daySummaries(store.db, { from: due, to: due }, true)).toMatchObject([
      { date: due, orders: 3, portions: 30, deliveries: 2 },
    ])
    expect((await daySummaries(store.db, { from: due, to: due }, false))[0]?.total).toBeNull()
    expect((await slotCounts(store.db, due)).toSorted((a, b) => (a.slot < b.slot ? -1 : 1))).toEqual([
      { slot: '10:00', orders: 1, portions: 10 },
      { slot: '12:30', orders: 1, portions: 10 },
      { slot: '19:30', orders: 1, portions: 10 },
    ])
    const [order] = await list({ ...onThatDay, slot: '10:00' })
    await store.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, order?.id ?? 0))
    expect(await slotCounts(store.db, due)).toHaveLength(2)
    await store.db
      .update(orders)
      .set({ status: 'submitted' })
      .where(eq(orders.id, order?.id ?? 0))
  })

  test('sum the amounts due, less what was received', async () => {
    const before = await moneyTasks(store.db, due)
    expect(before.new).toEqual({ orders: 4, oldest: expect.any(Date) })
    expect(before.dueUnpaid.orders).toBe(3)
    const [order] = await list({ ...onThatDay, slot: '12:30' })
    if (!order?.price) throw new Error('no order at half past twelve')
    await store.db.insert(payments).values({
      orderId: order.id,
      method: 'fps',
      provider: 'transfer',
      state: 'captured',
      amount: cents(100_00),
      captured: cents(100_00),
      refunded: cents(0),
      startedAt: testNow,
    })
    await store.db.update(orders).set({ paymentStatus: 'part-paid' }).where(eq(orders.id, order.id))
    const after = await moneyTasks(store.db, due)
    expect(after.owing).toEqual({ ...before.owing, amount: before.owing.amount - 100_00 })
    const [again] = await list({ ...onThatDay, slot: '12:30' })
    expect(again?.price).toEqual({
      paymentStatus: 'part-paid',
      total: order.price.total,
      due: order.price.total - 100_00,
    })
  })

  test('distinguish orders that customers placed from those that staff entered', async () => {
    const later = addDays(due, 1)
    const input = orderInput(await store.content(), testNow, { date: later })
    const actor = { kind: 'staff', name: 'Amy' } as const
    const entry = { actor, source: 'phone', note: '', exceeds: [], paysLater: false } as const
    const order = await placedOrder(store, { ...input, entry }, testNow)
    const other = orderInput(await store.content(), testNow, { date: later })
    const newOrder = await placedOrder(store, other, testNow)
    const cameBy = async (wayIn: WayIn) =>
      (await list({ ...noFilter, wayIn, dates: { from: later, to: later } })).map(({ id }) => id)
    expect(await cameBy('phone')).toEqual([order.id])
    expect(await cameBy('site')).toEqual([newOrder.id])
    expect(await cameBy('chat')).toEqual([])
  })
})
