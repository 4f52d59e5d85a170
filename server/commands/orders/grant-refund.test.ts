import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerLetter } from '#content/ordering/letters/customer-letter.ts'
import { type Cents, cents } from '#domain/money.ts'
import { refundPayment } from '#server/commands/payments/refund-payment.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { letterContext } from '#tests/support/orders/mailed-order.ts'
import { testEngines } from '#tests/support/store/store.ts'
import {
  openStripeShop,
  type StripeOrder,
  type StripeShop,
  stripeOrder,
} from '#tests/support/stripe/stripe-order.ts'
import { askRefund, grantRefund, refuseRefund } from './grant-refund.ts'
import { cancelOrder, refundByHand, takePayment } from './staff-commands.ts'

describe.each(testEngines)('a granted refund on %s', (engine) => {
  let shop: StripeShop
  let order: StripeOrder
  beforeAll(async () => {
    shop = await openStripeShop(engine)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.server.be('well')
    order = await stripeOrder(shop)
  })
  const by = { by: 'Amy', mayAnswerAsks: true }
  const call = (note = 'late-delivery') => ({ orderId: order.id, expectedVersion: null, ...by, note })
  const grant = (amount: number, key: string = crypto.randomUUID()) =>
    grantRefund(shop.store, call(), { amount: cents(amount), key }, new Date())
  const transfer = (amount: number) =>
    takePayment(shop.store, call(), { method: 'fps', amount: cents(amount) }, new Date())

  async function returnIt() {
    const { id = 0 } = (await order.refunds()).find(({ state }) => state === 'asked') ?? {}
    await refundPayment({ store: shop.store, ways: { provider: shop.stripe } }, { refundId: id }, new Date())
  }
  const returnedSum = ({ providerId }: StoredPayment) =>
    shop.server.refunds
      .filter(({ intent, status }) => intent === providerId?.replace('cs_', 'pi_') && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)
  async function letterOfGrant(): Promise<string | null> {
    const events = await shop.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    const event = events.find(({ verb }) => verb === 'grant-refund')
    if (!event) throw new Error('nothing was granted')
    const letter = customerLetter(letterContext({ event: { ...event, weatherWords: null } }), 'en')
    return letter && JSON.stringify(letter)
  }
  const problems = async () =>
    (await orderProblems(shop.store.db, new Date())).filter(({ reference }) => reference === order.reference)

  test('is returned by the provider, and the order continues at the lower total', async () => {
    const payment = await order.payByCard()
    expect(await grant(15_000)).toMatchObject({ ok: true })
    expect(await letterOfGrant()).toBeNull()
    expect(await order.loadOrder()).toMatchObject({
      status: 'submitted',
      paymentStatus: 'paid',
      allowance: 15_000,
      refundDue: 15_000,
      total: order.total - 15_000,
    })
    await returnIt()
    expect(returnedSum(payment)).toBe(15_000)
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'part-refunded', refundDue: 0 })
    const verbs = ['place', 'receive-payment', 'grant-refund', 'start-refund', 'refund']
    expect(await order.events()).toEqual(verbs)
    const grantEvent = { verb: 'grant-refund', actorName: 'Amy', amount: 15_000, note: 'late-delivery' }
    const events = await shop.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events.find(({ verb }) => verb === 'grant-refund')).toMatchObject(grantEvent)
  })

  test('is made once, however often its form is sent', async () => {
    const payment = await order.payByCard()
    const key = crypto.randomUUID()
    const { version } = await order.loadOrder()
    const form = { ...call(), expectedVersion: version }
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        grantRefund(shop.store, form, { amount: cents(1_500), key }, new Date()),
      ),
    )
    const reasons = new Set(results.flatMap((result) => (result.ok ? [] : [result.reason])))
    expect(reasons.difference(new Set(['temporarily-unavailable']))).toEqual(new Set())
    expect(await grant(1_500, key)).toMatchObject({ ok: true })
    expect(await order.loadOrder()).toMatchObject({ allowance: 1_500, total: order.total - 1_500 })
    await returnIt()
    expect(returnedSum(payment)).toBe(1_500)
    expect((await order.events()).filter((verb) => verb === 'grant-refund')).toHaveLength(1)
  })

  test('never exceeds the amount received, even with 50 forms at once', async () => {
    const payment = await order.payByCard()
    const third = Math.floor(order.total / 3) + 1
    const results = await Promise.all(Array.from({ length: 50 }, () => grant(third)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    const reasons = new Set(results.flatMap((result) => (result.ok ? [] : [result.reason])))
    expect(reasons).toContain('more-than-received')
    expect(reasons.difference(new Set(['more-than-received', 'temporarily-unavailable']))).toEqual(new Set())
    await returnIt()
    await returnIt()
    expect(returnedSum(payment)).toBe(2 * third)
  })

  test('of the whole price leaves an order that costs nothing', async () => {
    const payment = await order.payByCard()
    expect(await grant(order.total)).toMatchObject({ ok: true })
    await returnIt()
    expect(returnedSum(payment)).toBe(order.total)
    expect(await order.loadOrder()).toMatchObject({
      total: 0,
      paymentStatus: 'refunded',
      status: 'submitted',
    })
    expect(await grant(1)).toEqual({ ok: false, reason: 'more-than-received' })
  })

  test.each(['fails', 'hangs'] as const)(
    'waits while the provider does not answer (%s), and is returned once',
    async (mode) => {
      const payment = await order.payByCard()
      shop.server.be(mode)
      expect(await grant(15_000)).toMatchObject({ ok: true })
      await expect(returnIt()).rejects.toThrow(ProviderUnavailable)
      expect(await order.loadOrder()).toMatchObject({ refundDue: 15_000, paymentStatus: 'paid' })
      shop.server.be('well')
      await returnIt()
      expect(returnedSum(payment)).toBe(15_000)
      expect(await order.loadOrder()).toMatchObject({ refundDue: 0, paymentStatus: 'part-refunded' })
    },
  )

  test('of a transfer is returned by hand', async () => {
    await transfer(order.total)
    await grant(15_000)
    expect(await problems()).toMatchObject([{ kind: 'refund-due', amount: 15_000, isUnderWay: false }])
    const returnByHand = { amount: 15_000 as Cents, reference: 'FRN 7' }
    expect(await refundByHand(shop.store, call(), returnByHand, new Date())).toMatchObject({ ok: true })
    expect(await order.loadOrder()).toMatchObject({ refundDue: 0, paymentStatus: 'part-refunded' })
    expect(await problems()).toEqual([])
  })

  test('of an order paid in two parts does not count as a second payment', async () => {
    const half = Math.floor(order.total / 2)
    await transfer(half)
    await order.payByCard()
    await grant(15_000)
    expect((await problems()).map(({ kind }) => kind)).toEqual(['refund-due'])
    await grant(order.total - half - 15_000)
    expect((await problems()).map(({ kind }) => kind)).not.toContain('paid-twice')
  })

  test('of an order that owes money lowers the amount due, and returns nothing', async () => {
    await transfer(10_000)
    await grant(4_000)
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
    expect(await letterOfGrant()).toContain('$40.00')
    expect(await order.refunds()).toEqual([])
    await transfer(order.total - 14_000)
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
  })

  test('of a cancelled order lowers the fee that the shop kept', async () => {
    const payment = await order.payByCard()
    await cancelOrder(shop.store, call(), cents(50_000), new Date())
    await returnIt()
    await grant(20_000)
    await returnIt()
    expect(returnedSum(payment)).toBe(order.total - 30_000)
    expect(await order.loadOrder()).toMatchObject({ cancellationFee: 30_000, allowance: 0, refundDue: 0 })
  })

  test('can be requested, and granted or refused', async () => {
    await order.payByCard()
    const ask = (amount: number) =>
      askRefund(shop.store, call('dish-missing: no cake'), cents(amount), new Date())
    expect(await ask(order.total + 1)).toEqual({ ok: false, reason: 'more-than-received' })
    await ask(50_000)
    expect(await order.loadOrder()).toMatchObject({ refundAsked: 50_000, refundDue: 0, total: order.total })
    expect(await problems()).toMatchObject([{ kind: 'refund-asked', amount: 50_000 }])
    await refuseRefund(shop.store, call('The cake was there'), new Date())
    expect(await refuseRefund(shop.store, call(), new Date())).toEqual({
      ok: false,
      reason: 'no-refund-asked',
    })
    expect(await problems()).toEqual([])
    await ask(40_000)
    await grant(30_000)
    expect(await order.loadOrder()).toMatchObject({ refundAsked: null, allowance: 30_000 })
  })

  test('can be requested for a cancellation up to the amount received, and is granted by cancelling', async () => {
    await order.payByCard()
    await transfer(5_000)
    const all = order.total + 5_000
    const ask = (amount: number) =>
      askRefund(shop.store, call('cancel: the guest is ill'), cents(amount), new Date(), 'cancel')
    expect(await ask(all + 1)).toEqual({ ok: false, reason: 'more-than-received' })
    await ask(all)
    expect(await order.loadOrder()).toMatchObject({ refundAsked: all })
    await cancelOrder(shop.store, call(), cents(0), new Date())
    expect(await order.loadOrder()).toMatchObject({ status: 'cancelled', refundAsked: null })
  })

  test('for a cancellation is no longer requested once somebody without the right to grant it cancels', async () => {
    await order.payByCard()
    await askRefund(shop.store, call('cancel: the guest is ill'), cents(1_000), new Date(), 'cancel')
    await cancelOrder(shop.store, { ...call(), mayAnswerAsks: false }, cents(order.total - 500), new Date())
    expect(await order.loadOrder()).toMatchObject({ status: 'cancelled', refundAsked: null })
    const again = askRefund(shop.store, call('cancel: again'), cents(100), new Date(), 'cancel')
    expect(await again).toEqual({ ok: false, reason: 'status-not-allowed' })
  })

  test('remains requested if somebody without the right to grant it cancels the order', async () => {
    await order.payByCard()
    await askRefund(shop.store, call(), cents(1_000), new Date())
    await cancelOrder(shop.store, { ...call(), mayAnswerAsks: false }, cents(order.total - 500), new Date())
    expect(await order.loadOrder()).toMatchObject({ status: 'cancelled', refundAsked: 1_000 })
  })

  test('is a line of the letters that follow', () => {
    const context = letterContext({ event: { verb: 'confirm' }, order: { allowance: cents(15_000) } })
    expect(JSON.stringify(customerLetter(context, 'en'))).toContain('$150.00')
  })
})
