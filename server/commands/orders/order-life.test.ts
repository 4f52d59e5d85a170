import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/order.ts'
import type { AskedChange } from '#domain/order-change.ts'
import { recordPayment } from '#server/commands/payments/record-payment.ts'
import { startPayment } from '#server/commands/payments/start-payment.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Jobs } from '#server/db/queue.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { testAccounts, testProvider } from '#tests/support/payment-ways.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { confirmChange, customerOptions, priceChange } from './customer-change.ts'
import type { PlacedOrder } from './place-order.ts'
import {
  cancelOrder,
  confirmOrder,
  dateOrder,
  moveOrder,
  postponeOrder,
  quoteFee,
  refundByHand,
  takePayment,
} from './staff-commands.ts'

const today = todayInHongKong(testNow)
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

describe.each(testEngines)('the life of an order on %s', (engine) => {
  let store: TestStore
  let order: PlacedOrder
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())
  beforeEach(async () => {
    order = await place()
  })

  async function place(parts: Partial<OrderDraft> = {}) {
    const input = orderInput(await store.content(), testNow, parts)
    return placedOrder(store, input, testNow)
  }
  const provider = testProvider()
  const call = (expectedVersion: number | null = null) => ({
    orderId: order.id,
    expectedVersion,
    by: 'Ah Yau, customer care',
    note: '',
  })
  async function stored() {
    const found = await loadOrder(store.db, order.id)
    if (!found) throw new Error('no order')
    return found
  }
  const trail = async () => (await stored()).events.map(({ verb }) => verb)
  const paid = () => takePayment(store, call(), { method: 'fps', amount: order.total }, testNow)
  const confirmed = () => confirmOrder(store, call(), null, testNow)
  async function paidByCard() {
    const ways = { accounts: testAccounts, provider, isPractice: false }
    const returnUrl = (reference: string) => `https://caterer.example/api/orders/${reference}/return`
    const asked = { reference: order.reference, key: order.token, method: 'card', lang: 'en' } as const
    await startPayment({ store, ways, returnUrl }, asked, testNow)
    const [payment] = (await paymentsOf(store.db, order.id)).toReversed()
    if (!payment) throw new Error('no payment')
    return (at = testNow) =>
      recordPayment(
        store,
        'practice',
        {
          eventId: randomUUID(),
          ...{ paymentId: payment.id, reference: order.reference },
          news: { kind: 'captured', amount: payment.amount },
        },
        at,
      )
  }
  const key = () => ({ reference: order.reference, key: order.token })
  async function change(asked: AskedChange, now = testNow) {
    const priced = await priceChange(store, key(), asked, now)
    if (!priced.ok) return priced
    const { version, totalAfter, toReturn } = priced.value
    return confirmChange(
      { store, provider },
      key(),
      { change: asked, version, shown: { totalAfter, toReturn } },
      now,
    )
  }

  test('goes from placed to completed, and the trail tells who did what', async () => {
    await paid()
    await confirmed()
    for (const step of ['prepare', 'make-ready', 'send-out', 'hand-over', 'complete'] as const)
      expect(await moveOrder(store, call(), step, testNow)).toMatchObject({ ok: true })
    const { events, status, paymentStatus } = await stored()
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
      actorName: 'Ah Yau, customer care',
      amount: order.total,
      paymentStatusBefore: 'unpaid',
      paymentStatus: 'paid',
    })
  })

  test('every event after the first is queued once', async () => {
    await paid()
    await confirmed()
    const ids = (await stored()).events.slice(1).map(({ id }) => id)
    for (const eventId of ids)
      expect(
        await store.queue.findJobs<Jobs['order-event']>('order-event', { data: { eventId } }),
      ).toHaveLength(1)
  })

  test('a delivery is not collected, nothing is skipped, and the kitchen waits for the money', async () => {
    const refusal = (reason: string) => ({ ok: false, reason })
    expect(await moveOrder(store, call(), 'make-ready', testNow)).toEqual(refusal('status-not-allowed'))
    await confirmed()
    expect(await moveOrder(store, call(), 'prepare', testNow)).toEqual(refusal('payment-due'))
    expect(await trail()).toEqual(['place', 'confirm'])
    await paid()
    for (const step of ['prepare', 'make-ready'] as const) await moveOrder(store, call(), step, testNow)
    expect(await moveOrder(store, call(), 'collect', testNow)).toEqual(refusal('other-fulfilment'))
  })

  test('of twenty members of staff who saw the same version one is heard', async () => {
    const { version } = await stored()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? confirmOrder(store, call(version), null, testNow)
          : moveOrder(store, call(version), 'reject', testNow),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 19 }, () => ({ ok: false, reason: 'order-changed-meanwhile' })),
    )
    expect(await trail()).toHaveLength(2)
  })

  test('a fee by quotation is added when staff confirm, and then there is a time to pay', async () => {
    order = await place({ zoneId: null, isZoneLeftToStaff: true })
    expect(await confirmed()).toEqual({ ok: false, reason: 'fee-to-be-quoted' })
    expect(await confirmOrder(store, call(), cents(30_000), testNow)).toMatchObject({ ok: true })
    const { total, deliveryFee, payBy } = await stored()
    expect({ total, deliveryFee }).toEqual({ total: order.total + 30_000, deliveryFee: 30_000 })
    expect(payBy).toEqual(new Date(testNow.getTime() + 24 * 3_600_000))
  })

  test('an order without payment upfront never gets a deadline, whatever becomes of it', async () => {
    const actor = { kind: 'staff', name: 'Bo' } as const
    const entry = { actor, source: 'phone', note: 'by month', exceeds: [], paysLater: true } as const
    const remote = { zoneId: null, isZoneLeftToStaff: true }
    const placeLater = async () => {
      const input = orderInput(await store.content(), testNow, remote)
      order = await placedOrder(store, { ...input, entry }, testNow)
    }
    const fee = cents(30_000)
    await placeLater()
    expect(await quoteFee(store, call(), fee, testNow)).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ deliveryFee: fee, payBy: null, remindAt: null })
    await placeLater()
    expect(await confirmOrder(store, call(), fee, testNow)).toMatchObject({ ok: true })
    const deeds = [
      () => takePayment(store, call(), { method: 'fps', amount: order.total }, testNow),
      () => takeBackPayment(store, call(), order.total, testNow),
      () => postponeOrder(store, call(), null, testNow),
      () => dateOrder(store, call(), { date: addDays(today, 20), slot: '12:30', fee: nothing }, testNow),
    ]
    for (const deed of deeds) {
      expect(await deed()).toMatchObject({ ok: true })
      expect(await stored()).toMatchObject({ payBy: null, remindAt: null })
    }
    expect(await stored()).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
  })

  test('too little leaves the rest to be paid', async () => {
    const part = cents(order.total - 10_000)
    await takePayment(store, call(), { method: 'fps', amount: part }, testNow)
    expect((await stored()).paymentStatus).toBe('part-paid')
    await takePayment(store, call(), { method: 'fps', amount: cents(10_000) }, testNow)
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
  })

  test('a customer moves the order to another slot, and then to another day for the fee', async () => {
    await paid()
    expect(await change({ kind: 'slot', slot: '18:00' })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ slot: '18:00', total: order.total, paymentStatus: 'paid' })
    expect(await change({ kind: 'date', date: '2026-12-05', slot: '12:30' })).toMatchObject({ ok: true })
    const fee = Math.round(order.total * 0.3)
    const { events, ...after } = await stored()
    expect(after).toMatchObject({ changeFee: fee, total: order.total + fee, paymentStatus: 'part-paid' })
    expect(events.at(-1)).toMatchObject({
      verb: 'change-date',
      actor: 'customer',
      moved: {
        from: { date: '2026-11-28', slot: '18:00' },
        to: { date: '2026-12-05', slot: '12:30' },
      },
      amount: fee,
    })
  })

  test('a customer who cancels a transfer gets 70% back by hand, and no more', async () => {
    await paid()
    await change({ kind: 'cancel' })
    const fee = Math.round(order.total * 0.3)
    const back = cents(order.total - fee)
    expect(await stored()).toMatchObject({ status: 'cancelled', cancellationFee: fee, refundDue: back })
    const returned = (amount: number) =>
      refundByHand(store, call(), { amount: cents(amount), reference: 'FT 0001' }, testNow)
    expect(await returned(back + 1)).toEqual({ ok: false, reason: 'nothing-to-refund' })
    expect(await returned(back)).toMatchObject({ ok: true })
    expect(await returned(1)).toEqual({ ok: false, reason: 'nothing-to-refund' })
    expect(await stored()).toMatchObject({ paymentStatus: 'part-refunded', refundDue: 0 })
  })

  test('a customer who pays by card and cancels has the return started at once', async () => {
    const hear = await paidByCard()
    await hear()
    await change({ kind: 'cancel' })
    expect(await trail()).toEqual(['place', 'receive-payment', 'cancel', 'start-refund'])
    const { rows } = await store.db.execute<{ amount: number; state: string }>(
      sql`select r.amount, r.state from refunds r join payments p on p.id = payment_id where order_id = ${order.id}`,
    )
    expect(rows).toEqual([{ amount: order.total - Math.round(order.total * 0.3), state: 'asked' }])
  })

  test('money that arrives after cancelling is returned', async () => {
    const hear = await paidByCard()
    await change({ kind: 'cancel' })
    await hear()
    expect(await trail()).toEqual(['place', 'cancel', 'receive-payment', 'start-refund'])
    expect(await stored()).toMatchObject({ status: 'cancelled', refundDue: order.total })
  })

  test('a card abandoned in its bank’s check, paid by FPS, and then charged after all is returned', async () => {
    const hear = await paidByCard()
    await paid()
    await hear(hours(1))
    expect(await trail()).toEqual(['place', 'take-payment', 'receive-payment', 'start-refund'])
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', refundDue: order.total })
  })

  test('a payment and a customer’s cancelling at once come to one legal end', async () => {
    const hear = await paidByCard()
    await Promise.all([hear(), change({ kind: 'cancel' }), hear(), change({ kind: 'cancel' })])
    const { events, ...after } = await stored()
    // Where the money arrived between slip and confirmation, the customer is asked again.
    expect(['submitted', 'cancelled']).toContain(after.status)
    expect(after.refundDue).toBe(after.status === 'cancelled' ? order.total - after.cancellationFee : 0)
    expect(events.filter(({ verb }) => verb === 'receive-payment')).toHaveLength(1)
  })

  test('a price that changed while the customer looked at the slip is refused', async () => {
    const asked = { kind: 'cancel' } as const
    const { version } = await stored()
    const shown = { totalAfter: cents(1), toReturn: nothing }
    expect(
      await confirmChange({ store, provider }, key(), { change: asked, version, shown }, testNow),
    ).toEqual({
      ok: false,
      reason: 'price-changed',
    })
    const wrong = { ...key(), key: 'A'.repeat(43) }
    expect(await customerOptions(store, wrong, testNow)).toBeNull()
    expect(await priceChange(store, wrong, asked, testNow)).toEqual({ ok: false, reason: 'order-unknown' })
  })

  test('an order that the weather stopped moves for nothing', async () => {
    await paid()
    await confirmed()
    await postponeOrder(store, call(), 'typhoon-8', testNow)
    expect(await stored()).toMatchObject({ status: 'postponed' })
    expect(await change({ kind: 'date', date: '2027-01-20', slot: '12:30' })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ status: 'confirmed', total: order.total, dueDate: '2027-01-20' })
  })

  test('staff give a postponed order the date they agreed on', async () => {
    await paid()
    await confirmed()
    await postponeOrder(store, call(), null, testNow)
    const to = { date: calendarDate('2026-11-23'), slot: '10:00', fee: cents(5_000) }
    expect(await dateOrder(store, call(), to, testNow)).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({
      status: 'confirmed',
      changeFee: 5_000,
      paymentStatus: 'part-paid',
    })
    const past = { ...to, date: todayInHongKong(new Date(0)) }
    expect(await dateOrder(store, call(), past, testNow)).toMatchObject({ ok: false })
  })

  test('staff cancel and keep what they state, but no more than was received', async () => {
    await paid()
    const cancel = (keep: number) => cancelOrder(store, call(), cents(keep), testNow)
    expect(await cancel(order.total + 1)).toEqual({ ok: false, reason: 'amount-invalid' })
    expect(await cancel(10_000)).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ cancellationFee: 10_000, refundDue: order.total - 10_000 })
  })
})
