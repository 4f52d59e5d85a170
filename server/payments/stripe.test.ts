import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import type { Log } from '#server/log.ts'
import {
  type StripeServer,
  signedEvent,
  startStripeServer,
  stripeSecrets,
} from '#tests/support/stripe/stripe-server.ts'
import { type PaymentRequest, ProviderRefused, ProviderUnavailable } from './provider.ts'
import { createStripeProvider, type StripeProvider } from './stripe.ts'

const now = new Date()
const reference = orderReference(new Uint8Array(16))
const request: PaymentRequest = {
  paymentId: 7,
  method: 'card',
  amount: cents(246_340),
  lang: 'en',
  closesAt: new Date(now.getTime() + 31 * 60_000),
  returnUrl: 'https://caterer.example/api/orders/AAAA-AAAA/return?lang=en',
  bill: [{ name: 'Deluxe 20-Person Set', quantity: 2, each: cents(123_170) }],
  plain: [{ name: 'AAAA-AAAA: everything', quantity: 1, each: cents(246_340) }],
  order: { reference, email: 'chan@example.com' },
}
const shop = 'shop-1'
const logLines: string[] = []
const log: Log = (place, error) => logLines.push(`${place}: ${error instanceof Error ? error.message : ''}`)

describe('Stripe’s page', () => {
  let server: StripeServer
  let stripe: StripeProvider
  beforeAll(async () => {
    server = await startStripeServer()
    stripe = createStripeProvider({ ...stripeSecrets, shop, log, server: server.atImpatient })
  })
  afterAll(() => server.close())
  let paymentId = 100
  beforeEach(() => {
    paymentId += 1
    server.be('well')
  })
  const open = (parts: Partial<PaymentRequest> = {}) => stripe.open({ ...request, paymentId, ...parts })

  test('asks for the amount in cents, by the chosen method, and leads back to the order', async () => {
    const { url, providerId } = await open({ method: 'alipay' })
    expect(url).toBe(`${server.origin}/pay/${providerId}`)
    expect(server.sessions.at(-1)?.params).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'alipay',
      'line_items[0][price_data][currency]': 'hkd',
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][unit_amount]': '123170',
      client_reference_id: reference,
      'metadata[shop]': shop,
      'metadata[order]': reference,
      'metadata[payment]': String(paymentId),
      'payment_intent_data[metadata][payment]': String(paymentId),
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      customer_email: 'chan@example.com',
      expires_at: String(Math.floor(request.closesAt.getTime() / 1000)),
      locale: 'en-GB',
      'adaptive_pricing[enabled]': 'false',
    })
  })

  test('asks the customer for an e-mail address if Stripe rejects the order’s', async () => {
    const order = { reference, email: 'chan..tai.man@example.com' }
    const { providerId } = await open({ order })
    expect(server.sessions.find(({ id }) => id === providerId)?.params).toEqual(
      expect.not.objectContaining({ customer_email: expect.anything() }),
    )
    expect((await open({ order })).providerId).toBe(providerId)
  })

  test('accepts no amount below Stripe’s minimum', async () => {
    const item = (each: number) => [{ name: 'the rest', quantity: 1, each: cents(each) }]
    const less = stripe.leastAmount - 1
    await expect(open({ bill: item(less) })).rejects.toThrow(ProviderRefused)
    paymentId += 1
    const bill = item(stripe.leastAmount)
    expect(await open({ bill })).toMatchObject({ providerId: expect.any(String) })
  })

  test('is the same page when it is requested again', async () => {
    expect(await open()).toEqual(await open())
  })

  test('is not opened if Stripe refuses the request', async () => {
    await expect(open({ closesAt: now })).rejects.toThrow(ProviderRefused)
  })

  test.each(['resets', 'fails', 'garbage'] as const)('is unavailable when the service %s', async (mood) => {
    server.be(mood)
    await expect(open()).rejects.toThrow(ProviderUnavailable)
    await expect(stripe.close('cs_test_1')).rejects.toThrow(ProviderUnavailable)
  })

  test('logs only the kind of a failure', async () => {
    server.be('fails')
    await expect(open()).rejects.toThrow(ProviderUnavailable)
    expect(logLines.at(-1)).toBe('Stripe: opening a page: StripeAPIError 500')
  })

  test('lists the lines of the bill and subtracts the discounts, to the cent', async () => {
    const item = (each: number, quantity = 1) => ({ name: `item ${each}`, quantity, each: cents(each) })
    const bill = [item(100_000, 2), item(-30_000), item(15_000), item(-3_360)]
    const { providerId } = await open({ bill, amount: cents(181_640) })
    expect(server.sessions.find(({ id }) => id === providerId)).toMatchObject({
      total: 181_640,
      params: {
        'line_items[1][price_data][unit_amount]': '15000',
        'discounts[0][coupon]': expect.any(String),
      },
    })
    // A repeated request creates nothing twice.
    expect((await open({ bill, amount: cents(181_640) })).providerId).toBe(providerId)
  })

  test('is unavailable when the service gives no answer in time', async () => {
    server.be('hangs')
    await expect(open()).rejects.toThrow(ProviderUnavailable)
  })

  test('can be closed while open or expired, but not once it was paid', async () => {
    const { providerId } = await open()
    expect(await stripe.close(providerId)).toEqual({ state: 'closed' })
    expect(await stripe.close(providerId)).toEqual({ state: 'closed' })
    paymentId += 1
    const page = await open()
    server.complete(page.providerId)
    expect(await stripe.close(page.providerId)).toEqual({ state: 'paid', amount: 246_340 })
  })

  test('is pending while the bank transfers the money, until the bank refuses it', async () => {
    const { providerId } = await open()
    server.delay(providerId)
    expect(await stripe.close(providerId)).toEqual({ state: 'under-way' })
    server.refuseLate(providerId)
    expect(await stripe.close(providerId)).toEqual({ state: 'closed' })
  })
})

