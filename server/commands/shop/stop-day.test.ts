import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { recallAcceptedFor } from '#domain/delivery/weather.ts'
import { nothing } from '#domain/money.ts'
import { editValuesOf } from '#domain/staff/orders/edit/editable-order.ts'
import { confirmChange, customerOptions, priceChange } from '#server/commands/orders/customer-change.ts'
import { editOrder, mergedEdit } from '#server/commands/orders/edit-order.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import { confirmOrder, dateOrder, moveOrder } from '#server/commands/orders/staff-commands.ts'
import type { Jobs } from '#server/db/queue.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import {
  allSlots,
  dayOf,
  minutes,
  openWeatherStore,
  planWeatherDay,
  weatherApi,
  words,
} from '#tests/support/orders/weather-day.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'

const today = todayInHongKong(testNow)
const { staff } = staffSession('amy', 'office', 'zh')

describe.each(testEngines)('a weather day on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openWeatherStore(engine)
  })
  afterAll(() => store.remove())
  const api = (now = testNow) => weatherApi(store, now)
  const loadOrder = (order: { id: number }) => storedOrder(store, order)
  const key = ({ reference, token }: PlacedOrder) => ({ reference, key: token })

  test('moves sixty orders to open days with room, once however often the button is pressed', {
    tags: ['slow'],
  }, async () => {
    const { date, placed } = await dayOf(store, 30, 60)
    const closedDate = addDays(date, 1)
    const rule = { intake: 'closed', closedSlots: [], slotCapacities: {}, zoneFees: {}, version: 1 } as const
    await store.db.insert(calendarDays).values({ date: closedDate, slotCapacity: null, ...rule })
    await store.refresh()
    const { plan, form } = await planWeatherDay(store, date)
    expect(plan.movable).toHaveLength(60)
    expect(new Set(plan.movable.map(({ reservedDay }) => reservedDay))).toEqual(new Set([addDays(date, 2)]))
    const [first, second] = await Promise.all([api().stop(staff, form), api().stop(staff, form)])
    expect(first).toEqual({ ok: true, movedCount: 60, remainingOrders: [] })
    expect(second).toEqual({ ok: true, movedCount: 60, remainingOrders: [] })
    for (const { id } of placed) {
      const order = await loadOrder({ id })
      expect(order).toMatchObject({ status: 'confirmed', dueDate: addDays(date, 2), refundDue: 0 })
      const postponements = order.events.filter(({ verb }) => verb === 'postpone')
      expect(postponements).toMatchObject([
        {
          weather: 'black-rain',
          actorName: staff.name,
          moved: { from: { date }, to: { date: order.dueDate } },
        },
      ])
      const [job] = await store.queue.findJobs<Jobs['order-event']>('order-event', {
        data: { eventId: postponements[0]?.id ?? 0 },
      })
      const waits = (job?.startAfter.getTime() ?? 0) - (job?.createdOn.getTime() ?? 0)
      expect(waits).toBeGreaterThan(recallAcceptedFor)
    }
    const entries = await store.db.select().from(staffEvents).where(eq(staffEvents.subjectName, date))
    expect(entries).toMatchObject([{ verb: 'stop-day', after: 'black-rain', actorName: staff.name }])
    expect((await planWeatherDay(store, date)).plan.movable).toEqual([])
    const view = await api().call(form.id)
    expect(view?.orders.map(({ state }) => state)).toEqual(Array(60).fill('told'))
  })

  test('lets each customer choose once another day within 90 days, or a refund, for free', async () => {
    const { date, placed } = await dayOf(store, 50, 2)
    const [mover, leaver] = placed as [PlacedOrder, PlacedOrder]
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 2 })
    const options = await customerOptions(store, key(mover), testNow)
    expect(options).toMatchObject({ isFree: true, latest: addDays(date, 90), date: null, cancel: null })
    const change = async (order: PlacedOrder, request: Parameters<typeof priceChange>[2]) => {
      const price = await priceChange(store, key(order), request, testNow)
      if (!price.ok) throw new Error(JSON.stringify(price.reason))
      const { version, totalAfter, toReturn } = price.value
      const confirmedChange = { change: request, version, expected: { totalAfter, toReturn } }
      return confirmChange({ store, provider: null }, key(order), confirmedChange, testNow)
    }
    const late = { kind: 'date', date: addDays(date, 91), slot: '12:30' } as const
    expect(await priceChange(store, key(mover), late, testNow)).toMatchObject({ ok: false })
    expect(await change(mover, { ...late, date: addDays(date, 90) })).toMatchObject({ ok: true })
    expect(await loadOrder(mover)).toMatchObject({
      dueDate: addDays(date, 90),
      total: mover.total,
      changeFee: 0,
    })
    expect(await customerOptions(store, key(mover), testNow)).toMatchObject({ isFree: false })
    expect(await change(leaver, { kind: 'cancel' })).toMatchObject({ ok: true })
    expect(await loadOrder(leaver)).toMatchObject({ status: 'cancelled', refundDue: leaver.total })
  })

  test('includes orders in slots that are no longer offered, if all of it is stopped', async () => {
    const { date, placed } = await dayOf(store, 135, 2)
    const { slots } = (await store.content()).settings
    await store.db.update(settings).set({ slots: slots.slice(1) })
    await store.refresh()
    const { plan } = await planWeatherDay(store, date)
    const { plan: part } = await planWeatherDay(store, date, { from: null, to: '11:00' })
    await store.db.update(settings).set({ slots: [...slots] })
    await store.refresh()
    const { plan: backwards } = await planWeatherDay(store, date, { from: '11:00', to: '10:30' })
    expect(backwards).toMatchObject({ from: '10:30', to: '11:00', isWholeDay: false })
    expect(plan.isWholeDay).toBe(true)
    expect(plan.movable.map(({ id }) => id)).toEqual(placed.map(({ id }) => id))
    expect(part.movable.map(({ id }) => id)).toEqual(placed.slice(1).map(({ id }) => id))
  })

  test('cannot be in the past or far ahead', async () => {
    for (const day of [addDays(today, -1), '9999-12-31', '1900-01-01']) {
      const plan = await api().plan({ day, kind: 'black-rain', ...allSlots })
      expect(plan.date).toBe(today)
      const form = {
        id: plan.call,
        date: calendarDate(day),
        kind: plan.kind,
        slots: null,
        words,
        moves: [],
      }
      expect(await api().stop(staff, form)).toEqual({ ok: false, reason: 'form-invalid' })
      expect(await api().call(form.id)).toBeNull()
    }
  })

  test('reserves no place on another day stopped by the weather', async () => {
    const { date, placed } = await dayOf(store, 100, 1)
    const next = await planWeatherDay(store, addDays(date, 1))
    expect(await api().stop(staff, { ...next.form, moves: [] })).toMatchObject({ ok: true })
    const { plan, form } = await planWeatherDay(store, date)
    expect(plan.movable.map(({ reservedDay }) => reservedDay)).toEqual([addDays(date, 2)])
    const moves = form.moves.map((move) => ({ ...move, to: addDays(date, 1) }))
    expect(await api().stop(staff, { ...form, moves })).toMatchObject({
      movedCount: 0,
      remainingOrders: [{ why: { code: 'date-closed' } }],
    })
    for (const order of placed) expect((await loadOrder(order)).dueDate).toBe(date)
  })

  test('reserves places on a day again once that day’s weather has ended', async () => {
    const { date, placed } = await dayOf(store, 90, 1)
    const next = addDays(date, 1)
    const { form } = await planWeatherDay(store, next)
    expect(await api().stop(staff, { ...form, moves: [] })).toMatchObject({ ok: true, movedCount: 0 })
    expect((await planWeatherDay(store, date)).form.moves).toMatchObject([{ to: addDays(date, 2) }])
    expect(await api().end(staff, next)).toEqual({ ok: true })
    expect((await planWeatherDay(store, date)).form.moves).toMatchObject([
      { orderId: placed[0]?.id, to: next },
    ])
  })

  test('allows no free exchange after staff agreed another day with the customer', async () => {
    const { date, placed } = await dayOf(store, 70, 3)
    const [datedOrder, edited, slotOnly] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 3 })
    const call = ({ id }: PlacedOrder) => ({ orderId: id, expectedVersion: null, by: 'Amy', note: 'agreed' })
    const to = { date: addDays(date, 3), slot: '12:30', fee: nothing }
    expect(await dateOrder(store, call(datedOrder), to, testNow)).toMatchObject({ ok: true })
    const sameDay = { ...to, date: (await loadOrder(slotOnly)).dueDate, slot: '15:30' }
    expect(await dateOrder(store, call(slotOnly), sameDay, testNow)).toMatchObject({ ok: true })
    const order = await loadOrder(edited)
    const base = editValuesOf({ ...order, placedOn: today })
    const submission = { base, input: { ...base, date: to.date }, choices: {} }
    const { rules } = await store.content()
    const shownTotal = mergedEdit(order, submission, rules, testNow).editedOrder.total
    const result = await editOrder(
      store,
      call(edited),
      { ...submission, shownTotal, sure: null },
      null,
      testNow,
    )
    expect(result).toMatchObject({ ok: true })
    expect(await customerOptions(store, key(datedOrder), testNow)).toMatchObject({ isFree: false })
    expect(await customerOptions(store, key(edited), testNow)).toMatchObject({ isFree: false })
    expect(await customerOptions(store, key(slotOnly), testNow)).toMatchObject({ isFree: true })
  })

  test('gives an order that was cooked unpaid a new time to pay', async () => {
    const date = addDays(today, 20)
    const input = orderInput(await store.content(), testNow, { date, slot: '12:30' })
    const order = await placedOrder(store, { ...input, lang: 'en' }, testNow)
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    await confirmOrder(store, call, null, testNow)
    await moveOrder(store, call, 'prepare', testNow, true)
    const { form } = await planWeatherDay(store, date)
    const stopTime = minutes(60 * 24 * 7)
    expect(await api(stopTime).stop(staff, form)).toMatchObject({ movedCount: 1 })
    const payBy = (await loadOrder(order)).payBy ?? testNow
    expect(payBy > stopTime).toBe(true)
    await releaseOverdue({ store, provider: null }, minutes(60 * 24 * 7 + 1))
    expect((await loadOrder(order)).status).toBe('confirmed')
    await releaseOverdue({ store, provider: null }, payBy)
    expect((await loadOrder(order)).status).toBe('cancelled')
  })

  test('does not move an order that changed meanwhile or has no room, and says why', async () => {
    const { date, placed } = await dayOf(store, 60, 2)
    const { form } = await planWeatherDay(store, date)
    const [first, second] = form.moves
    if (!first || !second) throw new Error('no moves')
    const moves = [
      { ...first, version: 1 },
      { ...second, to: addDays(date, 200) },
    ]
    const result = await api().stop(staff, { ...form, id: randomUUID(), moves })
    expect(result).toMatchObject({
      movedCount: 0,
      remainingOrders: [{ why: 'order-changed-meanwhile' }, { why: { code: 'date-too-late' } }],
    })
    for (const order of placed) expect((await loadOrder(order)).dueDate).toBe(date)
    const { staff: cook } = staffSession('kit', 'kitchen', 'zh')
    expect(await api().stop(cook, form)).toMatchObject({ reason: 'actor-not-allowed' })
  })
})
