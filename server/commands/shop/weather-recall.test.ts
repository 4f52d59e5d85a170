import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { ordinaryDay } from '#domain/staff/day/day-form.ts'
import { notifyOrderEvent } from '#server/commands/notices/send-notices.ts'
import { customerOptions } from '#server/commands/orders/customer-change.ts'
import { noteWeatherOpening } from '#server/commands/orders/note-weather-choice.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { moveOrder } from '#server/commands/orders/staff-commands.ts'
import { letters } from '#server/db/schema/letters.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import { weatherAlerts } from '#server/db/schema/weather.ts'
import { createWeatherApi } from '#server/page-data/staff/day/weather-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { place } from '#tests/support/orders/slot-room.ts'
import {
  allSlots,
  dayOf,
  minutes,
  openWeatherStore,
  planWeatherDay,
  weatherApi,
} from '#tests/support/orders/weather-day.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { changeDay } from './change-day.ts'

const { staff } = staffSession('amy', 'office', 'zh')

describe.each(testEngines)('the recall of a weather day on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openWeatherStore(engine)
  })
  afterAll(() => store.remove())
  const api = (now = testNow) => weatherApi(store, now)
  const loadOrder = (order: { id: number }) => storedOrder(store, order)
  const key = ({ reference, token }: PlacedOrder) => ({ reference, key: token })

  test('lets an outdated page move nothing more, and add nothing to the call of another day', async () => {
    const { date, placed } = await dayOf(store, 160, 1)
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 1 })
    const { form: other } = await planWeatherDay(store, (await dayOf(store, 170, 1)).date)
    expect(await api().stop(staff, { ...other, id: form.id })).toEqual({ ok: false, reason: 'call-over' })
    expect(await api(minutes(1)).recall(staff, form.id)).toMatchObject({ recalledCount: 1 })
    const again = await planWeatherDay(store, date)
    const stale = { ...again.form, id: form.id }
    expect(await api(minutes(2)).stop(staff, stale)).toEqual({ ok: false, reason: 'call-over' })
    for (const order of placed) expect((await loadOrder(order)).dueDate).toBe(date)
    expect(await api(minutes(2)).stop(staff, again.form)).toMatchObject({ movedCount: 1 })
  })

  test('is possible within five minutes, except for customers who have seen the call', async () => {
    const { date, placed } = await dayOf(store, 40, 3)
    const [openedOrder, other, cooking] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const call = { orderId: cooking.id, expectedVersion: null, by: 'Amy', note: '' }
    await moveOrder(store, call, 'prepare', testNow)
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 3 })
    await noteWeatherOpening(store, openedOrder.id, minutes(1))
    expect(await api(minutes(6)).recall(staff, form.id)).toMatchObject({ reason: 'too-late-to-take-back' })
    expect(await api(minutes(4)).recall(staff, form.id)).toEqual({
      ok: true,
      recalledCount: 2,
      remainingCount: 1,
    })
    expect(await api(minutes(4)).recall(staff, form.id)).toEqual({
      ok: true,
      recalledCount: 0,
      remainingCount: 1,
    })
    expect(await loadOrder(other)).toMatchObject({ status: 'confirmed', dueDate: date })
    expect(await loadOrder(cooking)).toMatchObject({ status: 'preparing', dueDate: date })
    expect((await loadOrder(openedOrder)).dueDate).not.toBe(date)
    // Customers who saw the new day may still choose.
    expect(await customerOptions(store, key(other), testNow)).toMatchObject({ isFree: false })
    expect(await customerOptions(store, key(openedOrder), testNow)).toMatchObject({ isFree: true })
    const outbox = noticeDeps(store).mail
    const texts: string[] = []
    const mail: typeof outbox = {
      send: (letter) => {
        texts.push(letter.text)
        return outbox.send(letter)
      },
    }
    for (const order of [other, openedOrder])
      for (const { id, verb } of (await loadOrder(order)).events)
        if (verb === 'postpone') await notifyOrderEvent(noticeDeps(store, { mail }), { eventId: id })
    const letterRows = await store.db
      .select({ orderId: letters.orderId })
      .from(letters)
      .where(inArray(letters.orderId, [other.id, openedOrder.id]))
    expect(letterRows).toEqual([{ orderId: openedOrder.id }])
    expect(texts).toEqual([expect.stringMatching(/改到 .+：|it is, /)])
    expect((await loadOrder(other)).events.map(({ verb }) => verb).slice(-2)).toEqual([
      'postpone',
      'take-back',
    ])
    const entries = await store.db
      .select({ verb: staffEvents.verb })
      .from(staffEvents)
      .where(inArray(staffEvents.verb, ['stop-day', 'recall-day']))
    expect(entries.map(({ verb }) => verb)).toContain('recall-day')
  })

  test('affects no order in slots that were not stopped', async () => {
    const { date, placed } = await dayOf(store, 75, 2)
    const [early, late] = placed as [PlacedOrder, PlacedOrder]
    const isFree = async (order: PlacedOrder) => (await customerOptions(store, key(order), testNow))?.isFree
    const { form } = await planWeatherDay(store, date, { from: null, to: '10:30' })
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 1 })
    expect([await isFree(early), await isFree(late)]).toEqual([true, false])
    const rest = await planWeatherDay(store, date)
    expect(await api(minutes(1)).stop(staff, { ...rest.form, moves: [] })).toMatchObject({ movedCount: 0 })
    expect(await isFree(late)).toBe(true)
    const again = (await planWeatherDay(store, date)).form.id
    expect(await api(minutes(2)).stop(staff, { ...rest.form, id: again, moves: [] })).toMatchObject({
      ok: true,
    })
    expect(await api(minutes(3)).recall(staff, again)).toMatchObject({ ok: true })
    expect(await isFree(late)).toBe(true)
    expect(await api(minutes(3)).recall(staff, rest.form.id)).toMatchObject({ ok: true })
    expect([await isFree(early), await isFree(late)]).toEqual([true, false])
  })

  test('opens the stopped slots again for orders, as staff can', async () => {
    const { date } = await dayOf(store, 146, 2)
    const closedByStaff = { ...ordinaryDay(date), closedSlots: ['10:00'] }
    const amy = { id: null, name: 'Amy' }
    await changeDay(store, amy, { rule: closedByStaff, version: 0, reason: '' }, false, testNow)
    const closedSlots = async () =>
      (await store.content()).settings.days.find((day) => day.date === date)?.closedSlots
    const stop = async (from: string, to: string) => {
      const { form } = await planWeatherDay(store, date, { from, to })
      expect(await api().stop(staff, form)).toMatchObject({ ok: true, remainingOrders: [] })
      return form.id
    }
    const first = await stop('10:00', '11:00')
    expect(await closedSlots()).toEqual(['10:00', '10:30', '11:00'])
    const order = orderInput(await store.content(), testNow, { date, slot: '11:00' })
    expect(await place(store, order)).toMatchObject({ refusals: [{ code: 'slot-closed' }] })
    const second = await stop('11:00', '11:30')
    expect(await closedSlots()).toEqual(['10:00', '10:30', '11:00', '11:30'])
    await api(minutes(1)).recall(staff, first)
    expect(await closedSlots()).toEqual(['10:00', '11:00', '11:30'])
    await api(minutes(1)).recall(staff, second)
    expect(await closedSlots()).toEqual(['10:00'])
    expect(await place(store, order)).toMatchObject({ ok: true })
  })

  test('of one of two calls of a day leaves the alert of the other', async () => {
    const { date, placed } = await dayOf(store, 85, 2)
    const [movedOrder, otherOrder] = placed as [PlacedOrder, PlacedOrder]
    const isFree = async () => (await customerOptions(store, key(otherOrder), testNow))?.isFree
    const first = (await planWeatherDay(store, date)).form
    const moves = first.moves.filter(({ orderId }) => orderId === movedOrder.id)
    expect(await api().stop(staff, { ...first, moves })).toMatchObject({ movedCount: 1 })
    const second = { ...(await planWeatherDay(store, date)).form, moves: [] }
    expect(await api(minutes(1)).stop(staff, second)).toMatchObject({ ok: true })
    expect(await api(minutes(2)).recall(staff, first.id)).toMatchObject({ recalledCount: 1 })
    expect(await isFree()).toBe(true)
    expect(await api(minutes(3)).recall(staff, second.id)).toMatchObject({ ok: true })
    expect(await isFree()).toBe(false)
  })

  test('leaves the alert with the kind of the last valid call', async () => {
    const { date } = await dayOf(store, 130, 0)
    const form = { ...(await planWeatherDay(store, date)).form, moves: [] }
    const kinds = async () =>
      (await store.db.select().from(weatherAlerts).where(eq(weatherAlerts.date, date))).map(
        ({ kind }) => kind,
      )
    const [first, second] = [form, { ...form, id: randomUUID(), kind: 'typhoon-8' as const }]
    expect(await api().stop(staff, first)).toMatchObject({ ok: true })
    expect(await api(minutes(1)).stop(staff, second)).toMatchObject({ ok: true })
    expect(await kinds()).toEqual(['typhoon-8'])
    expect(await api(minutes(2)).recall(staff, second.id)).toMatchObject({ ok: true })
    expect(await kinds()).toEqual(['black-rain'])
    expect(await api(minutes(3)).recall(staff, first.id)).toMatchObject({ ok: true })
    expect(await kinds()).toEqual([])
  })

  test('continues with the next press after an outage', async () => {
    const { date, placed } = await dayOf(store, 110, 2)
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 2 })
    let remainingCount = 1
    const transaction: typeof store.db.transaction = (...parts) =>
      remainingCount-- > 0
        ? store.db.transaction(...parts)
        : Promise.reject(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }))
    const db: typeof store.db = Object.create(store.db, { transaction: { value: transaction } })
    const leaving = createWeatherApi({ ...store, db }, () => minutes(1))
    expect(await leaving.recall(staff, form.id)).toEqual({ ok: false, reason: 'temporarily-unavailable' })
    expect((await api().call(form.id))?.recalledAt).toBeNull()
    const request = { day: date, kind: null, ...allSlots }
    const lately = (await api(minutes(2)).plan(request)).calls
    expect(lately).toContainEqual({ id: form.id, date, kind: form.kind, calledAt: testNow, recalledAt: null })
    expect((await api(minutes(24 * 60 + 5)).plan(request)).calls).toEqual([])
    expect(await api(minutes(2)).recall(staff, form.id)).toEqual({
      ok: true,
      recalledCount: 1,
      remainingCount: 0,
    })
    for (const order of placed) expect((await loadOrder(order)).dueDate).toBe(date)
  })

  test('leaves places that others have taken since, and orders that another call moved', async () => {
    const { date, placed } = await dayOf(store, 120, 3)
    const [full, again, back] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const { form } = await planWeatherDay(store, date)
    expect(await api().stop(staff, form)).toMatchObject({ movedCount: 3 })
    const { slot } = await loadOrder(full)
    for (let n = 0; n < 4; n += 1) {
      const actor = { kind: 'staff', name: staff.name, id: null } as const
      const exceeds = ['day-closed'] as const
      const entry = { actor, source: 'phone', note: 'they fetch it', exceeds, paysLater: false } as const
      const input = orderInput(await store.content(), testNow, { date, slot })
      await placedOrder(store, { ...input, lang: 'en', entry }, testNow)
    }
    const reservedDay = addDays(date, 1)
    const second = await planWeatherDay(store, reservedDay)
    const moves = second.form.moves.filter(({ orderId }) => orderId === again.id)
    expect(await api(minutes(1)).stop(staff, { ...second.form, moves })).toMatchObject({ movedCount: 1 })
    expect(await api(minutes(2)).recall(staff, form.id)).toEqual({
      ok: true,
      recalledCount: 1,
      remainingCount: 2,
    })
    expect((await loadOrder(full)).dueDate).toBe(reservedDay)
    expect((await loadOrder(again)).dueDate).toBe(addDays(date, 2))
    expect((await loadOrder(back)).dueDate).toBe(date)
  })
})