describe('Stripe’s refunds', () => {
  let server: StripeServer
  let stripe: StripeProvider
  beforeAll(async () => {
    server = await startStripeServer()
    stripe = createStripeProvider({ ...stripeSecrets, shop, log, server: server.atImpatient })
  })
  afterAll(() => server.close())
  beforeEach(() => server.be('well'))
  let paymentId = 500
  const tag = () => ({ paymentId, reference })
  async function payPage() {
    paymentId += 1
    const { providerId } = await stripe.open({ ...request, paymentId })
    server.complete(providerId)
    return providerId
  }

  test('return a part of a payment once, however often they are requested', async () => {
    const refund = { ...tag(), refundId: 41, payment: await payPage(), amount: cents(100_000) }
    expect(await stripe.refund(refund)).toBe(await stripe.refund(refund))
    expect(server.refunds).toHaveLength(1)
    expect(await stripe.refund({ ...refund, refundId: 42 })).toBe('re_test_2')
  })

  test('count once if the amount was reduced while an earlier request was running', async () => {
    const refund = { ...tag(), refundId: 47, payment: await payPage(), amount: cents(300) }
    const before = server.refunds.length
    await stripe.refund(refund)
    await expect(stripe.refund({ ...refund, amount: cents(200) })).rejects.toThrow(ProviderUnavailable)
    expect(server.refunds.slice(before)).toMatchObject([{ amount: 300 }])
  })

  test('are refused beyond the amount paid, and without a payment', async () => {
    const payment = await payPage()
    await expect(stripe.refund({ ...tag(), refundId: 43, payment, amount: cents(246_341) })).rejects.toThrow(
      ProviderRefused,
    )
    const { providerId } = await stripe.open({ ...request, paymentId: 499 })
    const unpaid = { ...tag(), refundId: 44, payment: providerId, amount: cents(1) }
    await expect(stripe.refund(unpaid)).rejects.toThrow(ProviderRefused)
  })

  test('are all listed, whoever made them', async () => {
    const payment = await payPage()
    const ours = await stripe.refund({ ...tag(), refundId: 46, payment, amount: cents(100) })
    const { id, intent } = server.returnByHand(payment, 200)
    const returns = [
      { providerId: ours, amount: 100, state: 'done', refundId: 46 },
      { providerId: id, amount: 200, state: 'done', refundId: null },
    ]
    expect(await stripe.returnsOf(payment)).toEqual(returns)
    expect(await stripe.returnsOfCharge(intent)).toEqual({ ...tag(), returns })
    expect(await stripe.returnsOfCharge('pi_of_another')).toBeNull()
  })

  test.each(['resets', 'fails', 'garbage', 'hangs'] as const)(
    'are tried again when the service %s',
    async (mood) => {
      const refund = { ...tag(), refundId: 45, payment: await payPage(), amount: cents(1) }
      server.be(mood)
      await expect(stripe.refund(refund)).rejects.toThrow(ProviderUnavailable)
    },
  )
})

