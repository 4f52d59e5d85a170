/** Days, slots and their capacity, with many customers at once. */
import { randomBytes } from 'node:crypto'
import { and, eq, sql, sum } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/order.ts'
import type { AskedChange } from '#domain/order-change.ts'
import type { DayRule } from '#domain/settings.ts'
import { createOrderWriter } from '#server/db/orders/order-writer.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { orders } from '#server/db/schema/orders.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import { soldOutDishes } from '#server/db/schema/sold-out.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { orderInput } from '#tests/support/order-input.ts'
import {
  openTestDatabase,
  openTestStore,
  type TestStore,
  testEngines,
  testNow,
} from '#tests/support/store.ts'
import { customerOptions, priceChange } from './customer-change.ts'
import { type PlaceOrderInput, placeOrder, type StaffEntry } from './place-order.ts'
import { cancelOrder, dateOrder } from './staff-commands.ts'

const date = addDays(todayInHongKong(testNow), 7)
const slot = '12:30'

const place = (store: Store, input: PlaceOrderInput, from: Pick<Store, 'orderWriter'> = store) =>
  placeOrder({ store: { ...store, orderWriter: from.orderWriter }, randomBytes }, input, testNow)

/** The order of orderInput feeds this many. */
async function portionsOfOne(store: Store): Promise<number> {
  const { catalogue } = await store.content()
  return catalogue.sets.find(({ id }) => id === 2)?.serves.max ?? 0
}

async function makeRoom(store: Store, orderCount: number): Promise<void> {
  await store.db.update(settings).set({ slotCapacity: orderCount * (await portionsOfOne(store)) })
  await store.refresh()
}

async function taken(store: Store): Promise<number> {
  const [row] = await store.db
    .select({ portions: sum(orders.portions).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.dueDate, date), eq(orders.slot, slot), eq(orders.status, 'submitted')))
  return row?.portions ?? 0
}

