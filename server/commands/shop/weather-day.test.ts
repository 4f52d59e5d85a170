import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { nothing } from '#domain/money.ts'
import { editValuesOf } from '#domain/staff/edited-order.ts'
import type { WeatherForm } from '#domain/staff/weather-form.ts'
import { recallAcceptedFor } from '#domain/weather.ts'
import { notifyOrderEvent } from '#server/commands/notices/send-notices.ts'
import { confirmChange, customerOptions, priceChange } from '#server/commands/orders/customer-change.ts'
import { editOrder, mergedEdit } from '#server/commands/orders/edit-order.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import { confirmOrder, dateOrder, moveOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { noteWeatherOpening } from '#server/commands/orders/weather-choice.ts'
import type { Jobs } from '#server/db/queue.ts'
import { letters } from '#server/db/schema/letters.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import { staffEvents } from '#server/db/schema/trail.ts'
import { weatherAlerts } from '#server/db/schema/weather-alerts.ts'
import { createWeatherApi } from '#server/site/staff/weather-api.ts'
import { noticeDeps } from '#tests/support/notices.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/placed-order.ts'
import { staffSession } from '#tests/support/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'

const today = todayInHongKong(testNow)
const { staff } = staffSession('amy', 'office', 'zh')
const words = { zh: '改到 {新日子}：{連結}', en: '{new day} it is, {order}: {link}' }
const allSlots = { from: null, to: null }
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