describe('Stripe’s events', () => {
  const stripe = createStripeProvider({ ...stripeSecrets, shop, log })
  const session = {
    object: 'checkout.session',
    currency: 'hkd',
    metadata: { shop, order: reference, payment: '7' },
  }
  const event = (type: string, object: unknown) => ({ id: 'evt_1', object: 'event', type, data: { object } })
  const read = (body: unknown, at = now, secret?: string) => {
    const { payload, signature } = signedEvent(body, at, secret)
    return stripe.readEvent({ body: payload, signature }, now)
  }
  const paidEvent = event('checkout.session.completed', {
    ...session,
    payment_status: 'paid',
    amount_total: 500,
  })

  test.each([
    ['completed', 'captured'],
    ['async_payment_succeeded', 'captured'],
  ])('include checkout.session.%s, paid, with the amount received', (type, kind) => {
    const parts = { payment_status: 'paid', amount_total: 500, payment_intent: 'pi_1' }
    expect(read(event(`checkout.session.${type}`, { ...session, ...parts }))).toEqual({
      ok: true,
      update: {
        eventId: 'evt_1',
        paymentId: 7,
        reference,
        update: { kind, amount: 500 },
        received: { intent: 'pi_1', amount: 500, currency: 'hkd' },
      },
    })
  })

  test.each([
    ['async_payment_failed', 'failed'],
    ['expired', 'expired'],
  ])('include checkout.session.%s without an amount', (type, kind) => {
    expect(read(event(`checkout.session.${type}`, session))).toEqual({
      ok: true,
      update: { eventId: 'evt_1', paymentId: 7, reference, update: { kind } },
    })
  })

  test('in another currency are reported separately, since no order is priced in it', () => {
    const parts = { payment_status: 'paid', amount_total: 500, payment_intent: 'pi_1', currency: 'usd' }
    expect(read(event('checkout.session.completed', { ...session, ...parts }))).toEqual({
      ok: true,
      update: { reference, foreign: { intent: 'pi_1', amount: 500, currency: 'usd' } },
    })
  })

  test.each(['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'])(
    'include %s with the payment whose refunds changed',
    (type) => {
      const update = { eventId: 'evt_1', intent: 'pi_1' }
      expect(read(event(type, { payment_intent: 'pi_1' }))).toEqual({ ok: true, update })
    },
  )

  test.each([
    ['for another shop', { shop: 'shop-2', order: reference, payment: '7' }],
    ['without an order', { shop, payment: '7' }],
    ['for an invalid payment number', { shop, order: reference, payment: '7.5' }],
  ])('are left to others if they are %s', (_, metadata) => {
    expect(read(event('checkout.session.expired', { ...session, metadata }))).toEqual({
      ok: true,
      update: 'elsewhere',
    })
  })

  test('of a completed page are not yet payments while the bank transfers the money', () => {
    const unpaidSession = { ...session, payment_status: 'unpaid', amount_total: 500 }
    expect(read(event('checkout.session.completed', unpaidSession))).toEqual({ ok: true, update: 'nothing' })
  })

  test.each([['what was not made here', event('checkout.session.expired', { ...session, metadata: {} })]])(
    'about %s are ignored',
    (_, notice) => {
      expect(read(notice)).toEqual({ ok: true, update: 'nothing' })
    },
  )

  test('of another type are reported as unknown', () => {
    expect(read(event('customer.created', {}))).toEqual({ ok: true, update: 'unknown-type' })
  })

  test('are rejected if they are forged, altered or stale', () => {
    const unsignedRefusal = { ok: false, reason: 'unsigned' }
    const secondsOld = (seconds: number) => new Date(now.getTime() - 1_000 * seconds)
    const forger = 'whsec_another00000000000'
    expect(read(paidEvent, now, forger)).toEqual(unsignedRefusal)
    expect(read(paidEvent, secondsOld(301), forger)).toEqual(unsignedRefusal)
    expect(read(paidEvent, secondsOld(301))).toEqual({ ok: false, reason: 'too-old' })
    const { payload, signature } = signedEvent(paidEvent, now)
    for (const wrong of ['', 'nonsense', 't=1', `${signature}0`])
      expect(stripe.readEvent({ body: payload, signature: wrong }, now)).toEqual(unsignedRefusal)
    expect(stripe.readEvent({ body: payload.replace('500', '5'), signature }, now)).toEqual(unsignedRefusal)
    expect(read(paidEvent, secondsOld(300))).toMatchObject({ ok: true })
  })
})