describe.each(testEngines)('places on %s', (engine) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(engine)
    onTestFinished(() => store.remove())
  })

  const input = async (parts: Partial<OrderDraft> = {}) => orderInput(await store.content(), testNow, parts)
  const placeOne = async (parts: Partial<OrderDraft> = {}) => place(store, await input(parts))
  const idOf = (result: Awaited<ReturnType<typeof placeOne>>) => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusals))
    return result.value.id
  }
  async function setDay(parts: Partial<DayRule>) {
    const none = { closedSlots: [], slotCapacities: {}, zoneFees: {}, slotCapacity: null, version: 1 }
    await store.db.insert(calendarDays).values({ date, intake: 'open', ...none, ...parts })
    await store.refresh()
  }

  test('the last one goes to exactly one of 200 orders at the same time', async () => {
    await makeRoom(store, 3)
    await placeOne()
    await placeOne()
    const other = { orderWriter: createOrderWriter(store.db, store.queue) }
    const inputs = await Promise.all(Array.from({ length: 200 }, () => input()))
    const results = await Promise.all(
      inputs.map((each, index) => place(store, each, index % 2 ? other : store)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const nearest = { date, slot: '13:00' }
    for (const result of results)
      if (!result.ok)
        expect(result.refusals).toEqual([{ code: 'slot-full', field: 'slot', data: { date, slot, nearest } }])
    expect(await taken(store)).toBe(3 * (await portionsOfOne(store)))
  })

  test('the same attempt sent 50 times takes one place, and is answered when the slot is full', async () => {
    await makeRoom(store, 1)
    const attempt = await input()
    const results = await Promise.all(Array.from({ length: 50 }, () => place(store, attempt)))
    const again = await place(store, attempt)
    expect(new Set([...results, again].map(idOf)).size).toBe(1)
    expect(await placeOne()).toMatchObject({ ok: false, refusals: [{ code: 'slot-full' }] })
  })

  test('an order that is larger than the slot fits into an empty one alone', async () => {
    await store.db.update(settings).set({ slotCapacity: 1 })
    await store.refresh()
    idOf(await placeOne())
    expect(await placeOne()).toMatchObject({
      refusals: [{ code: 'slot-full', data: { nearest: { date, slot: '13:00' } } }],
    })
  })

  test('cancelling frees a place, and moving takes one in the new slot', async () => {
    await makeRoom(store, 1)
    const first = idOf(await placeOne())
    const second = idOf(await placeOne({ slot: '18:00' }))
    const call = { expectedVersion: null, by: 'Office', note: '' }
    const to = { date, slot, fee: nothing }
    expect(await dateOrder(store, { ...call, orderId: second }, to, testNow)).toMatchObject({
      ok: false,
      reason: { code: 'slot-full', data: { date, slot, nearest: { date, slot: '13:00' } } },
    })
    expect((await cancelOrder(store, { ...call, orderId: first }, nothing, testNow)).ok).toBe(true)
    expect((await dateOrder(store, { ...call, orderId: second }, to, testNow)).ok).toBe(true)
    expect(await placeOne()).toMatchObject({ ok: false, refusals: [{ code: 'slot-full' }] })
    idOf(await placeOne({ slot: '18:00' }))
  })

  test('staff exceed the capacity, and use a closed day, with a reason', async () => {
    await makeRoom(store, 1)
    const [first, second] = [idOf(await placeOne()), idOf(await placeOne({ slot: '18:00' }))]
    const call = { orderId: second, expectedVersion: null, by: 'Office', note: 'agreed with the kitchen' }
    expect((await dateOrder(store, call, { date, slot, fee: nothing }, testNow)).ok).toBe(false)
    const exceeding = { ...call, exceeds: ['slot-full'] as const }
    expect((await dateOrder(store, exceeding, { date, slot, fee: nothing }, testNow)).ok).toBe(true)
    await setDay({ intake: 'no-new-orders' })
    expect(await placeOne()).toMatchObject({ ok: false })
    const entry: StaffEntry = {
      actor: { kind: 'staff', name: 'Amy', id: null },
      ...{ source: 'phone', note: 'an old customer', paysLater: false },
      exceeds: ['day-closed', 'slot-full'],
    }
    const other = { ...(await input()), entry }
    const lesser: StaffEntry = { ...entry, exceeds: ['day-closed'] }
    expect(await place(store, { ...other, entry: lesser })).toMatchObject({
      refusals: [{ code: 'slot-full' }],
    })
    const shown = { total: cents(other.shown.total + 100) }
    expect(await place(store, { ...other, shown })).toMatchObject({
      ok: false,
      refusals: [{ code: 'price-changed' }],
    })
    const third = idOf(await place(store, { ...(await input()), entry }))
    expect((await loadOrder(store.db, third))?.events).toMatchObject([
      { verb: 'place', actor: 'staff', actorName: 'Amy', source: 'phone', note: 'an old customer' },
    ])
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('a closed day and a closed slot are refused with the nearest free one', async () => {
    await setDay({ closedSlots: [slot, '13:00'] })
    expect(await placeOne()).toMatchObject({
      refusals: [{ code: 'slot-closed', data: { date, slot, nearest: { date, slot: '12:00' } } }],
    })
    idOf(await placeOne({ slot: '18:00' }))
    await store.db.update(calendarDays).set({ intake: 'closed' })
    await store.refresh()
    expect(await placeOne()).toMatchObject({
      refusals: [{ code: 'date-closed', data: { date, nearest: { date: addDays(date, 1), slot } } }],
    })
  })

  test('the nearest free slot is on a day that has the chosen dishes', async () => {
    const asked = await input()
    const [chosen = ''] = Object.values(asked.draft.lines[0]?.selection ?? {}).flatMap(Object.keys)
    const sellOut = {
      dishId: chosen,
      from: addDays(date, 1),
      until: addDays(date, 3),
      at: testNow,
      by: 'Amy',
    }
    await store.db.insert(soldOutDishes).values(sellOut)
    const dayBefore = addDays(date, -1)
    await setDay({ date: dayBefore, intake: 'no-new-orders' })
    await setDay({ intake: 'no-new-orders' })
    expect(await placeOne()).toMatchObject({
      refusals: [{ code: 'date-closed', data: { nearest: { date: addDays(date, -2), slot } } }],
    })
  })

  test('the price of a change is told where it has a place, and what is special on a day before that', async () => {
    await makeRoom(store, 1)
    const moving = await placeOne({ date: addDays(date, 1) })
    idOf(await placeOne())
    if (!moving.ok) throw new Error(JSON.stringify(moving.refusals))
    const key = { reference: moving.value.reference, key: moving.value.token }
    await setDay({ date: addDays(date, 2), closedSlots: ['18:00'], zoneFees: { kowloon: cents(30_000) } })
    expect(await customerOptions(store, key, testNow)).toMatchObject({
      portions: await portionsOfOne(store),
      specialDays: { [addDays(date, 2)]: { closedSlots: ['18:00'] } },
    })
    const priced = (change: AskedChange) => priceChange(store, key, change, testNow)
    expect(await priced({ kind: 'date', date, slot })).toMatchObject({
      ok: false,
      reason: { code: 'slot-full', data: { nearest: { date, slot: '13:00' } } },
    })
    expect(await priced({ kind: 'date', date, slot: '18:00' })).toMatchObject({ ok: true })
    await setDay({ date: addDays(date, 1), intake: 'no-new-orders' })
    expect(await priced({ kind: 'slot', slot: '18:00' })).toMatchObject({
      ok: false,
      reason: { code: 'date-closed' },
    })
  })

  test('a day and a slot may have a capacity of their own', async () => {
    await makeRoom(store, 1)
    const one = await portionsOfOne(store)
    await setDay({ slotCapacity: 2 * one, slotCapacities: { '18:00': 3 * one } })
    const results = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => placeOne({ slot: index % 2 ? slot : '18:00' })),
    )
    expect(results.map(({ ok }) => ok).filter(Boolean)).toHaveLength(5)
  })
})

