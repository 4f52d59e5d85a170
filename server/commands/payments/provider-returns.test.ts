import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cents, cents } from '#domain/money.ts'
import { cancelOrder, refundByHand } from '#server/commands/orders/staff-commands.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { testEngines } from '#tests/support/store/store.ts'
import {
  openStripeShop,
  type StripeOrder,
  type StripeShop,
  stripeOrder,
} from '#tests/support/stripe/stripe-order.ts'
import { askRefundsAgain } from './ask-refunds-again.ts'
import { recordReturns } from './record-returns.ts'
import { refundPayment } from './refund-payment.ts'

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe.each(testEngines)('a refund of a card payment on %s', (engine) => {
  let shop: StripeShop
  let order: StripeOrder
  let payment: StoredPayment
  let session: string
  beforeAll(async () => {
    shop = await openStripeShop(engine)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.server.be('well')
    order = await stripeOrder(shop)
    payment = await order.payByCard()
    session = payment.providerId ?? ''
  })
  const call = () => ({ orderId: order.id, expectedVersion: null, by: 'Ah Yau', note: '' })
  const cancel = (keep = 0) => cancelOrder(shop.store, call(), cents(keep), new Date())
  const loadRequestedRefund = async () => (await order.refunds()).find(({ state }) => state === 'asked')
  async function returnIt(now = new Date()) {
    const { id = 0 } = (await loadRequestedRefund()) ?? {}
    await refundPayment({ store: shop.store, ways: { provider: shop.stripe } }, { refundId: id }, now)
  }
  /** Does the same as the webhook endpoint. */
  async function recordReturnsOf() {
    const returns = await shop.stripe.returnsOfCharge(session.replace('cs_', 'pi_'))
    await recordReturns(shop.store, payment, returns?.returns ?? [], new Date())
  }
  const returnedSum = () =>
    shop.server.refunds
      .filter(({ intent, status }) => intent === session.replace('cs_', 'pi_') && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)
  const problems = async () =>
    (await orderProblems(shop.store.db, inHours(2))).filter(({ reference }) => reference === order.reference)

  test('by hand at the provider, unknown until then, leaves only the rest to refund', async () => {
    await cancel(10_000)
    shop.server.returnByHand(session, 5_000)
    await returnIt()
    expect(returnedSum()).toBe(order.total - 10_000)
    expect(await order.loadOrder()).toMatchObject({ refundDue: 0, paymentStatus: 'part-refunded' })
    expect((await order.refunds()).map(({ state, amount }) => [state, amount]).sort()).toEqual(
      [
        ['done', 5_000],
        ['done', order.total - 15_000],
      ].sort(),
    )
  })

  test('by hand at the provider in full leaves nothing to refund', async () => {
    await cancel()
    shop.server.returnByHand(session, order.total)
    await returnIt()
    expect(returnedSum()).toBe(order.total)
    expect((await order.refunds()).map(({ state }) => state).sort()).toEqual(['done', 'dropped'])
    expect(await order.events()).toEqual(['place', 'receive-payment', 'cancel', 'start-refund', 'refund'])
  })

  test('by hand at the provider is recorded when it is reported, and counts as done for staff', async () => {
    shop.server.returnByHand(session, 5_000)
    await Promise.all([recordReturnsOf(), recordReturnsOf()])
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'part-refunded' })
    await cancel()
    expect((await loadRequestedRefund())?.amount).toBe(order.total - 5_000)
    await returnIt()
    await recordReturnsOf()
    expect((await order.events()).filter((verb) => verb === 'refund')).toHaveLength(2)
    const byHand = { amount: 1 as Cents, reference: 'FT 0001' }
    expect(await refundByHand(shop.store, call(), byHand, new Date())).toMatchObject({ ok: false })
  })

  test('that fails later is due again, and staff see a problem', async () => {
    await cancel()
    await returnIt()
    expect(await problems()).toEqual([])
    for (const refund of shop.server.refunds) refund.status = 'failed'
    await recordReturnsOf()
    expect(await order.loadOrder()).toMatchObject({ refundDue: order.total, paymentStatus: 'paid' })
    expect((await order.events()).at(-1)).toBe('fail-refund')
    expect((await problems()).map(({ kind }) => kind)).toEqual(['refund-due', 'refund-failed'])
    const byHand = { amount: order.total, reference: 'FT 0001' }
    expect(await refundByHand(shop.store, call(), byHand, new Date())).toMatchObject({ ok: true })
    expect(await problems()).toEqual([])
  })

  test('is not made for a payment that the customer’s bank took back, and staff see why', async () => {
    shop.server.dispute(session)
    await cancel()
    await returnIt()
    expect(returnedSum()).toBe(0)
    expect((await order.loadOrder()).events.at(-1)).toMatchObject({
      verb: 'fail-refund',
      note: 'refused: charge_disputed',
    })
    expect((await problems()).map(({ kind }) => kind)).toEqual(['refund-due', 'refund-failed'])
  })

  test('without a response is found a day later, and not made again', async () => {
    await cancel(10_000)
    const { id = 0, amount = cents(0) } = (await loadRequestedRefund()) ?? {}
    const tag = { paymentId: payment.id, reference: order.reference }
    await shop.stripe.refund({ ...tag, refundId: id, payment: session, amount })
    shop.server.forget()
    await returnIt(inHours(25))
    expect(returnedSum()).toBe(order.total - 10_000)
    expect((await order.refunds()).map(({ state }) => state)).toEqual(['done'])
  })

  test('is a problem if the provider does not answer, and is retried if its job is gone', async () => {
    await cancel()
    shop.server.be('fails')
    await expect(returnIt()).rejects.toThrow(ProviderUnavailable)
    expect((await problems()).map(({ kind }) => kind)).toEqual(['refund-due', 'refund-waits'])
    const { id = 0 } = (await loadRequestedRefund()) ?? {}
    const jobs = () => shop.store.queue.findJobs('refund-payment', { data: { refundId: id } })
    await askRefundsAgain(shop.store, inHours(2))
    expect(await jobs()).toHaveLength(1)
    for (const job of await jobs()) await shop.store.queue.deleteJob('refund-payment', job.id)
    await askRefundsAgain(shop.store, new Date())
    expect(await jobs()).toHaveLength(0)
    await Promise.all([1, 2].map(() => askRefundsAgain(shop.store, inHours(2))))
    expect(await jobs()).toHaveLength(1)
  })

  test('never counts more than was captured, whatever is inserted', async () => {
    await cancel()
    const { id = 0 } = (await loadRequestedRefund()) ?? {}
    const row = { paymentId: payment.id, amount: cents(1), askedAt: new Date() }
    await expect(shop.store.db.insert(refunds).values({ ...row, state: 'asked' })).rejects.toThrow()
    await shop.store.db
      .update(refunds)
      .set({ state: 'dropped', settledAt: new Date() })
      .where(eq(refunds.id, id))
    await shop.store.db.insert(refunds).values({ ...row, state: 'asked' })
  })
})
