import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import type { Jobs } from '#server/db/queue.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import {
  cancelOrder,
  confirmOrder,
  dateOrder,
  moveOrder,
  postponeOrder,
  quoteFee,
  takePayment,
} from './staff-commands.ts'

const today = todayInHongKong(testNow)

describe.each(testEngines)('the life of an order on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store)
  })

  test('goes from placed to completed, and the audit log records who did what', async () => {
    await order.pay()
    await order.confirm()
    for (const step of ['prepare', 'make-ready', 'send-out', 'hand-over', 'complete'] as const)
      expect(await moveOrder(store, order.call(), step, testNow)).toMatchObject({ ok: true })
    const { events, status, paymentStatus } = await order.stored()
    expect({ status, paymentStatus }).toEqual({ status: 'completed', paymentStatus: 'paid' })
    expect(events.map(({ verb, statusBefore, status: to }) => [verb, statusBefore, to])).toEqual([
      ['place', null, 'submitted'],
      ['take-payment', 'submitted', 'submitted'],
      ['confirm', 'submitted', 'confirmed'],
      ['prepare', 'confirmed', 'preparing'],
      ['make-ready', 'preparing', 'ready'],
      ['send-out', 'ready', 'out-for-delivery'],
      ['hand-over', 'out-for-delivery', 'delivered'],
      ['complete', 'delivered', 'completed'],
    ])
    expect(events[1]).toMatchObject({
      actor: 'staff',
      actorName: 'Ah Yau',
      amount: order.total,
      paymentStatusBefore: 'unpaid',
      paymentStatus: 'paid',
    })
  })

  test('every event after the first is queued once', async () => {
    await order.pay()
    await order.confirm()
    const ids = (await order.stored()).events.slice(1).map(({ id }) => id)
    for (const eventId of ids)
      expect(
        await store.queue.findJobs<Jobs['order-event']>('order-event', { data: { eventId } }),
      ).toHaveLength(1)
  })

  test('has no collection for a delivery, skips no status, and reaches the kitchen only when paid', async () => {
    const refusal = (reason: string) => ({ ok: false, reason })
    expect(await moveOrder(store, order.call(), 'make-ready', testNow)).toEqual(refusal('status-not-allowed'))
    await order.confirm()
    expect(await moveOrder(store, order.call(), 'prepare', testNow)).toEqual(refusal('payment-due'))
    expect(await order.events()).toEqual(['place', 'confirm'])
    await order.pay()
    for (const step of ['prepare', 'make-ready'] as const) await moveOrder(store, order.call(), step, testNow)
    expect(await moveOrder(store, order.call(), 'collect', testNow)).toEqual(refusal('other-fulfilment'))
  })

  test('only one of twenty simultaneous staff changes to a version succeeds', async () => {
    const { version } = await order.stored()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? confirmOrder(store, order.call(version), null, testNow)
          : moveOrder(store, order.call(version), 'reject', testNow),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 19 }, () => ({ ok: false, reason: 'order-changed-meanwhile' })),
    )
    expect(await order.events()).toHaveLength(2)
  })

  test('includes a quoted fee once staff confirm, and then a time to pay', async () => {
    order = await freshOrder(store, { zoneId: null, isZoneLeftToStaff: true })
    expect(await order.confirm()).toEqual({ ok: false, reason: 'fee-to-be-quoted' })
    expect(await confirmOrder(store, order.call(), cents(30_000), testNow)).toMatchObject({ ok: true })
    const { total, deliveryFee, payBy } = await order.stored()
    expect({ total, deliveryFee }).toEqual({ total: order.total + 30_000, deliveryFee: 30_000 })
    expect(payBy).toEqual(new Date(testNow.getTime() + 24 * 3_600_000))
  })

  test('has no deadline without payment upfront, whatever happens later', async () => {
    const actor = { kind: 'staff', name: 'Bo' } as const
    const entry = { actor, source: 'phone', note: 'by month', exceeds: [], paysLater: true } as const
    const remote = { zoneId: null, isZoneLeftToStaff: true }
    const fee = cents(30_000)
    order = await freshOrder(store, remote, { entry })
    expect(await quoteFee(store, order.call(), fee, testNow)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ deliveryFee: fee, payBy: null, remindAt: null })
    order = await freshOrder(store, remote, { entry })
    expect(await confirmOrder(store, order.call(), fee, testNow)).toMatchObject({ ok: true })
    const actions = [
      () => takePayment(store, order.call(), { method: 'fps', amount: order.total }, testNow),
      () => takeBackPayment(store, order.call(), { amount: order.total }, testNow),
      () => postponeOrder(store, order.call(), null, testNow),
      () =>
        dateOrder(store, order.call(), { date: addDays(today, 20), slot: '12:30', fee: nothing }, testNow),
    ]
    for (const action of actions) {
      expect(await action()).toMatchObject({ ok: true })
      expect(await order.stored()).toMatchObject({ payBy: null, remindAt: null })
    }
    expect(await order.stored()).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
  })

  test('leaves a balance due after a payment that is too small', async () => {
    const part = cents(order.total - 10_000)
    await takePayment(store, order.call(), { method: 'fps', amount: part }, testNow)
    expect((await order.stored()).paymentStatus).toBe('part-paid')
    await takePayment(store, order.call(), { method: 'fps', amount: cents(10_000) }, testNow)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
  })

  test('continues on the date that staff agreed for a postponed order', async () => {
    await order.pay()
    await order.confirm()
    await postponeOrder(store, order.call(), null, testNow)
    const to = { date: calendarDate('2026-11-23'), slot: '10:00', fee: cents(5_000) }
    const early = { ok: false, reason: { code: 'date-too-early' } }
    expect(await dateOrder(store, order.call(), to, testNow)).toMatchObject(early)
    const exceeding = { ...order.call(), exceeds: ['lead-time'], note: 'the kitchen agreed' } as const
    expect(await dateOrder(store, exceeding, to, testNow)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({
      status: 'confirmed',
      changeFee: 5_000,
      paymentStatus: 'part-paid',
    })
    const past = { ...to, date: todayInHongKong(new Date(0)) }
    expect(await dateOrder(store, exceeding, past, testNow)).toMatchObject(early)
  })

  test('can end by staff who keep a stated fee, but no more than was received', async () => {
    await order.pay()
    const cancel = (keep: number) => cancelOrder(store, order.call(), cents(keep), testNow)
    expect(await cancel(order.total + 1)).toEqual({ ok: false, reason: 'amount-invalid' })
    expect(await cancel(10_000)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ cancellationFee: 10_000, refundDue: order.total - 10_000 })
  })
})
