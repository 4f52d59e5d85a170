import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { lookupToken, orderReference } from '#domain/order-reference.ts'
import {
  type StripeServer,
  signedNews,
  startStripeServer,
  stripeSecrets,
} from '#tests/support/stripe-server.ts'
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
  order: {
    reference,
    key: lookupToken(new Uint8Array(32)),
    url: 'https://caterer.example/en/orders/AAAA-AAAA/?key=secret',
    summary: 'Deluxe 20-Person Set × 1',
    email: 'chan@example.com',
  },
}

describe('Stripe’s page', () => {
  let server: StripeServer
  let stripe: StripeProvider
  beforeAll(async () => {
    server = await startStripeServer()
    const at = { host: '127.0.0.1', port: server.port, protocol: 'http' } as const
    stripe = createStripeProvider({ ...stripeSecrets, server: at })
  })
  afterAll(() => server.close())
  let paymentId = 100
  beforeEach(() => {
    paymentId += 1
    server.be('well')
  })
  const open = (parts: Partial<PaymentRequest> = {}) => stripe.open({ ...request, paymentId, ...parts })

  test('asks for the amount in cents, by the chosen way, and leads back to the order', async () => {
    const { url, providerId } = await open({ method: 'alipay' })
    expect(url).toBe(`https://checkout.stripe.example/${providerId}`)
    expect(server.sessions.at(-1)?.asked).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'alipay',
      'line_items[0][price_data][currency]': 'hkd',
      'line_items[0][price_data][unit_amount]': '246340',
      client_reference_id: reference,
      'metadata[payment]': String(paymentId),
      'payment_intent_data[metadata][payment]': String(paymentId),
      success_url: request.order.url,
      cancel_url: request.order.url,
      customer_email: 'chan@example.com',
    })
  })

  test('is the same page when it is asked for again', async () => {
    expect(await open()).toEqual(await open())
  })

  test('refuses what it can not do, and then there is no page', async () => {
    await expect(open({ closesAt: now })).rejects.toThrow(ProviderRefused)
  })

  test.each(['resets', 'fails', 'garbage'] as const)('is unavailable when the service %s', async (mood) => {
    server.be(mood)
    await expect(open()).rejects.toThrow(ProviderUnavailable)
    await expect(stripe.close('cs_test_1')).rejects.toThrow(ProviderUnavailable)
  })

  test('is unavailable when the service gives no answer in time', async () => {
    server.be('hangs')
    await expect(open()).rejects.toThrow(ProviderUnavailable)
  })

  test('is closed while open or expired, not once it was paid', async () => {
    const { providerId } = await open()
    expect(await stripe.close(providerId)).toBe(true)
    expect(await stripe.close(providerId)).toBe(true)
    paymentId += 1
    const paid = await open()
    server.complete(paid.providerId)
    expect(await stripe.close(paid.providerId)).toBe(false)
  })
})

describe('Stripe’s news', () => {
  const stripe = createStripeProvider(stripeSecrets)
  const session = { object: 'checkout.session', currency: 'hkd', metadata: { payment: '7' } }
  const event = (type: string, object: unknown) => ({ id: 'evt_1', object: 'event', type, data: { object } })
  const read = (told: unknown, at = now, secret?: string) => {
    const { payload, signature } = signedNews(told, at, secret)
    return stripe.readNews(payload, signature, now)
  }
  const paid = event('checkout.session.completed', { ...session, payment_status: 'paid', amount_total: 500 })

  test.each([
    ['completed', { payment_status: 'paid', amount_total: 500 }, { kind: 'captured', amount: 500 }],
    [
      'async_payment_succeeded',
      { payment_status: 'paid', amount_total: 500 },
      { kind: 'captured', amount: 500 },
    ],
    ['async_payment_failed', {}, { kind: 'failed' }],
    ['expired', {}, { kind: 'expired' }],
  ])('checkout.session.%s', (type, parts, news) => {
    expect(read(event(`checkout.session.${type}`, { ...session, ...parts }))).toEqual({
      eventId: 'evt_1',
      paymentId: 7,
      news,
    })
  })

  test('a refund tells the sum of all refunds so far', () => {
    const charge = { object: 'charge', amount_refunded: 200, metadata: { payment: '7' } }
    expect(read(event('charge.refunded', charge))).toMatchObject({ news: { kind: 'refunded', amount: 200 } })
  })

  test('a completed page whose money is on its way is not yet paid', () => {
    const waiting = { ...session, payment_status: 'unpaid', amount_total: 500 }
    expect(read(event('checkout.session.completed', waiting))).toBe('nothing')
  })

  test.each([
    ['another kind', event('customer.created', {})],
    ['another shop', event('checkout.session.expired', { ...session, metadata: {} })],
    [
      'another currency',
      event('checkout.session.completed', { ...session, currency: 'usd', payment_status: 'paid' }),
    ],
  ])('news of %s is not ours', (_, told) => {
    expect(read(told)).toBe('nothing')
  })

  test('forged, altered and stale news is refused', () => {
    expect(read(paid, now, 'whsec_another00000000000')).toBeNull()
    expect(read(paid, new Date(now.getTime() - 301_000))).toBeNull()
    const { payload, signature } = signedNews(paid, now)
    expect(stripe.readNews(payload.replace('500', '5'), signature, now)).toBeNull()
    expect(stripe.readNews(payload, '', now)).toBeNull()
    expect(read(paid, new Date(now.getTime() - 290_000))).not.toBeNull()
  })
})
