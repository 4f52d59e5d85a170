/** Each test runs from the first click to the final refund. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import { cancelOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { type TestProvider, testAccounts, testProvider } from '#tests/support/orders/payment-ways.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { recordPayment } from './record-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { startPayment } from './start-payment.ts'

describe.each(testEngines)('difficult orders of payment events on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  let provider: TestProvider
  beforeEach(async () => {
    provider = testProvider()
    order = await freshOrder(store)
  })

  const openCard = () => startCard(store, provider, order, testNow)
  const later = new Date(testNow.getTime() + 60_000)
  const arrives = (payment: StoredPayment) => recordCapture(store, order, payment, later)
  const hear = ({ id: paymentId }: StoredPayment, update: PaymentUpdate) =>
    recordPayment(
      store,
      'practice',
      { eventId: randomUUID(), paymentId, reference: order.reference, update },
      testNow,
    )
  const choose = (method: 'fps' | 'card') =>
    startPayment(
      { store, ways: { accounts: testAccounts, provider, isPractice: false }, returnUrl: () => '' },
      { reference: order.reference, key: order.token, method, lang: 'en' },
      testNow,
    )
  async function returnAll() {
    const days = (await paymentsOf(store.db, order.id)).map(({ id }) => id)
    const request = (await store.db.select().from(refunds)).filter(({ paymentId }) =>
      days.includes(paymentId),
    )
    for (const { id } of request)
      await refundPayment({ store, ways: { provider } }, { refundId: id }, testNow)
  }
  const money = async () =>
    (await paymentsOf(store.db, order.id)).map(({ provider: from, captured, refunded }) => ({
      from,
      captured,
      refunded,
    }))
  const problems = async () =>
    (await orderProblems(store.db, testNow))
      .filter(({ reference }) => reference === order.reference)
      .map(({ kind, amount }) => [kind, amount])

  test('a card charge is refunded if the order was paid by FPS while the bank checked the card', async () => {
    const card = await openCard()
    expect(await choose('fps')).toMatchObject({ ok: true, value: { kind: 'instructions' } })
    expect(await order.pay()).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    await arrives(card)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: order.total })
    expect(await problems()).toEqual([
      ['paid-twice', order.total],
      ['refund-due', order.total],
    ])
    await returnAll()
    expect(provider.refundRequests).toMatchObject([{ paymentId: card.id, amount: order.total }])
    expect(await order.stored()).toMatchObject({ status: 'submitted', paymentStatus: 'paid', refundDue: 0 })
    expect(await money()).toEqual([
      { from: 'practice', captured: order.total, refunded: order.total },
      { from: 'transfer', captured: order.total, refunded: 0 },
    ])
    expect(await problems()).toEqual([])
  })

  test('a failure reported late changes nothing, and no other payment is requested', async () => {
    const card = await openCard()
    await arrives(card)
    for (const kind of ['failed', 'expired'] as const) expect(await hear(card, { kind })).toBe('recorded')
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    expect(await money()).toEqual([{ from: 'practice', captured: order.total, refunded: 0 }])
    expect(await choose('fps')).toEqual({ ok: false, refusal: 'nothing-due' })
    expect(await order.events()).toEqual(['place', 'receive-payment'])
  })

  test('money that arrives after the order was cancelled is refunded', async () => {
    const card = await openCard()
    expect(await cancelOrder(store, order.call(), nothing, testNow)).toMatchObject({ ok: true })
    await arrives(card)
    expect(await order.stored()).toMatchObject({ status: 'cancelled', refundDue: order.total })
    await returnAll()
    expect(await order.stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
    expect(await money()).toEqual([{ from: 'practice', captured: order.total, refunded: order.total }])
  })

  test.each(['by card', 'by transfer'] as const)(
    'a payment that is too small, %s, leaves a balance due',
    async (way) => {
      const part = cents(order.total - 100)
      if (way === 'by card') await hear(await openCard(), { kind: 'captured', amount: part })
      else await takePayment(store, order.call(), { method: 'fps', amount: part }, testNow)
      expect(await order.stored()).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
      expect(await choose('fps')).toMatchObject({ ok: true, value: { instructions: { amount: 100 } } })
      await takePayment(store, order.call(), { method: 'fps', amount: cents(100) }, testNow)
      expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    },
  )
})
