import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { confirmOrder, dateOrder } from '#server/commands/orders/staff-commands.ts'
import { groupDishes } from '#server/db/schema/catalogue.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { orderSlip, orderSlips } from './order-slip.ts'

const placedAt = new Date(testNow.getTime() - 5 * 86_400_000)

describe.each(testEngines)('the slip of an order on %s', (engine) => {
  let store: TestStore
  let id: number
  let reference: string
  beforeAll(async () => {
    store = await openTestStore(engine)
    const content = await store.content()
    const date = addDays(todayInHongKong(placedAt), 5)
    const [line] = orderInput(content, placedAt).draft.lines
    if (!line) throw new Error('an order without lines')
    const input = orderInput(content, placedAt, { date, lines: [{ ...line, quantity: 2 }] })
    const needs = { ...noNeeds, allergens: ['egg'] } as const
    ;({ id, reference } = await placedOrder(store, { ...input, needs }, placedAt))
  })
  afterAll(() => store.remove())

  const slipFor = (role: Role, now = testNow) =>
    orderSlip(store, staffSession('amy', role).staff, reference, now)

  test('shows the kitchen and the packer no price and no telephone number', async () => {
    for (const role of ['kitchen', 'packer'] as const) {
      const slip = await slipFor(role)
      expect(slip).toMatchObject({ reference, money: null, phone: null })
      expect(JSON.stringify(slip)).not.toMatch(/51234567|5123 4567|chan@example|"(total|food|unitPrice)"/)
    }
  })

  test('shows the office the price and the number, and is hidden from drivers and on days without access', async () => {
    expect(await slipFor('office')).toMatchObject({
      phone: '+85251234567',
      money: { food: expect.any(Number) },
    })
    expect(await slipFor('driver')).toBeNull()
    const later = new Date(testNow.getTime() + 2 * 86_400_000)
    expect(await slipFor('kitchen', later)).toBeNull()
    expect(await orderSlip(store, staffSession('amy', 'owner').staff, 'AAAA-AAAA', testNow)).toBeNull()
  })

  test('counts the portions of each dish in all its sets, and marks those a guest may not eat', async () => {
    const slip = await slipFor('kitchen')
    const { catalogue } = await store.content()
    const set = catalogue.sets.find((each) => each.id === 2)
    const markedDishes = slip?.allergies.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId))
    expect(markedDishes?.length).toBeGreaterThan(0)
    for (const dish of slip?.lines.flatMap(({ dishes }) => dishes) ?? []) {
      expect(dish.portions).toBe(2 * dish.number * (set?.serves.max ?? 0))
      expect(dish.contains).toEqual(markedDishes?.includes(dish.dishId) ? ['egg'] : [])
    }
  })

  test('numbers each dish of the set where it lies on the customer’s table', async () => {
    const [line] = (await slipFor('kitchen'))?.lines ?? []
    expect(line?.plan.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
      line?.dishes.map((_, at) => at),
    )
    const spots = line?.plan.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(spots).size).toBe(line?.dishes.length)
  })

  test('still warns of a dish that was removed from every set after the order', async () => {
    const before = await slipFor('kitchen')
    const dishIds = before?.allergies.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)) ?? []
    expect(dishIds.length).toBeGreaterThan(0)
    const isOfOrder = inArray(groupDishes.dishId, dishIds)
    const rows = await store.db.delete(groupDishes).where(isOfOrder).returning()
    await store.refresh()
    expect((await slipFor('kitchen'))?.allergies).toEqual(before?.allergies)
    await store.db.insert(groupDishes).values(rows)
    await store.refresh()
  })

  test('has a new version after the order moved, but not after it was confirmed', async () => {
    const call = { orderId: id, expectedVersion: null, by: 'Amy', note: '' }
    await confirmOrder(store, call, null, placedAt)
    expect(await slipFor('office')).toMatchObject({ version: 1, changeLines: [] })
    const to = { date: addDays(todayInHongKong(placedAt), 5), slot: '18:00', fee: cents(0) }
    expect(await dateOrder(store, call, to, placedAt)).toMatchObject({ ok: true })
    expect(await slipFor('kitchen')).toMatchObject({
      version: 2,
      slot: '18:00',
      changeLines: [{ field: 'due', name: null }],
    })
  })
})

describe.each(testEngines)('the slips of a selection on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  test('are sorted by delivery, and shown only to people with access', async () => {
    const content = await store.content()
    const date = addDays(todayInHongKong(placedAt), 5)
    const place = async (slot: string, on = date) => {
      const input = orderInput(content, placedAt, { date: on, slot })
      return placedOrder(store, { ...input, idempotencyKey: crypto.randomUUID() }, placedAt)
    }
    const tomorrow = await place('10:00', addDays(date, 1))
    const late = await place('12:00')
    const [first, second] = [await place('11:00'), await place('11:00')]
    // The run visits the second order first.
    await store.db.insert(runs).values({ date, number: 1 })
    const [run] = await store.db.select().from(runs)
    await store.db.insert(runStops).values({ orderId: second.id, runId: run?.id ?? 0, position: 1 })
    const ids = [late.id, tomorrow.id, first.id, second.id, 999_999]
    const slipsFor = async (role: Role) => {
      const slips = await orderSlips(store, staffSession('amy', role).staff, ids, testNow)
      return slips.map(({ reference }) => reference)
    }
    const inOrder = [second, first, late, tomorrow].map(({ reference }) => reference)
    expect(await slipsFor('office')).toEqual(inOrder)
    expect(await slipsFor('driver')).toEqual([])
  })
})
