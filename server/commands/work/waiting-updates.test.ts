import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { StopUpdate, StopVerb } from '#domain/staff/day/stop-update.ts'
import { confirmOrder, dateOrder, moveOrder } from '#server/commands/orders/staff-commands.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { staff } from '#server/db/schema/staff.ts'
import { runsOf } from '#server/db/work/runs.ts'
import { picturesOf } from '#server/db/work/stop-pictures.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { pictureStop } from './picture-stop.ts'
import { planRuns } from './plan-runs.ts'
import { updateStop } from './update-stop.ts'

describe.each(testEngines)('a stop update delayed by a missing signal on %s', (engine) => {
  const che = staffMember('che', 'driver')
  const wan = staffMember('wan', 'driver')
  const store = setUpStore(engine)
  let due = addDays(todayInHongKong(testNow), 7)
  const at = (time: string) => new Date(`${due}T${time}:00+08:00`)

  beforeAll(async () => {
    for (const { id, name } of [che, wan])
      await store.db
        .insert(staff)
        .values({ id, name, role: 'driver', createdAt: testNow, updatedAt: testNow })
  })

  const call = (orderId: number) => ({ orderId, expectedVersion: null, by: 'Amy', note: '' })

  async function placeConfirmedOrder(slot: string): Promise<number> {
    const input = orderInput(await store.content(), testNow, { date: due, slot })
    const { id } = await placedOrder(store, input, testNow)
    await confirmOrder(store, call(id), null, testNow)
    return id
  }
  const prepare = (orderId: number) => moveOrder(store, call(orderId), 'prepare', testNow, true)
  async function cooking(slot: string): Promise<number> {
    const id = await placeConfirmedOrder(slot)
    await prepare(id)
    return id
  }
  const finish = (orderId: number, when: Date) => moveOrder(store, call(orderId), 'make-ready', when)

  async function runOfChe(): Promise<number> {
    await planRuns(store, staffMember('amy', 'office'), due, { kind: 'propose' }, testNow)
    const [run] = await runsOf(store.db, due)
    if (!run) throw new Error('no run')
    await give(run.id, che.id)
    return run.id
  }
  const give = (runId: number, driverId: string, when = testNow) =>
    planRuns(store, staffMember('amy', 'office'), due, { kind: 'give-run', runId, driverId }, when)

  const tapOf = (verb: StopVerb, of: number, when: Date, subject = ''): StopUpdate => {
    return { key: randomUUID(), of, verb, at: when, subject, note: '' }
  }
  const statusOf = async (orderId: number) => (await loadOrder(store.db, orderId))?.status

  test('does not include orders that became ready later', async () => {
    const [early, late] = [await cooking('12:00'), await cooking('12:30')]
    await finish(early, at('11:00'))
    const leaving = tapOf('leave', await runOfChe(), at('11:10'))
    expect(await updateStop(store, che, leaving, at('11:11'))).toBe('saved')
    await finish(late, at('11:12'))
    expect(await updateStop(store, che, leaving, at('11:13'))).toBe('saved')
    expect([await statusOf(early), await statusOf(late)]).toEqual(['out-for-delivery', 'ready'])
  })

  test('is saved for its driver, even if another driver has the stop now', async () => {
    due = addDays(due, 1)
    const order = await cooking('12:00')
    await finish(order, at('11:00'))
    const run = await runOfChe()
    const problem = tapOf('problem', order, at('12:00'), 'nobody-there')
    expect(await updateStop(store, che, tapOf('leave', run, at('11:10')), at('11:10'))).toBe('saved')
    expect(await updateStop(store, che, problem, at('12:00'))).toBe('saved')
    await give(run, wan.id, at('12:03'))
    expect(await updateStop(store, che, problem, at('12:05'))).toBe('saved')
    const since = { ...problem, key: randomUUID(), at: at('12:04') }
    expect(await updateStop(store, che, since, at('12:05'))).toBe('not-theirs')
  })

  test('counts even if the office gave the stop to another driver meanwhile', async () => {
    due = addDays(due, 1)
    const order = await cooking('12:00')
    await finish(order, at('11:00'))
    const run = await runOfChe()
    await updateStop(store, che, tapOf('leave', run, at('11:10')), at('11:10'))
    await give(run, wan.id, at('12:03'))
    const late = tapOf('hand-over', order, at('12:00'), 'Mr Chan')
    expect(
      await updateStop(store, wan, { ...late, of: order, key: randomUUID(), verb: 'correct' }, at('12:04')),
    ).toBe('not-possible')
    expect(await updateStop(store, che, late, at('12:06'))).toBe('saved')
    expect(await statusOf(order)).toBe('delivered')
    const other = tapOf('problem', order, at('11:30'), 'nobody-there')
    expect(await updateStop(store, { ...wan, id: 'somebody' }, other, at('12:07'))).toBe('not-theirs')
  })

  test('includes only orders that were ready at its own time', async () => {
    due = addDays(due, 1)
    const [early, late] = [await cooking('12:00'), await cooking('12:30')]
    await finish(early, at('11:00'))
    const run = await runOfChe()
    await finish(late, at('11:30'))
    expect(await updateStop(store, che, tapOf('leave', run, at('11:10')), at('12:20'))).toBe('saved')
    expect([await statusOf(early), await statusOf(late)]).toEqual(['out-for-delivery', 'ready'])
  })

  test('does not change an order that had moved to another day, and counts if it moves later', async () => {
    due = addDays(due, 1)
    const [movedOrder, count] = [await placeConfirmedOrder('12:00'), await cooking('12:30')]
    const run = await runOfChe()
    const to = { date: addDays(due, 40), slot: '12:00', fee: cents(0) }
    expect(await dateOrder(store, call(movedOrder), to, at('10:50'))).toMatchObject({ ok: true })
    await prepare(movedOrder)
    for (const order of [movedOrder, count]) await finish(order, at('11:00'))
    expect(await updateStop(store, che, tapOf('leave', run, at('11:10')), at('11:10'))).toBe('saved')
    const byOldRun = tapOf('hand-over', movedOrder, at('11:40'), 'Mr Chan')
    expect(await updateStop(store, che, byOldRun, at('11:40'))).toBe('not-possible')
    expect([await statusOf(movedOrder), await statusOf(count)]).toEqual(['ready', 'out-for-delivery'])
    const before = tapOf('problem', movedOrder, at('10:40'), 'nobody-there')
    expect(await updateStop(store, che, before, at('11:45'))).toBe('saved')
  })

  test('is handled one after the other if two phones send at the same moment', async () => {
    due = addDays(due, 1)
    const order = await cooking('12:00')
    await finish(order, at('11:00'))
    const run = await runOfChe()
    await updateStop(store, che, tapOf('leave', run, at('11:10')), at('11:10'))
    await updateStop(store, che, tapOf('problem', order, at('12:00'), 'no-access'), at('12:00'))
    const backs = Array.from({ length: 5 }, () => tapOf('take-back', order, at('12:05')))
    const results = await Promise.all(backs.map((update) => updateStop(store, che, update, at('12:05'))))
    expect(results.filter((result) => result === 'saved')).toHaveLength(1)
    expect(results.filter((result) => result === 'not-possible')).toHaveLength(4)
  })

  test('includes its picture, for its own stop only, and updates open screens', async () => {
    due = addDays(due, 1)
    const [order, other] = [await cooking('12:00'), await cooking('12:30')]
    await finish(order, at('11:00'))
    const run = await runOfChe()
    await updateStop(store, che, tapOf('leave', run, at('11:10')), at('11:10'))
    const problem = tapOf('problem', order, at('12:00'), 'no-access')
    await updateStop(store, che, problem, at('12:00'))
    await give(run, wan.id)
    const pictureOf = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
    const bytes = await pictureOf('red')
    const picture = { orderId: order, tapKey: problem.key }
    const messages: string[] = []
    const listening = store.listen((payload) => messages.push(payload))
    onTestFinished(() => listening.stop())
    await vi.waitFor(() => expect(listening.isHearing()).toBe(true))
    messages.length = 0
    expect(await pictureStop(store, che, picture, bytes)).toBe('saved')
    await vi.waitFor(() => expect(messages).toContain('work'))
    expect(await pictureStop(store, che, { ...picture, orderId: other }, bytes)).toBe('not-theirs')
    expect(await pictureStop(store, che, { ...picture, tapKey: randomUUID() }, bytes)).toBe('not-theirs')
    expect(await pictureStop(store, wan, picture, bytes)).toBe('not-theirs')
    const values = await picturesOf(store.db, order)
    expect(values).toMatchObject([{ kind: 'problem', takenAt: problem.at, takenBy: 'che' }])
    // The audit log would not show the replacement.
    expect(await pictureStop(store, che, picture, await pictureOf('blue'))).toBe('saved')
    expect(await picturesOf(store.db, order)).toEqual(values)
  })
})
