import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { StaffMove } from '#domain/staff/orders/order-move.ts'
import { plainView } from '#domain/staff/orders/orders-view.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { orders } from '#server/db/schema/orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { actOnOrder } from './act-on-order.ts'
import { staffOrder } from './staff-order.ts'
import { staffOrdersList } from './staff-orders.ts'

const today = todayInHongKong(testNow)
const staff = (role: Role) => staffSession('amy', role).staff

describe.each(testEngines)('an order of the back office on %s', (engine) => {
  const store = setUpStore(engine)
  let reference: string
  let id: number
  // The order is due today, so that every role that sees orders sees it.
  beforeEach(async () => {
    const placedAt = new Date(testNow.getTime() - 5 * 86_400_000)
    const input = orderInput(await store.content(), placedAt, { date: addDays(todayInHongKong(placedAt), 5) })
    const order = await placedOrder(store, input, placedAt)
    reference = order.reference
    id = order.id
  })

  const versionNow = async () => {
    const [order] = await store.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id))
    return order?.version ?? 0
  }
  const act = async (role: Role, move: StaffMove, version?: number, note = 'by hand', sure?: Cents) =>
    actOnOrder(
      store,
      staff(role),
      {
        orderId: id,
        version: version ?? (await versionNow()),
        note,
        sure: sure ?? ('amount' in move ? move.amount : null),
        move,
      },
      testNow,
    )
  const totalOf = async () =>
    (await staffOrder(store, staff('owner'), reference, testNow))?.money?.total ?? cents(0)

  test.each(['kitchen', 'packer'] as const)('shows a %s no price and no telephone number', async (role) => {
    const order = await staffOrder(store, staff(role), reference, testNow)
    const list = await staffOrdersList(store, staff(role), plainView, testNow)
    expect(order?.reference).toBe(reference)
    expect(list.orders.map((each) => each.reference)).toContain(reference)
    for (const view of [order, list])
      expect(JSON.stringify(view)).not.toMatch(
        /51234567|5123 4567|"(total|food|paymentStatus|due|phone|email)":[^n]/,
      )
  })

  test('hides notes about its money from people who see no prices', async () => {
    await act('office', { kind: 'confirm', fee: null }, undefined, 'The lift is out of order')
    await act('office', { kind: 'remind' }, undefined, 'Only $2,000.00 arrived, call 9123 4567')
    const notes = async (role: Role) =>
      (await staffOrder(store, staff(role), reference, testNow))?.events.map(({ note }) => note)
    expect(await notes('office')).toContain('Only $2,000.00 arrived, call 9123 4567')
    for (const role of ['kitchen', 'packer'] as const)
      expect(await notes(role)).toEqual(['', 'The lift is out of order', ''])
  })

  test('is hidden from drivers, and from the kitchen on another day', async () => {
    expect(await staffOrder(store, staff('driver'), reference, testNow)).toBeNull()
    expect((await staffOrdersList(store, staff('driver'), plainView, testNow)).orders).toEqual([])
    const later = new Date(testNow.getTime() + 2 * 86_400_000)
    expect(await staffOrder(store, staff('kitchen'), reference, later)).toBeNull()
    expect(await staffOrder(store, staff('office'), reference, later)).not.toBeNull()
    expect(await staffOrder(store, staff('owner'), 'AAAA-AAAA', testNow)).toBeNull()
  })

  test('goes from new to completed by the steps of the responsible roles', async () => {
    expect(await act('office', { kind: 'confirm', fee: null })).toMatchObject({ ok: true })
    expect(await act('office', { kind: 'pay', method: 'fps', amount: await totalOf() })).toMatchObject({
      ok: true,
    })
    const step = (verb: Extract<StaffMove, { kind: 'step' }>['verb']): StaffMove => ({
      kind: 'step',
      verb,
      evenUnpaid: false,
    })
    expect(await act('kitchen', step('prepare'))).toMatchObject({ ok: true })
    expect(await act('packer', step('make-ready'))).toMatchObject({ ok: true })
    expect(await act('office', step('send-out'))).toMatchObject({ ok: true })
    expect(await act('office', step('hand-over'))).toMatchObject({ ok: true })
    expect(await act('office', step('complete'))).toMatchObject({ ok: true })
    const order = await staffOrder(store, staff('office'), reference, testNow)
    expect(order).toMatchObject({ status: 'completed', step: null, sideMoves: [] })
    expect(order?.events.map(({ verb }) => verb)).toEqual([
      'complete',
      'hand-over',
      'send-out',
      'make-ready',
      'prepare',
      'take-payment',
      'confirm',
      'place',
    ])
    expect(order?.events[0]).toMatchObject({ actorName: 'amy', note: 'by hand' })
  })

  test('is found by its telephone number only by people who may see it', async () => {
    const find = async (role: Role, search: string) =>
      (await staffOrdersList(store, staff(role), { ...plainView, search }, testNow)).orders.map(
        (each) => each.reference,
      )
    for (const text of ['51234567', '5123', '5123 4567']) {
      expect(await find('office', text), text).toContain(reference)
      expect(await find('kitchen', text), text).toEqual([])
    }
    expect(await find('kitchen', reference)).toEqual([reference])
    // The heading counts only listed orders.
    await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const list = await staffOrdersList(store, staff('office'), { ...plainView, search: reference }, testNow)
    expect(list.sums).toMatchObject({ orders: 1, money: { total: await totalOf() } })
  })

  test('needs a confirmation if a payment is ten times the amount due, and records nothing before', async () => {
    const due = await totalOf()
    const pay = { kind: 'pay', method: 'fps', amount: cents(due * 10) } as const
    const version = await versionNow()
    expect(await act('owner', pay, version, '', cents(due))).toEqual({
      ok: false,
      reason: { asks: 'payment', amount: due * 10, expected: due },
    })
    expect((await staffOrder(store, staff('owner'), reference, testNow))?.money?.receivedAmount).toBe(0)
    expect(await act('owner', pay, version, '', pay.amount)).toMatchObject({ ok: true })
  })

  test('accepts a late or second transfer recorded by the office, which can return it within its limit', async () => {
    await act('office', { kind: 'cancel', who: 'shop', keep: cents(0) })
    expect(await act('office', { kind: 'pay', method: 'fps', amount: cents(214_800) })).toMatchObject({
      ok: true,
    })
    const refundMove = { kind: 'refund', amount: cents(214_800), transfer: 'FRN 8' } as const
    expect(await act('office', refundMove)).toEqual({ ok: false, reason: 'over-own-limit' })
    expect(await act('owner', refundMove)).toMatchObject({ ok: true })
  })

  test('shows the transfers that can be reversed to people who record them, and each is reversed once', async () => {
    for (const amount of [cents(50_000), cents(60_000)])
      await act('office', { kind: 'pay', method: 'fps', amount, transfer: `FRN ${reference} ${amount}` })
    const view = async (role: Role) =>
      (await staffOrder(store, staff(role), reference, testNow))?.transfers ?? []
    const [wrong, right] = await view('office')
    expect([wrong, right]).toMatchObject([
      { method: 'fps', amount: 50_000, reference: `FRN ${reference} 50000`, at: testNow },
      { amount: 60_000 },
    ])
    expect(await view('kitchen')).toEqual([])
    const version = await versionNow()
    const move = { kind: 'take-back-payment', paymentId: wrong?.id ?? 0 } as const
    expect(await act('office', move, version - 1)).toEqual({ ok: false, reason: 'order-changed-meanwhile' })
    expect(await act('office', move, version)).toMatchObject({ ok: true })
    expect(await act('office', move)).toEqual({ ok: false, reason: 'no-such-transfer' })
    expect(await view('owner')).toEqual([right])
    const order = await staffOrder(store, staff('owner'), reference, testNow)
    expect(order?.money).toMatchObject({ receivedAmount: 60_000 })
    expect(order?.events[0]).toMatchObject({ verb: 'take-back-payment', amount: 50_000, note: 'by hand' })
  })

  test('is prepared unpaid only after a question, and not by the kitchen', async () => {
    await act('office', { kind: 'confirm', fee: null })
    const prepare = { kind: 'step', verb: 'prepare', evenUnpaid: false } as const
    expect(await act('office', prepare)).toEqual({ ok: false, reason: 'payment-due' })
    expect(await act('kitchen', { ...prepare, evenUnpaid: true })).toEqual({
      ok: false,
      reason: 'actor-not-allowed',
    })
    expect(await act('office', { ...prepare, evenUnpaid: true })).toMatchObject({ ok: true })
  })

  test('is prepared unpaid by the kitchen if the office agreed to payment later', async () => {
    await store.db.update(orders).set({ paysLater: true }).where(eq(orders.id, id))
    await act('office', { kind: 'confirm', fee: null })
    const prepare = { kind: 'step', verb: 'prepare', evenUnpaid: false } as const
    expect(await act('kitchen', prepare)).toMatchObject({ ok: true })
    // A reminder is possible in any status.
    expect(await act('office', { kind: 'remind' })).toMatchObject({ ok: true })
  })

  test('returns to the day and time it was postponed from, if there is room', async () => {
    await act('office', { kind: 'confirm', fee: null })
    await act('office', { kind: 'postpone' })
    const mayKeepDate = async (role: Role) =>
      (await staffOrder(store, staff(role), reference, testNow))?.mayKeepDate
    expect([await mayKeepDate('office'), await mayKeepDate('kitchen')]).toEqual([true, false])
    expect(await act('office', { kind: 'keep-date' })).toMatchObject({ ok: true })
    const order = await staffOrder(store, staff('office'), reference, testNow)
    expect(order).toMatchObject({ status: 'confirmed', date: today, mayKeepDate: false })
    expect(await act('office', { kind: 'keep-date' })).toEqual({ ok: false, reason: 'nothing-changes' })
  })

  test('refuses the second of two people who act on the same version, and stays unchanged', async () => {
    const version = await versionNow()
    expect(await act('office', { kind: 'confirm', fee: null }, version)).toMatchObject({ ok: true })
    expect(await act('owner', { kind: 'reject' }, version)).toEqual({
      ok: false,
      reason: 'order-changed-meanwhile',
    })
    expect((await staffOrder(store, staff('office'), reference, testNow))?.status).toBe('confirmed')
  })

  const moves: Record<StaffMove['kind'], StaffMove> = {
    step: { kind: 'step', verb: 'send-out', evenUnpaid: false },
    confirm: { kind: 'confirm', fee: null },
    reject: { kind: 'reject' },
    postpone: { kind: 'postpone' },
    'keep-date': { kind: 'keep-date' },
    reopen: { kind: 'reopen' },
    cancel: { kind: 'cancel', who: 'shop', keep: cents(0) },
    'quote-fee': { kind: 'quote-fee', fee: cents(100) },
    remind: { kind: 'remind' },
    note: { kind: 'note', forDriver: true },
    'resend-letter': { kind: 'resend-letter', letter: 'order-K7QF-3MXA-placed' },
    'send-link': { kind: 'send-link' },
    pay: { kind: 'pay', method: 'fps', amount: cents(100) },
    'refuse-proof': { kind: 'refuse-proof' },
    'take-back-payment': { kind: 'take-back-payment', paymentId: 1 },
    'grant-refund': { kind: 'grant-refund', amount: cents(100), key: 'a'.repeat(32) },
    'ask-refund': { kind: 'ask-refund', amount: cents(100), toCallOff: null },
    'refuse-refund': { kind: 'refuse-refund' },
    refund: { kind: 'refund', amount: cents(100), transfer: 'FRN 1' },
  }
  const mayNot = roles.filter((role) => role !== 'owner' && role !== 'office')
  const refusedForms = [
    ...mayNot.flatMap((role) => Object.values(moves).map((move) => ({ role, kind: move.kind, move }))),
    // Only the owner decides refunds.
    { role: 'office', kind: 'refuse-refund', move: moves['refuse-refund'] } as const,
  ]

  test.each(refusedForms)('refuses a form of $kind from a $role', async ({ role, move }) => {
    const before = await versionNow()
    // A driver does not learn that the order exists.
    const reason = role === 'driver' ? 'order-unknown' : 'actor-not-allowed'
    expect(await act(role, move)).toEqual({ ok: false, reason })
    expect(await versionNow()).toBe(before)
  })

  test('can be refunded beyond the office’s limit only by the owner', async () => {
    await act('office', { kind: 'confirm', fee: null })
    await act('owner', { kind: 'pay', method: 'fps', amount: cents(200_000) })
    expect(await act('office', { kind: 'cancel', who: 'shop', keep: cents(0) })).toEqual({
      ok: false,
      reason: 'over-own-limit',
    })
    expect(
      await act('office', { kind: 'ask-refund', amount: cents(200_000), toCallOff: 'cancel' }),
    ).toMatchObject({ ok: true })
    const waitingOrder = await staffOrder(store, staff('owner'), reference, testNow)
    expect(waitingOrder?.refund).toMatchObject({ requestedAmount: 200_000, mayAnswer: true })
    expect(await act('owner', { kind: 'cancel', who: 'shop', keep: cents(0) })).toMatchObject({ ok: true })
    const order = await staffOrder(store, staff('owner'), reference, testNow)
    expect(order?.money).toMatchObject({ excess: 200_000 })
    expect(order?.refund?.requestedAmount ?? null).toBeNull()
    expect(await act('owner', { kind: 'refund', amount: cents(200_000), transfer: 'FRN 7' })).toMatchObject({
      ok: true,
    })
    expect((await act('owner', { kind: 'refund', amount: cents(200_000), transfer: 'FRN 7' })).ok).toBe(false)
  })

  test('is suggested after a mistyped number', async () => {
    const wrongReference = `${reference.slice(0, 8)}0`
    const list = await staffOrdersList(
      store,
      staff('office'),
      { ...plainView, search: wrongReference },
      testNow,
    )
    expect(list.orders).toEqual([])
    expect(list.noMatch).toEqual({ impossible: ['0'], near: expect.arrayContaining([reference]) })
    expect(list.today).toBe(today)
  })
})
