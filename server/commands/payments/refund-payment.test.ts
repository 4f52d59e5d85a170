import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cents } from '#domain/money.ts'
import { cancelOrder, refundByHand } from '#server/commands/orders/staff-commands.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { type TestProvider, testProvider } from '#tests/support/orders/payment-ways.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { recordReturns } from './record-returns.ts'
import { giveUpRefund, refundPayment } from './refund-payment.ts'

describe.each(testEngines)('a refund by the provider on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  let provider: TestProvider
  beforeEach(async () => {
    provider = testProvider()
    order = await freshOrder(store)
  })

  const openCard = () => startCard(store, provider, order, testNow)
  const capture = (payment: StoredPayment) => recordCapture(store, order, payment, testNow)
  async function cancelledCard() {
    const payment = await openCard()
    await capture(payment)
    await cancelOrder(store, order.call(), 0 as Cents, testNow)
    const [refund] = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    if (!refund) throw new Error('no refund')
    return { payment, refund }
  }
  const returnIt = (refundId: number) => refundPayment({ store, ways: { provider } }, { refundId }, testNow)

  test('is made once, however often the queue runs it', async () => {
    const { payment, refund } = await cancelledCard()
    await Promise.all(Array.from({ length: 5 }, () => returnIt(refund.id)))
    expect(provider.refundRequests).toEqual([
      {
        refundId: refund.id,
        paymentId: payment.id,
        reference: order.reference,
        payment: payment.providerId,
        amount: payment.amount,
      },
    ])
    expect(await order.stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
    expect(await order.events()).toEqual(['place', 'receive-payment', 'cancel', 'start-refund', 'refund'])
  })

  test('counts once when the provider reports it too, before or after', async () => {
    const { payment, refund } = await cancelledCard()
    const reportedRefund = {
      providerId: `refund-${refund.id}`,
      amount: payment.amount,
      refundId: refund.id,
    } as const
    await recordReturns(store, payment, [{ ...reportedRefund, state: 'done' }], testNow)
    await returnIt(refund.id)
    await recordReturns(store, payment, [{ ...reportedRefund, state: 'done' }], testNow)
    expect((await order.events()).filter((verb) => verb === 'refund')).toHaveLength(1)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
  })

  test('counts with the amount sent, even if the amount to send was reduced meanwhile', async () => {
    const payment = await openCard()
    await capture(payment)
    await cancelOrder(store, order.call(), 10_000 as Cents, testNow)
    const [request] = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    const byHand = { providerId: 'by-hand', amount: 5_000 as Cents, state: 'done', refundId: null } as const
    const slow: TestProvider = {
      ...provider,
      async refund(request) {
        await recordReturns(store, payment, [byHand, byHand], testNow)
        return provider.refund(request)
      },
    }
    await refundPayment({ store, ways: { provider: slow } }, { refundId: request?.id ?? 0 }, testNow)
    expect(provider.refundRequests).toMatchObject([{ amount: order.total - 10_000 }])
    const rows = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    expect(rows.map(({ state, amount }) => [state, amount]).toSorted()).toEqual(
      [
        ['done', 5_000],
        ['done', order.total - 10_000],
      ].toSorted(),
    )
    const [paidPayment] = await paymentsOf(store.db, order.id)
    expect(paidPayment?.refunded).toBe(order.total - 5_000)
  })

  test('is tried again when the provider does not answer', async () => {
    const { refund } = await cancelledCard()
    provider.be('away')
    await expect(returnIt(refund.id)).rejects.toThrow(ProviderUnavailable)
    expect(await order.stored()).toMatchObject({ refundDue: order.total })
    provider.be('well')
    await returnIt(refund.id)
    expect(await order.stored()).toMatchObject({ refundDue: 0 })
  })

  test('is left to staff when the provider refuses, and not started again', async () => {
    const { refund } = await cancelledCard()
    provider.be('taken')
    await returnIt(refund.id)
    await giveUpRefund(store, refund.id, 'no answer', testNow)
    expect((await order.events()).slice(-2)).toEqual(['start-refund', 'fail-refund'])
    const byHand = { amount: order.total, reference: 'FT 0002' }
    expect(await refundByHand(store, order.call(), byHand, testNow)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
  })

  test('is refused by the database if it exceeds the captured amount', async () => {
    const { payment } = await cancelledCard()
    await expect(
      store.db.execute(
        sql`insert into refunds (payment_id, amount, state, asked_at) values (${payment.id}, 1, 'asked', now())`,
      ),
    ).rejects.toThrow()
  })
})
