import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { notifyOrderEvent } from '#server/commands/notices/send-notices.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { postponeOrder } from '#server/commands/orders/staff-commands.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import type { Mail } from '#server/mail/mail.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createStaffApi, type StaffApi } from './staff-api.ts'

describe.each(testEngines)('the live back office on %s', (engine) => {
  const store = setUpStore(engine)
  let api: StaffApi
  let now = testNow
  let order: PlacedOrder
  beforeAll(() => {
    api = createStaffApi(store, practisedPayments(store, () => now).ways, () => now)
  })
  beforeEach(async () => {
    now = testNow
    order = await placedOrder(store, orderInput(await store.content(), now), now)
  })

  const amy = staffSession('amy', 'office').staff
  const bo = staffSession('bo', 'office').staff
  const kitchen = staffSession('kim', 'kitchen').staff
  const version = async () => (await loadOrder(store.db, order.id))?.version ?? 0
  const status = async () => (await loadOrder(store.db, order.id))?.status
  const confirm = async (by = amy) =>
    api.orders.act(by, {
      orderId: order.id,
      version: await version(),
      note: '',
      sure: null,
      move: { kind: 'confirm', fee: null },
    })
  const takeBacksFor = async (by = amy) =>
    (await api.live.now(by)).takeBacks.filter(({ orderId }) => orderId === order.id)
  const back = async (by = amy) => api.live.takeBack(by, [{ orderId: order.id, version: await version() }])
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  test('offers a person to undo their own step for ten seconds', async () => {
    await confirm()
    expect(await takeBacksFor()).toMatchObject([{ reference: order.reference, status: 'confirmed' }])
    expect(await takeBacksFor(bo)).toEqual([])
    pass(10_001)
    expect(await takeBacksFor()).toEqual([])
  })

  test('undoes a step as an event of its own, once', async () => {
    await confirm()
    expect(await back(bo)).toMatchObject([{ ok: false, reason: 'actor-not-allowed' }])
    pass(9_000)
    expect(await back()).toMatchObject([{ ok: true }])
    expect(await status()).toBe('submitted')
    expect(await lastEvent(store.db, order.id)).toMatchObject({ verb: 'take-back', actorId: 'amy' })
    expect(await back()).toMatchObject([{ ok: false, reason: 'nothing-to-take-back' }])
    expect(await takeBacksFor()).toEqual([])
  })

  test('undoes no step after the time, or after another change of the order', async () => {
    await confirm()
    const oldVersion = { orderId: order.id, version: (await version()) - 1 }
    expect(await api.live.takeBack(amy, [oldVersion])).toMatchObject([
      { ok: false, reason: 'order-changed-meanwhile' },
    ])
    pass(16_000)
    expect(await back()).toMatchObject([{ ok: false, reason: 'too-late-to-take-back' }])
    expect(await status()).toBe('confirmed')
  })

  test('undoes a postponement only while the place is free', async () => {
    const postpone = () =>
      postponeOrder(
        store,
        { orderId: order.id, expectedVersion: null, by: amy.name, byId: amy.id, note: 'typhoon' },
        null,
        now,
      )
    await confirm()
    await postpone()
    const { settings: rules } = (await store.content()).rules
    const other = await placedOrder(store, orderInput(await store.content(), now), now)
    await store.db.update(settings).set({ slotCapacity: 1 })
    expect(await back()).toMatchObject([{ ok: false, reason: { code: 'slot-full' } }])
    expect(await status()).toBe('postponed')
    await store.db.update(settings).set({ slotCapacity: rules.slotCapacity })
    const date = (await loadOrder(store.db, order.id))?.dueDate ?? addDays(todayInHongKong(now), 7)
    await store.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, other.id))
    const closedDay = { intake: 'closed', closedSlots: [], slotCapacities: {}, zoneFees: {} } as const
    await store.db.insert(calendarDays).values({ date, ...closedDay, slotCapacity: null, version: 1 })
    expect(await back()).toMatchObject([{ ok: true }])
    expect(await status()).toBe('confirmed')
    await store.db.delete(calendarDays).where(eq(calendarDays.date, date))
  })

  test('sends no letter about a step that was undone', async () => {
    await confirm()
    const eventId = (await lastEvent(store.db, order.id))?.id ?? 0
    await back()
    const recipients: string[] = []
    const mail: Mail = {
      send: async ({ id }) => {
        recipients.push(id)
        return { ok: true }
      },
    }
    const deps = noticeDeps(store, { mail, staffAddress: 'staff@example.com' })
    await notifyOrderEvent(deps, { eventId })
    expect(recipients).toEqual([])
    await confirm()
    await notifyOrderEvent(deps, { eventId: (await lastEvent(store.db, order.id))?.id ?? 0 })
    expect(recipients.length).toBeGreaterThan(0)
  })

  test('alerts people who confirm orders to a new one until one of them opens it', async () => {
    const calling = async (by = amy) => (await api.live.now(by)).fresh?.calling
    const before = (await calling()) ?? 0
    expect((await api.live.now(kitchen)).fresh).toBeNull()
    await api.live.openVersion(kitchen, order.id)
    expect(await calling()).toBe(before)
    const versionBefore = await version()
    await Promise.all([api.live.openVersion(amy, order.id), api.live.openVersion(bo, order.id)])
    await api.live.openVersion(amy, order.id)
    expect(await calling(bo)).toBe(before - 1)
    expect((await api.live.now(bo)).fresh?.waiting).toBeGreaterThanOrEqual(1)
    // Open forms stay valid.
    expect(await version()).toBe(versionBefore)
    const openings = (await loadOrder(store.db, order.id))?.events.filter(({ verb }) => verb === 'open')
    expect(openings).toHaveLength(1)
  })
  test('reports an order that a person entered to everybody else', async () => {
    const input = orderInput(await store.content(), now)
    const actor = { kind: 'staff', name: amy.name, id: amy.id } as const
    const entry = { actor, source: 'phone', note: '', exceeds: [], paysLater: false } as const
    const enteredOrder = await placedOrder(store, { ...input, entry }, now)
    const newestIds = async (to = amy) => (await api.live.now(to)).fresh?.newest.map(({ id }) => id)
    expect(await newestIds(bo)).toEqual(expect.arrayContaining([enteredOrder.id, order.id]))
    expect(await newestIds()).toContain(order.id)
    expect(await newestIds()).not.toContain(enteredOrder.id)
  })
})