test.runIf(testEngines.includes('postgres'))(
  'two servers on one database give the last place to one of 200 orders',
  async () => {
    const database = await openTestDatabase()
    const options = { databaseUrl: database.url, dataDir: database.dataDir, now: testNow }
    const servers = [await openStore(options), await openStore(options)] as const
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.close()))
      await database.remove()
    })
    const [one, other] = servers
    await makeRoom(one, 2)
    await other.refresh()
    const content = await one.content()
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) => place(index % 2 ? one : other, orderInput(content, testNow))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await taken(one)).toBe(2 * (await portionsOfOne(one)))
  },
)

test.runIf(testEngines.includes('postgres'))(
  'a day that is closed while an order for it is written takes the order no more, nor one that moves there',
  async () => {
    const database = await openTestDatabase()
    const options = { databaseUrl: database.url, dataDir: database.dataDir, now: testNow }
    const [shop, office] = [await openStore(options), await openStore(options)]
    onTestFinished(async () => {
      await Promise.all([shop.close(), office.close()])
      await database.remove()
    })
    const content = await shop.content()
    const elsewhere = await place(shop, orderInput(content, testNow, { date: addDays(date, 1) }))
    if (!elsewhere.ok) throw new Error('the day before the test is closed')
    const call = { orderId: elsewhere.value.id, expectedVersion: null, by: 'Office', note: 'asked by phone' }
    const late = await office.db.transaction(async (tx) => {
      await lockDay(tx, date)
      const asked = [
        place(shop, orderInput(content, testNow)),
        dateOrder(shop, call, { date, slot, fee: nothing }, testNow),
      ] as const
      const none = { closedSlots: [], slotCapacities: {}, zoneFees: {}, slotCapacity: null, version: 1 }
      await tx.insert(calendarDays).values({ date, intake: 'closed', ...none })
      // Without the lock an order is written before the day is closed.
      await waitingFor(office, asked.length)
      return asked
    })
    const [placed, moved] = await Promise.all(late)
    expect(placed).toMatchObject({ ok: false, refusals: [{ code: 'date-closed' }] })
    expect(moved).toMatchObject({ ok: false, reason: { code: 'date-closed' } })
    expect(await taken(shop)).toBe(0)
  },
)

/** Resolves once so many transactions of the database wait for a lock; they give up after three seconds. */
async function waitingFor({ db }: Store, number: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and not granted and datname = current_database()`,
    )
    return rows[0]?.waiting
  }
  await expect.poll(waiting, { timeout: 2_500 }).toBe(number)
}
