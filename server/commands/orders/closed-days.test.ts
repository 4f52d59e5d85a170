import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import type { DayRule } from '#domain/shop/settings.ts'
import { endWeather } from '#server/commands/shop/end-weather.ts'
import { recallDay } from '#server/commands/shop/recall-day.ts'
import { stopDay } from '#server/commands/shop/stop-day.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { soldOutDishes } from '#server/db/schema/catalogue.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { date, makeRoom, place, portionsOfOne, slot } from '#tests/support/orders/slot-room.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { customerOptions, priceChange } from './customer-change.ts'
import type { StaffEntry } from './place-order.ts'
import { dateOrder } from './staff-commands.ts'

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

  test('can be given by staff beyond the capacity and on a closed day, with a reason', async () => {
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
      source: 'phone',
      note: 'an old customer',
      paysLater: false,
      exceeds: ['day-closed', 'slot-full'],
    }
    const other = { ...(await input()), entry }
    const lesser: StaffEntry = { ...entry, exceeds: ['day-closed'] }
    expect(await place(store, { ...other, entry: lesser })).toMatchObject({
      refusals: [{ code: 'slot-full' }],
    })
    const expected = { total: cents(other.expected.total + 100) }
    expect(await place(store, { ...other, expected })).toMatchObject({
      ok: false,
      refusals: [{ code: 'price-changed' }],
    })
    const third = idOf(await place(store, { ...(await input()), entry }))
    expect((await loadOrder(store.db, third))?.events).toMatchObject([
      { verb: 'place', actor: 'staff', actorName: 'Amy', source: 'phone', note: 'an old customer' },
    ])
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('on a closed day or in a closed slot are refused with the nearest free one', async () => {
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

  test('on a day stopped by the weather are given by staff only, with a reason, until it is over', async () => {
    const result = await placeOne({ date: addDays(date, 2) })
    if (!result.ok) throw new Error('not placed')
    const orderId = result.value.id
    const by = { id: null, name: 'Amy' }
    const alert = { id: randomUUID(), date, kind: 'typhoon-8', slots: null, by } as const
    expect(await stopDay(store, { ...alert, words: null, moves: [] }, testNow)).toMatchObject({ ok: true })
    const refusals = [{ code: 'date-closed', data: { date, nearest: { date: addDays(date, 1), slot } } }]
    expect(await placeOne()).toMatchObject({ refusals })
    const key = { reference: result.value.reference, key: result.value.token }
    const change: RequestedChange = { kind: 'date', date, slot }
    expect(await priceChange(store, key, change, testNow)).toMatchObject({ ok: false, reason: refusals[0] })
    const call = { orderId: orderId, expectedVersion: null, by: 'Amy', note: 'they fetch it' }
    const to = { date, slot, fee: nothing }
    expect(await dateOrder(store, call, to, testNow)).toMatchObject({ ok: false, reason: refusals[0] })
    const exceeds = ['day-closed'] as const
    expect(await dateOrder(store, { ...call, exceeds }, to, testNow)).toMatchObject({ ok: true })
    expect(await recallDay(store, alert.id, by, testNow)).toMatchObject({ ok: true })
    idOf(await placeOne())
    const again = { ...alert, id: randomUUID(), words: null, moves: [] }
    expect(await stopDay(store, again, testNow)).toMatchObject({ ok: true })
    expect(await placeOne()).toMatchObject({ refusals })
    await endWeather(store, { date, by: { id: null, name: 'Amy' } }, testNow)
    idOf(await placeOne())
  })

  test('are suggested on the nearest day that has the chosen dishes', async () => {
    const order = await input()
    const [choice = ''] = Object.values(order.draft.lines[0]?.selection ?? {}).flatMap(Object.keys)
    const sellOut = {
      dishId: choice,
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

  test('on another day are required before the price of a change, and special fees after that', async () => {
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
    const priceFor = (change: RequestedChange) => priceChange(store, key, change, testNow)
    expect(await priceFor({ kind: 'date', date, slot })).toMatchObject({
      ok: false,
      reason: { code: 'slot-full', data: { nearest: { date, slot: '13:00' } } },
    })
    expect(await priceFor({ kind: 'date', date, slot: '18:00' })).toMatchObject({ ok: true })
    await setDay({ date: addDays(date, 1), intake: 'no-new-orders' })
    expect(await priceFor({ kind: 'slot', slot: '18:00' })).toMatchObject({
      ok: false,
      reason: { code: 'date-closed' },
    })
  })

  test('can be limited for a single day and slot', async () => {
    await makeRoom(store, 1)
    const one = await portionsOfOne(store)
    await setDay({ slotCapacity: 2 * one, slotCapacities: { '18:00': 3 * one } })
    const results = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => placeOne({ slot: index % 2 ? slot : '18:00' })),
    )
    expect(results.map(({ ok }) => ok).filter(Boolean)).toHaveLength(5)
  })
})
