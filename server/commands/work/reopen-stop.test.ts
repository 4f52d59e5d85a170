import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StopUpdate } from '#domain/staff/day/stop-update.ts'
import { withoutTakenBack } from '#domain/staff/orders/take-back.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { notifyOrderEvent } from '#server/commands/notices/send-notices.ts'
import { moveOrder } from '#server/commands/orders/staff-commands.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import { createRunsApi } from '#server/page-data/staff/day/runs-api.ts'
import { drivenDay } from '#tests/support/orders/driven-day.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines } from '#tests/support/store/store.ts'
import { reopenOrder } from './reopen-stop.ts'
import { updateStop } from './update-stop.ts'

const why = '交錯地方'

describe.each(testEngines)('correcting a hand-over on %s', (engine) => {
  const store = setUpStore(engine)
  let day: Awaited<ReturnType<typeof drivenDay>>
  beforeAll(async () => {
    day = await drivenDay(store, new Date('2026-12-11T10:00:00+08:00'), 'che')
  })

  async function handedOver() {
    const order = await day.cooking('12:00')
    await day.finish(order, '11:00')
    await day.update('leave', await day.giveRun(), '11:10')
    expect(await day.update('hand-over', order.id, '12:00', { subject: '保安' })).toBe('saved')
    return order
  }
  const stopOf = async (orderId: number, by: StaffMember = day.driver) => {
    const runs = (await createRunsApi(store, () => day.at('15:00')).day(by, day.date))?.runs ?? []
    return runs.flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)
  }
  const tapOf = (of: number, at: Date, verb: StopUpdate['verb'] = 'reopen'): StopUpdate => ({
    key: randomUUID(),
    of,
    verb,
    at,
    subject: '',
    note: why,
  })
  const eventsOf = (orderId: number) =>
    store.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)

  test('opens the stop again hours later, and both audit logs record who, when and why', async () => {
    const { id } = await handedOver()
    const update = tapOf(id, day.at('14:30'))
    for (let time = 0; time < 2; time += 1)
      expect(await updateStop(store, day.driver, update, day.at('14:40'))).toBe('saved')
    expect(await stopOf(id)).toMatchObject({
      status: 'out-for-delivery',
      state: { kind: 'open' },
      leftAt: day.at('11:10'),
      phone: expect.any(String),
    })
    const event = { verb: 'reopen', actorId: 'che', actorName: 'che', at: update.at, note: why }
    expect((await eventsOf(id)).filter(({ verb }) => verb === 'reopen')).toMatchObject([
      { ...event, statusBefore: 'delivered', status: 'out-for-delivery' },
    ])
    const [work] = await store.db.select().from(workEvents).where(eq(workEvents.key, update.key))
    expect(work).toMatchObject({ ...event, orderId: id, receivedAt: day.at('14:40') })

    expect(await day.update('problem', id, '14:41', { subject: 'wrong-address' })).toBe('saved')
    expect(await day.update('hand-over', id, '14:50', { subject: '陳小姐' })).toBe('saved')
    expect(await stopOf(id)).toMatchObject({
      state: { kind: 'handed-over', at: day.at('14:50'), to: '陳小姐' },
    })
  })

  test('sends no letter, and customers see the true hand-over only', async () => {
    const { id, reference } = await handedOver()
    await updateStop(store, day.driver, tapOf(id, day.at('12:10')), day.at('12:10'))
    await day.update('hand-over', id, '12:30')
    const events = await eventsOf(id)
    const since = events.slice(events.findIndex(({ verb }) => verb === 'hand-over'))
    expect(since.map(({ verb }) => verb)).toEqual(['hand-over', 'reopen', 'hand-over'])
    const deps = noticeDeps(store, { staffAddress: 'office@example.com' })
    for (const event of since) await notifyOrderEvent(deps, { eventId: event.id })
    const letters: readonly string[] = await readdir(join(store.dataDir, 'outbox')).catch(() => [])
    expect(letters.filter((file) => file.includes(reference))).toEqual([])
    const visibleEvents = withoutTakenBack(events).filter(
      ({ verb }) => verb === 'hand-over' || verb === 'reopen',
    )
    expect(visibleEvents.map(({ verb, at }) => [verb, at])).toEqual([['hand-over', day.at('12:30')]])
  })

  test('is allowed to the driver of the run on its day, and to people who plan runs', async () => {
    const { id } = await handedOver()
    const dayAfter = new Date(day.at('12:00').getTime() + 86_400_000)
    const reopen = (by: StaffMember, at: Date) => updateStop(store, by, tapOf(id, at), at)
    expect(await reopen(staffMember('wan', 'driver'), day.at('12:10'))).toBe('not-theirs')
    expect(await reopen(staffMember('bo', 'kitchen'), day.at('12:10'))).toBe('not-theirs')
    expect(await reopen(day.driver, dayAfter)).toBe('not-theirs')
    expect(await reopen(day.office, dayAfter)).toBe('saved')
    expect(await reopen(day.office, dayAfter)).toBe('not-possible')
  })

  test('does not affect a hand-over made after the stop update', async () => {
    const { id } = await handedOver()
    expect(await updateStop(store, day.driver, tapOf(id, day.at('11:59')), day.at('12:20'))).toBe(
      'not-possible',
    )
    expect(await updateStop(store, day.driver, tapOf(id, day.at('12:20')), day.at('12:20'))).toBe('saved')
    const late = tapOf(id, day.at('12:15'), 'hand-over')
    expect(await updateStop(store, day.driver, late, day.at('12:25'))).toBe('not-possible')
    expect((await stopOf(id))?.state).toEqual({ kind: 'open' })
  })

  test('is not possible once the order is completed, or its customer erased', async () => {
    const [completedOrder, erased] = [await handedOver(), await handedOver()]
    await moveOrder(store, day.call(completedOrder.id), 'complete', day.at('13:00'))
    await store.db
      .update(orders)
      .set({ erasedAt: day.at('13:00') })
      .where(eq(orders.id, erased.id))
    for (const { id } of [completedOrder, erased]) {
      const update = tapOf(id, day.at('13:10'))
      expect(await updateStop(store, day.driver, update, update.at)).toBe('not-possible')
      expect(await reopenOrder(store, { ...day.call(id), note: why }, update.at)).toMatchObject({ ok: false })
    }
  })

  test('by the office on the order page appears on the run sheet', async () => {
    const { id } = await handedOver()
    const version = (await loadOrder(store.db, id))?.version ?? 0
    const call = { ...day.call(id), expectedVersion: version, byId: 'amy', note: '客人來電' }
    expect(await reopenOrder(store, call, day.at('13:10'))).toMatchObject({ ok: true })
    expect(await stopOf(id)).toMatchObject({ status: 'out-for-delivery', state: { kind: 'open' } })
    const last = (await eventsOf(id)).at(-1)
    expect(last).toMatchObject({ verb: 'reopen', actorId: 'amy', note: '客人來電', at: day.at('13:10') })
  })
})
