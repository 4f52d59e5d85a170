import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { StopVerb } from '#domain/staff/day/stop-update.ts'
import { noteOrder } from '#server/commands/orders/note-order.ts'
import { confirmOrder, moveOrder } from '#server/commands/orders/staff-commands.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runs } from '#server/db/schema/runs.ts'
import { staff as staffTable } from '#server/db/schema/staff.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createRunsApi, type RunsApi } from './runs-api.ts'

describe.each(testEngines)('the runs of a day on %s', (engine) => {
  const due = addDays(todayInHongKong(testNow), 7)
  const at = (time: string) => new Date(`${due}T${time}:00+08:00`)
  const office = staffSession('amy', 'office').staff
  const che = staffSession('che', 'driver').staff
  const wan = staffSession('wan', 'driver').staff
  let clock = at('11:00')
  const store = setUpStore(engine)
  let api: RunsApi

  beforeAll(async () => {
    api = createRunsApi(store, () => clock)
    for (const { id, name } of [che, wan]) {
      const timestamps = { createdAt: testNow, updatedAt: testNow }
      await store.db.insert(staffTable).values({ id, name, role: 'driver', ...timestamps })
    }
    await place({ slot: '12:30' })
    await place({ slot: '12:00' })
    await place({ slot: '12:00', zoneId: 'hong-kong-island' })
    await place({ fulfilment: 'pickup', pickupPlaceId: 'kwun-tong-office', zoneId: null })
  })

  async function place(draft: Partial<OrderDraft>) {
    const input = orderInput(await store.content(), testNow, draft)
    const needs = { allergens: [], access: ['stairs'], accessNote: '三樓' } as const
    const { id } = await placedOrder(store, { ...input, needs }, testNow)
    const call = { orderId: id, expectedVersion: null, by: 'Amy', note: '' }
    await confirmOrder(store, call, null, testNow)
    await moveOrder(store, call, 'prepare', testNow, true)
    await moveOrder(store, call, 'make-ready', testNow)
  }

  async function dayOf(staff = office) {
    const day = await api.day(staff, due)
    if (!day) throw new Error('no day')
    return day
  }
  const runsOf = async (staff = office) =>
    (await dayOf(staff)).runs.map(({ stops }) => stops.map(({ orderId }) => orderId))
  const update = (verb: StopVerb, of: number, subject = '', key = randomUUID(), when = clock) =>
    ({ key, of, verb, at: when, subject, note: '' }) as const
  const pictureOf = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const first = <Item>(items: readonly Item[]): Item => {
    const [item] = items
    if (item === undefined) throw new Error('nothing there')
    return item
  }

  test('show a note for the driver at the stop, and no other note', async () => {
    const { orderId } = first((await dayOf()).unplannedOrders)
    const call = { orderId, expectedVersion: null, by: 'Amy', note: 'the side door' }
    await noteOrder(store, call, true, testNow)
    await noteOrder(store, { ...call, note: 'pays late' }, false, testNow)
    const stop = (await dayOf()).unplannedOrders.find((each) => each.orderId === orderId)
    expect(stop?.notes).toEqual(['the side door'])
  })

  test('neither offer nor accept delivered orders', async () => {
    const { orderId } = first((await dayOf()).unplannedOrders)
    const isOfOrder = eq(orders.id, orderId)
    await store.db.update(orders).set({ status: 'delivered' }).where(isOfOrder)
    expect((await dayOf()).unplannedOrders.map((stop) => stop.orderId)).not.toContain(orderId)
    expect((await dayOf()).unplannedOrders).toHaveLength(2)
    const others = await api.plan(office, due, { kind: 'propose' })
    expect(others).toBe('saved')
    expect((await runsOf()).flat()).not.toContain(orderId)
    await store.db.delete(runs)
    await store.db.update(orders).set({ status: 'ready' }).where(isOfOrder)
  })

  test('include every delivery of the day once when proposed, each zone by due time, and no pickups', async () => {
    expect((await dayOf()).unplannedOrders).toHaveLength(3)
    expect(await api.plan(office, due, { kind: 'propose' })).toBe('saved')
    const { runs, unplannedOrders } = await dayOf()
    expect(runs.map(({ number, stops }) => [number, ...stops.map(({ slot }) => slot)])).toEqual([
      [1, '12:00', '12:30'],
      [2, '12:00'],
    ])
    expect(unplannedOrders).toEqual([])
    expect(await api.plan(office, due, { kind: 'propose' })).toBe('saved')
    expect((await dayOf()).runs).toEqual(runs)
  })

  test('show the driver their own stops in the office’s order, and no other run', async () => {
    const [run] = (await dayOf()).runs
    if (!run) throw new Error('no run')
    expect(await api.plan(office, due, { kind: 'give-run', runId: run.id, driverId: che.id })).toBe('saved')
    const last = run.stops.at(-1)?.orderId ?? 0
    expect(await api.plan(office, due, { kind: 'move', orderId: last, by: 'up' })).toBe('saved')
    const runsNow = await runsOf()
    expect(runsNow[0]?.[0]).toBe(last)
    expect(await runsOf(che)).toEqual(runsNow.slice(0, 1))
    expect(await runsOf(wan)).toEqual([])
    expect(await api.dateOf(che, run.id)).toBe(due)
    expect(await api.dateOf(wan, run.id)).toBeNull()
    const [moveEvent, value] = await newestStaffEvents(store.db, 2)
    const references = (await dayOf()).runs[0]?.stops.map(({ reference }) => reference) ?? []
    const subjectName = `${due} #1`
    expect(value).toMatchObject({ verb: 'give-run', actorName: 'amy', subjectName, before: '', after: 'che' })
    expect(moveEvent).toMatchObject({
      verb: 'plan-run',
      actorName: 'amy',
      actorId: 'amy',
      subjectName,
      before: references.toReversed().join(', '),
      after: references.join(', '),
    })
  })

  test('add no entry to the audit log for a plan that changes nothing or is refused', async () => {
    const [before] = await newestStaffEvents(store.db, 1)
    const run = first((await dayOf()).runs)
    await api.plan(office, due, { kind: 'propose' })
    await api.plan(office, due, { kind: 'give-run', runId: run.id, driverId: che.id })
    await api.plan(office, due, { kind: 'give-run', runId: run.id, driverId: 'amy' })
    await api.plan(wan, due, { kind: 'give-run', runId: run.id, driverId: wan.id })
    expect(await newestStaffEvents(store.db, 1)).toEqual([before])
  })

  test('can be changed only by planners, and only for drivers', async () => {
    const run = first((await dayOf()).runs)
    expect(await api.plan(che, due, { kind: 'propose' })).toBe('not-allowed')
    expect(await api.plan(office, due, { kind: 'give-run', runId: run.id, driverId: 'amy' })).toBe(
      'not-found',
    )
    expect(await api.plan(office, due, { kind: 'move', orderId: 999_999, by: 'up' })).toBe('not-found')
    expect(await api.day(staffSession('bo', 'kitchen').staff, due)).toBeNull()
  })

  test('show a telephone number from leaving the kitchen until two hours after the delivery', async () => {
    const run = first((await dayOf()).runs)
    const phones = async (staff = che) => (await dayOf(staff)).runs[0]?.stops.map(({ phone }) => phone)
    expect(await phones()).toEqual([null, null])
    expect(JSON.stringify(await dayOf(che))).not.toContain('51234567')
    expect(await phones(office)).toEqual(['+85251234567', '+85251234567'])
    expect(await api.update(wan, update('leave', run.id))).toBe('not-theirs')
    // Simulates an outage after the first order.
    const rest = eq(orders.id, run.stops[1]?.orderId ?? 0)
    await store.db.update(orders).set({ status: 'preparing' }).where(rest)
    const leaving = update('leave', run.id)
    expect(await api.update(che, leaving)).toBe('saved')
    expect(await phones()).toEqual(['+85251234567', null])
    await store.db.update(orders).set({ status: 'ready' }).where(rest)
    expect(await api.update(che, leaving)).toBe('saved')
    expect(await api.update(che, leaving)).toBe('saved')
    expect(await phones()).toEqual(['+85251234567', '+85251234567'])
    expect((await dayOf()).runs[0]?.leftAt).toEqual(clock)
  })

  test('count a stop update once, at its own time, however late and often it arrives', async () => {
    const { orderId } = first((await dayOf(che)).runs[0]?.stops ?? [])
    const tapTime = clock
    clock = at('12:10')
    const handedOver = update('hand-over', orderId, '保安', 'a-tap-of-the-phone-1', tapTime)
    expect(await Promise.all([1, 2, 3].map(() => api.update(che, handedOver)))).toEqual([
      'saved',
      'saved',
      'saved',
    ])
    const stop = (await dayOf(che)).runs[0]?.stops[0]
    expect(stop).toMatchObject({
      status: 'delivered',
      state: { kind: 'handed-over', at: tapTime, by: 'che', to: '保安' },
    })
    expect(await api.update(che, update('hand-over', orderId))).toBe('not-possible')
    expect(await api.update(che, update('problem', orderId, 'damaged'))).toBe('not-possible')
    expect(await api.update(che, update('correct', orderId, '接待處'))).toBe('saved')
    expect((await dayOf()).runs[0]?.stops[0]?.state).toMatchObject({ at: tapTime, to: '接待處' })
    const events = await store.db.select().from(workEvents)
    expect(events.filter(({ verb }) => verb === 'hand-over')).toHaveLength(1)
  })

  test('report a problem to the office, which can be undone', async () => {
    const orderId = (await dayOf(che)).runs[0]?.stops[1]?.orderId ?? 0
    expect(await api.update(che, update('problem', orderId, 'nobody-there'))).toBe('saved')
    expect((await dayOf()).runs[0]?.stops[1]).toMatchObject({
      status: 'out-for-delivery',
      state: { kind: 'problem', problem: 'nobody-there', by: 'che' },
    })
    clock = at('12:11')
    expect(await api.update(che, update('take-back', orderId))).toBe('saved')
    expect((await dayOf()).runs[0]?.stops[1]?.state).toEqual({ kind: 'open' })
  })

  test('let the driver undo their own hand-over for a moment', async () => {
    clock = at('12:13')
    const orderId = (await dayOf(che)).runs[0]?.stops[1]?.orderId ?? 0
    expect(await api.update(che, update('hand-over', orderId, '保安'))).toBe('saved')
    expect(await lastEvent(store.db, orderId)).toMatchObject({ actorId: 'che', actorName: 'che' })
    const { live } = createStaffApi(store, practisedPayments(store, () => clock).ways, () => clock)
    const takeBacks = (await live.now(che)).takeBacks.filter((each) => each.orderId === orderId)
    expect(takeBacks).toMatchObject([{ status: 'delivered' }])
    expect(await live.takeBack(wan, takeBacks)).toMatchObject([{ reason: 'actor-not-allowed' }])
    clock = at('12:14')
    expect(await live.takeBack(che, takeBacks)).toMatchObject([{ reason: 'too-late-to-take-back' }])
    clock = at('12:13')
    expect(await live.takeBack(che, takeBacks)).toMatchObject([{ ok: true }])
    expect((await dayOf(che)).runs[0]?.stops[1]).toMatchObject({
      status: 'out-for-delivery',
      state: { kind: 'open' },
    })
  })

  test('lose a stop that the office gives to another run', async () => {
    const [run, other] = (await dayOf()).runs
    const orderId = run?.stops[1]?.orderId ?? 0
    expect(await api.plan(office, due, { kind: 'give-stop', orderId, toRun: other?.id ?? 0 })).toBe('saved')
    expect((await runsOf(che))[0]).toHaveLength(1)
    expect(await api.update(che, update('hand-over', orderId))).toBe('not-theirs')
    expect(await api.plan(office, due, { kind: 'give-stop', orderId, toRun: null })).toBe('saved')
    expect((await dayOf()).runs.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('hide the number two hours after the delivery, and have a consistent audit log', async () => {
    clock = at('14:12')
    expect((await dayOf(che)).runs[0]?.stops[0]?.phone).toBeNull()
  })

  test('show no telephone of an open stop after its day', async () => {
    clock = new Date(at('23:59').getTime() + 60_000)
    const phones = (await dayOf(che)).runs.flatMap(({ stops }) => stops.map(({ phone }) => phone))
    expect(new Set(phones)).toEqual(new Set([null]))
    expect((await dayOf()).runs[0]?.stops[0]?.phone).toBe('+85251234567')
    clock = at('14:12')
  })

  test('store the last picture of a delivery and of a problem, encoded again, for drivers and the office', async () => {
    const orderId = (await dayOf(che)).runs[0]?.stops[0]?.orderId ?? 0
    const png = await pictureOf('red')
    const handOver = update('hand-over', orderId, '', 'a-tap-of-the-phone-1')
    expect(await api.addPicture(wan, handOver, png)).toBe('not-theirs')
    expect(await api.addPicture(che, handOver, Buffer.from('<svg/>'))).toBe('not-a-picture')
    expect(await api.addPicture(che, update('correct', orderId), png)).toBe('not-theirs')
    expect(await api.addPicture(che, handOver, png)).toBe('saved')
    const [picture] = await api.pictures(office, orderId)
    expect(picture?.source).toMatch(/^data:image\/webp;base64,/)
    expect(await api.pictures(wan, orderId)).toEqual([])
    expect(await api.addPicture(che, handOver, await pictureOf('blue'))).toBe('saved')
    expect(await api.pictures(office, orderId)).toEqual([picture])
  })

  test('record another picture of a delivery as a correction in the audit log', async () => {
    const orderId = (await dayOf(che)).runs[0]?.stops[0]?.orderId ?? 0
    const [before] = await api.pictures(office, orderId)
    clock = at('14:30')
    const correction = update('correct', orderId, '接待處')
    expect(await api.update(che, correction)).toBe('saved')
    expect(await api.addPicture(che, correction, await pictureOf('green'))).toBe('saved')
    const [after] = await api.pictures(office, orderId)
    expect(after).toMatchObject({ kind: 'hand-over', takenAt: at('14:30'), takenBy: 'che' })
    expect(after?.source).not.toBe(before?.source)
    const [event] = await store.db.select().from(workEvents).where(eq(workEvents.key, correction.key))
    expect(event).toMatchObject({ verb: 'correct', actorId: 'che', at: at('14:30') })
    // The first response was lost.
    const handOver = update('hand-over', orderId, '', 'a-tap-of-the-phone-1')
    expect(await api.addPicture(che, handOver, await pictureOf('red'))).toBe('saved')
    expect(await api.pictures(office, orderId)).toEqual([after])
  })
})