describe.each(testEngines)('a weather day on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
    // Four orders of set 2 a slot and day.
    const { catalogue } = await store.content()
    const portions = catalogue.sets.find(({ id }) => id === 2)?.serves.max ?? 0
    await store.db.update(settings).set({ slotCapacity: 4 * portions })
    await store.refresh()
  })
  afterAll(() => store.remove())

  /** Each test stops a day of its own. */
  async function dayOf(days: number, count: number) {
    const date = addDays(today, days)
    const placed: PlacedOrder[] = []
    for (let n = 0; n < count; n += 1) {
      const slot = `${10 + (n % 10)}:${n % 20 < 10 ? '00' : '30'}`
      const input = orderInput(await store.content(), testNow, { date, slot })
      const order = await placedOrder(store, { ...input, lang: n % 3 ? 'zh' : 'en' }, testNow)
      const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
      await takePayment(store, call, { method: 'fps', amount: order.total }, testNow)
      await confirmOrder(store, call, null, testNow)
      placed.push(order)
    }
    return { date, placed }
  }
  const api = (now = testNow) => createWeatherApi(store, () => now)
  async function planned(date: string, range: { from: string | null; to: string | null } = allSlots) {
    const plan = await api().plan({ day: date, kind: 'black-rain', ...range })
    const moves = plan.movable.map(({ id, version, held }) => ({
      ...{ orderId: id, version },
      to: held ?? plan.date,
    }))
    const form: WeatherForm = {
      ...{ id: plan.call, date: plan.date, kind: plan.kind, isWholeDay: plan.isWholeDay, words, moves },
    }
    return { plan, form }
  }
  const stored = (order: { id: number }) => storedOrder(store, order)
  const key = ({ reference, token }: PlacedOrder) => ({ reference, key: token })

  test('moves sixty orders to open days with room, once however often it is pressed', async () => {
    const { date, placed } = await dayOf(30, 60)
    const closed = addDays(date, 1)
    const rule = { intake: 'closed', closedSlots: [], slotCapacities: {}, zoneFees: {}, version: 1 } as const
    await store.db.insert(calendarDays).values({ date: closed, slotCapacity: null, ...rule })
    await store.refresh()
    const { plan, form } = await planned(date)
    expect(plan.movable).toHaveLength(60)
    expect(new Set(plan.movable.map(({ held }) => held))).toEqual(new Set([addDays(date, 2)]))
    const [first, second] = await Promise.all([api().stop(staff, form), api().stop(staff, form)])
    expect(first).toEqual({ ok: true, moved: 60, left: [] })
    expect(second).toEqual({ ok: true, moved: 60, left: [] })
    for (const { id } of placed) {
      const order = await stored({ id })
      expect(order).toMatchObject({ status: 'confirmed', dueDate: addDays(date, 2), refundDue: 0 })
      const postponed = order.events.filter(({ verb }) => verb === 'postpone')
      expect(postponed).toMatchObject([
        {
          weather: 'black-rain',
          actorName: staff.name,
          moved: { from: { date }, to: { date: order.dueDate } },
        },
      ])
      const [job] = await store.queue.findJobs<Jobs['order-event']>('order-event', {
        data: { eventId: postponed[0]?.id ?? 0 },
      })
      // Letters wait until the day can not be recalled any more.
      const waits = (job?.startAfter.getTime() ?? 0) - (job?.createdOn.getTime() ?? 0)
      expect(waits).toBeGreaterThan(recallAcceptedFor)
    }
    const told = await store.db.select().from(staffEvents).where(eq(staffEvents.subjectName, date))
    expect(told).toMatchObject([{ verb: 'stop-day', after: 'black-rain', actorName: staff.name }])
    expect((await planned(date)).plan.movable).toEqual([])
    const view = await api().call(form.id)
    expect(view?.orders.map(({ state }) => state)).toEqual(Array(60).fill('told'))
  })

  test('is recalled within five minutes, except where the customer has seen it', async () => {
    const { date, placed } = await dayOf(40, 3)
    const [seen, other, cooking] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const call = { orderId: cooking.id, expectedVersion: null, by: 'Amy', note: '' }
    await moveOrder(store, call, 'prepare', testNow)
    const { form } = await planned(date)
    expect(await api().stop(staff, form)).toMatchObject({ moved: 3 })
    await noteWeatherOpening(store, seen.id, minutes(1))
    expect(await api(minutes(6)).recall(staff, form.id)).toMatchObject({ reason: 'too-late-to-take-back' })
    expect(await api(minutes(4)).recall(staff, form.id)).toEqual({ ok: true, recalled: 2, left: 1 })
    expect(await api(minutes(4)).recall(staff, form.id)).toEqual({ ok: true, recalled: 0, left: 1 })
    expect(await stored(other)).toMatchObject({ status: 'confirmed', dueDate: date })
    expect(await stored(cooking)).toMatchObject({ status: 'preparing', dueDate: date })
    expect((await stored(seen)).dueDate).not.toBe(date)
    // The day is as any other again, but who saw the new one may still choose.
    expect(await customerOptions(store, key(other), testNow)).toMatchObject({ isFree: false })
    expect(await customerOptions(store, key(seen), testNow)).toMatchObject({ isFree: true })
    const outbox = noticeDeps(store).mail
    const texts: string[] = []
    const mail: typeof outbox = {
      send: (letter) => {
        texts.push(letter.text)
        return outbox.send(letter)
      },
    }
    for (const order of [other, seen])
      for (const { id, verb } of (await stored(order)).events)
        if (verb === 'postpone') await notifyOrderEvent(noticeDeps(store, { mail }), { eventId: id })
    const written = await store.db
      .select({ orderId: letters.orderId })
      .from(letters)
      .where(inArray(letters.orderId, [other.id, seen.id]))
    expect(written).toEqual([{ orderId: seen.id }])
    // As staff worded it.
    expect(texts).toEqual([expect.stringMatching(/改到 .+：|it is, /)])
    expect((await stored(other)).events.map(({ verb }) => verb).slice(-2)).toEqual(['postpone', 'take-back'])
    const trail = await store.db
      .select({ verb: staffEvents.verb })
      .from(staffEvents)
      .where(inArray(staffEvents.verb, ['stop-day', 'recall-day']))
    expect(trail.map(({ verb }) => verb)).toContain('recall-day')
  })

  test('lets the customer choose once another day within 90, or the money, for nothing', async () => {
    const { date, placed } = await dayOf(50, 2)
    const [mover, leaver] = placed as [PlacedOrder, PlacedOrder]
    const { form } = await planned(date)
    expect(await api().stop(staff, form)).toMatchObject({ moved: 2 })
    const options = await customerOptions(store, key(mover), testNow)
    expect(options).toMatchObject({ isFree: true, latest: addDays(date, 90), date: null, cancel: null })
    const change = async (order: PlacedOrder, asked: Parameters<typeof priceChange>[2]) => {
      const priced = await priceChange(store, key(order), asked, testNow)
      if (!priced.ok) throw new Error(JSON.stringify(priced.reason))
      const { version, totalAfter, toReturn } = priced.value
      const confirmed = { change: asked, version, shown: { totalAfter, toReturn } }
      return confirmChange({ store, provider: null }, key(order), confirmed, testNow)
    }
    const late = { kind: 'date', date: addDays(date, 91), slot: '12:30' } as const
    expect(await priceChange(store, key(mover), late, testNow)).toMatchObject({ ok: false })
    expect(await change(mover, { ...late, date: addDays(date, 90) })).toMatchObject({ ok: true })
    expect(await stored(mover)).toMatchObject({
      dueDate: addDays(date, 90),
      total: mover.total,
      changeFee: 0,
    })
    expect(await customerOptions(store, key(mover), testNow)).toMatchObject({ isFree: false })
    expect(await change(leaver, { kind: 'cancel' })).toMatchObject({ ok: true })
    expect(await stored(leaver)).toMatchObject({ status: 'cancelled', refundDue: leaver.total })
  })

  test('stopping some slots frees nobody of the others', async () => {
    const { date, placed } = await dayOf(75, 2)
    const [early, late] = placed as [PlacedOrder, PlacedOrder]
    const isFree = async (order: PlacedOrder) => (await customerOptions(store, key(order), testNow))?.isFree
    const { form } = await planned(date, { from: null, to: '10:30' })
    expect(await api().stop(staff, form)).toMatchObject({ moved: 1 })
    expect([await isFree(early), await isFree(late)]).toEqual([true, false])
    const rest = await planned(date)
    expect(await api(minutes(1)).stop(staff, { ...rest.form, moves: [] })).toMatchObject({ moved: 0 })
    expect(await isFree(late)).toBe(true)
    const again = (await planned(date)).form.id
    expect(await api(minutes(2)).stop(staff, { ...rest.form, id: again, moves: [] })).toMatchObject({
      ok: true,
    })
    // The weather stays declared by the call before.
    expect(await api(minutes(3)).recall(staff, again)).toMatchObject({ ok: true })
    expect(await isFree(late)).toBe(true)
    expect(await api(minutes(3)).recall(staff, rest.form.id)).toMatchObject({ ok: true })
    expect([await isFree(early), await isFree(late)]).toEqual([true, false])
  })

  test('recalling one of two calls of a day leaves the alert of the other', async () => {
    const { date, placed } = await dayOf(85, 2)
    const [moved, stayed] = placed as [PlacedOrder, PlacedOrder]
    const isFree = async () => (await customerOptions(store, key(stayed), testNow))?.isFree
    const first = (await planned(date)).form
    const moves = first.moves.filter(({ orderId }) => orderId === moved.id)
    expect(await api().stop(staff, { ...first, moves })).toMatchObject({ moved: 1 })
    const second = { ...(await planned(date)).form, moves: [] }
    expect(await api(minutes(1)).stop(staff, second)).toMatchObject({ ok: true })
    expect(await api(minutes(2)).recall(staff, first.id)).toMatchObject({ recalled: 1 })
    expect(await isFree()).toBe(true)
    expect(await api(minutes(3)).recall(staff, second.id)).toMatchObject({ ok: true })
    expect(await isFree()).toBe(false)
  })

  test('the alert has the kind of the last call that stands', async () => {
    const { date } = await dayOf(130, 0)
    const form = { ...(await planned(date)).form, moves: [] }
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

  test('a whole day has the orders of slots that are not offered any more', async () => {
    const { date, placed } = await dayOf(135, 2)
    const { slots } = (await store.content()).settings
    await store.db.update(settings).set({ slots: slots.slice(1) })
    await store.refresh()
    const { plan } = await planned(date)
    const { plan: part } = await planned(date, { from: null, to: '11:00' })
    await store.db.update(settings).set({ slots: [...slots] })
    await store.refresh()
    expect(plan.isWholeDay).toBe(true)
    expect(plan.movable.map(({ id }) => id)).toEqual(placed.map(({ id }) => id))
    expect(part.movable.map(({ id }) => id)).toEqual(placed.slice(1).map(({ id }) => id))
  })

  test('stops no day that is over, nor one far ahead', async () => {
    for (const day of [addDays(today, -1), '9999-12-31', '1900-01-01']) {
      const plan = await api().plan({ day, kind: 'black-rain', ...allSlots })
      expect(plan.date).toBe(today)
      const form = {
        id: plan.call,
        date: calendarDate(day),
        kind: plan.kind,
        isWholeDay: true,
        words,
        moves: [],
      }
      expect(await api().stop(staff, form)).toEqual({ ok: false, reason: 'form-invalid' })
      expect(await api().call(form.id)).toBeNull()
    }
  })

  test('holds no day that the weather stops too', async () => {
    const { date, placed } = await dayOf(100, 1)
    const next = await planned(addDays(date, 1))
    expect(await api().stop(staff, { ...next.form, moves: [] })).toMatchObject({ ok: true })
    const { plan, form } = await planned(date)
    expect(plan.movable.map(({ held }) => held)).toEqual([addDays(date, 2)])
    const moves = form.moves.map((move) => ({ ...move, to: addDays(date, 1) }))
    expect(await api().stop(staff, { ...form, moves })).toMatchObject({
      ...{ moved: 0, left: [{ why: { code: 'date-closed' } }] },
    })
    for (const order of placed) expect((await stored(order)).dueDate).toBe(date)
  })

  test('a recall that an outage cuts off goes on with the next press', async () => {
    const { date, placed } = await dayOf(110, 2)
    const { form } = await planned(date)
    expect(await api().stop(staff, form)).toMatchObject({ moved: 2 })
    let left = 1
    const transaction: typeof store.db.transaction = (...parts) =>
      left-- > 0
        ? store.db.transaction(...parts)
        : Promise.reject(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }))
    const db: typeof store.db = Object.create(store.db, { transaction: { value: transaction } })
    const leaving = createWeatherApi({ ...store, db }, () => minutes(1))
    expect(await leaving.recall(staff, form.id)).toEqual({ ok: false, reason: 'temporarily-unavailable' })
    expect((await api().call(form.id))?.recalledAt).toBeNull()
    const asked = { day: date, kind: null, ...allSlots }
    const lately = (await api(minutes(2)).plan(asked)).calls
    expect(lately).toContainEqual({ id: form.id, date, kind: form.kind, calledAt: testNow, recalledAt: null })
    expect((await api(minutes(24 * 60 + 5)).plan(asked)).calls).toEqual([])
    expect(await api(minutes(2)).recall(staff, form.id)).toEqual({ ok: true, recalled: 1, left: 0 })
    for (const order of placed) expect((await stored(order)).dueDate).toBe(date)
  })

  test('a recall leaves what others have taken, and what another call moved since', async () => {
    const { date, placed } = await dayOf(120, 3)
    const [full, again, back] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const { form } = await planned(date)
    expect(await api().stop(staff, form)).toMatchObject({ moved: 3 })
    const { slot } = await stored(full)
    for (let n = 0; n < 4; n += 1) {
      const input = orderInput(await store.content(), testNow, { date, slot })
      await placedOrder(store, { ...input, lang: 'en' }, testNow)
    }
    const held = addDays(date, 1)
    const second = await planned(held)
    const moves = second.form.moves.filter(({ orderId }) => orderId === again.id)
    expect(await api(minutes(1)).stop(staff, { ...second.form, moves })).toMatchObject({ moved: 1 })
    expect(await api(minutes(2)).recall(staff, form.id)).toEqual({ ok: true, recalled: 1, left: 2 })
    expect((await stored(full)).dueDate).toBe(held)
    expect((await stored(again)).dueDate).toBe(addDays(date, 2))
    expect((await stored(back)).dueDate).toBe(date)
  })

  test('a day that staff agreed with the customer uses up the free exchange', async () => {
    const { date, placed } = await dayOf(70, 3)
    const [dated, edited, slotOnly] = placed as [PlacedOrder, PlacedOrder, PlacedOrder]
    const { form } = await planned(date)
    expect(await api().stop(staff, form)).toMatchObject({ moved: 3 })
    const call = ({ id }: PlacedOrder) => ({ orderId: id, expectedVersion: null, by: 'Amy', note: 'agreed' })
    const to = { date: addDays(date, 3), slot: '12:30', fee: nothing }
    expect(await dateOrder(store, call(dated), to, testNow)).toMatchObject({ ok: true })
    const sameDay = { ...to, date: (await stored(slotOnly)).dueDate, slot: '15:30' }
    expect(await dateOrder(store, call(slotOnly), sameDay, testNow)).toMatchObject({ ok: true })
    const order = await stored(edited)
    const opened = editValuesOf({ ...order, placedOn: today })
    const asked = { opened, typed: { ...opened, date: to.date }, choices: {} }
    const { facts } = await store.content()
    const shownTotal = mergedEdit(order, asked, facts, testNow).edited.total
    const saved = await editOrder(store, call(edited), { ...asked, shownTotal }, null, testNow)
    expect(saved).toMatchObject({ ok: true })
    expect(await customerOptions(store, key(dated), testNow)).toMatchObject({ isFree: false })
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
    const { form } = await planned(date)
    const stopped = minutes(60 * 24 * 7)
    expect(await api(stopped).stop(staff, form)).toMatchObject({ moved: 1 })
    const payBy = (await stored(order)).payBy ?? testNow
    expect(payBy > stopped).toBe(true)
    await releaseOverdue({ store, provider: null }, minutes(60 * 24 * 7 + 1))
    expect((await stored(order)).status).toBe('confirmed')
    await releaseOverdue({ store, provider: null }, payBy)
    expect((await stored(order)).status).toBe('cancelled')
  })

  test('leaves an order that changed meanwhile or has no room, and says why', async () => {
    const { date, placed } = await dayOf(60, 2)
    const { form } = await planned(date)
    const [first, second] = form.moves
    if (!first || !second) throw new Error('no moves')
    const moves = [
      { ...first, version: 1 },
      { ...second, to: addDays(date, 200) },
    ]
    const result = await api().stop(staff, { ...form, id: randomUUID(), moves })
    expect(result).toMatchObject({
      moved: 0,
      left: [{ why: 'order-changed-meanwhile' }, { why: { code: 'date-too-late' } }],
    })
    for (const order of placed) expect((await stored(order)).dueDate).toBe(date)
    const { staff: cook } = staffSession('kit', 'kitchen', 'zh')
    expect(await api().stop(cook, form)).toMatchObject({ reason: 'actor-not-allowed' })
  })
})
