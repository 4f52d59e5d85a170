import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { maxPayment } from '#domain/input-limits.ts'
import { cents } from '#domain/money.ts'
import { releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import {
  cancelOrder,
  confirmOrder,
  refundByHand,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { testProvider } from '#tests/support/orders/payment-ways.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { takeBackPayment } from './take-back-payment.ts'

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

describe.each(testEngines)('a transfer recorded for the wrong order on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store, {}, { note: 'of another order' })
  })
  const book = (amount: number, now = hours(2)) =>
    takePayment(store, order.call(), { method: 'fps', amount: cents(amount) }, now)
  const takeBack = (amount: number, now = hours(3)) =>
    takeBackPayment(store, order.call(), { amount: cents(amount) }, now)
  const problems = async () =>
    (await orderProblems(store.db, hours(4))).filter(({ reference }) => reference === order.reference)
  async function payByCard() {
    const payment = await startCard(store, testProvider(), order, testNow)
    await recordCapture(store, order, payment, hours(1))
  }

  test('refunds no card automatically, but is reported with the excess', async () => {
    await payByCard()
    await book(order.total)
    await confirmOrder(store, order.call(), null, hours(2))
    expect(await order.events()).toEqual(['place', 'receive-payment', 'take-payment', 'confirm'])
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: order.total })
    expect(await problems()).toMatchObject([
      { kind: 'paid-twice', amount: order.total },
      { kind: 'refund-due', detail: 'to be returned by hand' },
    ])
    expect(await takeBack(order.total)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    expect(await problems()).toEqual([])
  })

  test('of a cancelled order refunds the card, but not the cancellation fee', async () => {
    await payByCard()
    await cancelOrder(store, order.call(), cents(10_000), hours(1))
    await book(10_000)
    const { rows } = await store.db.execute<{ amount: number }>(
      sql`select r.amount from refunds r join payments p on p.id = payment_id where order_id = ${order.id}`,
    )
    expect(rows).toEqual([{ amount: order.total - 10_000 }])
    expect((await problems()).filter(({ kind }) => kind === 'refund-due')).toMatchObject([
      { amount: order.total - 10_000, isUnderWay: true },
      { amount: 10_000, isUnderWay: false },
    ])
  })

  test('is recorded once by its reference, and for the right order after it was reversed', async () => {
    const other = await freshOrder(store, {}, { note: 'the right one' })
    const reference = `FRN ${order.reference}`
    const bookAt = (at: FreshOrder) =>
      takePayment(store, at.call(), { method: 'fps', amount: at.total, reference }, hours(2))
    const refusal = { ok: false, reason: 'transfer-known' }
    const both = await Promise.all([bookAt(order), bookAt(other)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(both).toContainEqual(refusal)
    const [wrong, right] = both[0]?.ok ? [order, other] : [other, order]
    expect(await bookAt(right)).toEqual(refusal)
    expect(
      await takeBackPayment(store, wrong.call(), { amount: cents(wrong.total) }, hours(3)),
    ).toMatchObject({
      ok: true,
    })
    expect(await bookAt(right)).toMatchObject({ ok: true })
    const value = await store.db.select().from(payments).where(eq(payments.transferReference, reference))
    expect(value.map(({ orderId, state }) => [orderId, state])).toEqual([
      [wrong.id, 'taken-back'],
      [right.id, 'captured'],
    ])
    await expect(
      store.db
        .update(payments)
        .set({ transferReference: 'another' })
        .where(eq(payments.transferReference, reference)),
    ).rejects.toThrow()
  })

  test('is reversed by an entry of its own, and the customer gets new time to pay', async () => {
    await book(order.total)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', payBy: null })
    expect(await takeBack(order.total, hours(30))).toMatchObject({ ok: true })
    expect(await order.events()).toEqual(['place', 'take-payment', 'take-back-payment'])
    expect((await order.stored()).events.at(-1)).toMatchObject({
      amount: order.total,
      note: 'of another order',
    })
    expect(await paymentsOf(store.db, order.id)).toMatchObject([
      { state: 'taken-back', amount: order.total, captured: 0 },
    ])
    await releaseOverdue({ store, provider: null }, hours(53))
    expect(await order.stored()).toMatchObject({ status: 'submitted', paymentStatus: 'unpaid' })
    await releaseOverdue({ store, provider: null }, hours(54))
    expect((await order.stored()).status).toBe('cancelled')
  })

  test('is reversed once, by its own amount, and not after a part of it was refunded', async () => {
    const refusal = { ok: false, reason: 'no-such-transfer' }
    expect(await takeBack(order.total)).toEqual(refusal)
    await book(order.total + 100)
    expect(await takeBack(order.total)).toEqual(refusal)
    await refundByHand(store, order.call(), { amount: cents(100), reference: 'FT 0001' }, hours(3))
    expect(await takeBack(order.total + 100)).toEqual(refusal)
    await book(500)
    const results = await Promise.all([takeBack(500), takeBack(500)])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('is reversed by its own record if two have the same amount', async () => {
    const references = ['FRN one', 'FRN two'].map((name) => `${name} ${order.reference}`)
    for (const reference of references)
      await takePayment(store, order.call(), { method: 'fps', amount: order.total, reference }, hours(2))
    const [first, second] = await paymentsOf(store.db, order.id)
    const paymentId = first?.id ?? 0
    const takeBackFirst = () => takeBackPayment(store, order.call(), { paymentId }, hours(3))
    expect(await takeBackFirst()).toMatchObject({ ok: true })
    expect(await takeBackFirst()).toEqual({ ok: false, reason: 'no-such-transfer' })
    expect(await paymentsOf(store.db, order.id)).toMatchObject([
      { transferReference: references[0], state: 'taken-back', captured: 0 },
      { id: second?.id, transferReference: references[1], state: 'captured', captured: order.total },
    ])
  })

  test('is refused if it exceeds the maximum of an order, also in parts', async () => {
    expect(await book(maxPayment + 1)).toEqual({ ok: false, reason: 'amount-invalid' })
    expect(await book(maxPayment)).toMatchObject({ ok: true })
    for (const more of [maxPayment, 1])
      expect(await book(more)).toEqual({ ok: false, reason: 'amount-invalid' })
  })

  test('cannot be reversed if it is a card payment', async () => {
    await payByCard()
    expect(await takeBack(order.total)).toMatchObject({ ok: false })
    await expect(
      store.db.execute(
        sql`update payments set state = 'taken-back', captured = 0 where order_id = ${order.id}`,
      ),
    ).rejects.toThrow()
  })
})
