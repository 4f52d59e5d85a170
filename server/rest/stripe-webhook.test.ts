import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Site } from '#server/app.ts'
import { startPayment } from '#server/commands/payments/start-payment.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { openStrayMoney } from '#server/db/payments/stray-money.ts'
import { createStripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'
import { intentOf } from '#tests/support/stripe/stripe-books.ts'
import {
  type StripeServer,
  signedEvent,
  startStripeServer,
  stripeSecrets,
} from '#tests/support/stripe/stripe-server.ts'

let site: TestSite
let server: StripeServer
let shop: Site
let orderId: number
let paymentId: number
let reference: OrderReference
let openPage: () => Promise<StoredPayment & { providerId: string; reference: OrderReference }>
beforeAll(async () => {
  site = await openTestSite()
  server = await startStripeServer()
  const stripe = createStripeProvider({
    ...stripeSecrets,
    server: server.at,
    shop: site.store.shop,
    log: () => {},
  })
  const payments = { ...site.payments, stripe, ways: { ...site.payments.ways, provider: stripe } }
  shop = await site.beside({ payments })
  openPage = async () => {
    const { store } = site
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const { token: key, reference } = order
    const request = { reference, key, method: 'card', lang: 'en' } as const
    // The stand-in closes pages by real time.
    await startPayment({ store, ...payments }, request, new Date())
    const [payment] = await paymentsOf(store.db, order.id)
    if (!payment?.providerId) throw new Error('no page was opened')
    return { ...payment, providerId: payment.providerId, reference }
  }
  const page = await openPage()
  reference = page.reference
  orderId = page.orderId
  paymentId = page.id
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const session = (amount: number) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  currency: 'hkd',
  payment_status: 'paid',
  amount_total: amount,
  metadata: { shop: site.store.shop, order: reference, payment: String(paymentId) },
})
const event = (id: string, object: unknown, type = 'checkout.session.completed') => ({
  id,
  object: 'event',
  type,
  data: { object },
})

async function post(body: string, signature: string) {
  const headers = { 'stripe-signature': signature }
  const response = await shop.app.request('/api/payments/stripe', { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

function send(body: unknown, secret?: string, at = testNow) {
  const { payload, signature } = signedEvent(body, at, secret)
  return post(payload, signature)
}

test('a shop without Stripe has no address for events', async () => {
  expect((await site.request('/api/payments/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('a rejected event logs one line with its reason, type and id and changes nothing', async () => {
  const paidEvent = (id: string) => event(id, { ...session(1), customer_email: 'chan@example.com' })
  const before = site.logLines.length
  const { payload, signature } = signedEvent(paidEvent('evt_altered'), testNow)
  const results = [
    await send(paidEvent('evt_forged'), 'whsec_another00000000000'),
    await post(payload.replace(':1,', ':2,'), signature),
    await post(payload, ''),
    await send(paidEvent('evt_stale'), undefined, new Date(testNow.getTime() - 301_000)),
    await send({ ...paidEvent('evt_x'), id: 'chan@example.com' }, 'whsec_another00000000000'),
    await post('陳小姐', 'nonsense'),
  ]
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 400))
  const unsignedRefusal = 'payment news: refused: forged, altered or signed with another secret'
  expect(site.logLines.slice(before)).toEqual([
    `${unsignedRefusal} (checkout.session.completed evt_forged)`,
    `${unsignedRefusal} (checkout.session.completed evt_altered)`,
    `${unsignedRefusal} (checkout.session.completed evt_altered)`,
    'payment news: refused: too old (checkout.session.completed evt_stale)',
    `${unsignedRefusal} (an event without a name)`,
    `${unsignedRefusal} (an event without a name)`,
  ])
  expect((await loadOrder(site.store.db, orderId))?.paymentStatus).toBe('unpaid')
})

test('an event of an unknown type is acknowledged and logged without its content', async () => {
  const before = site.logLines.length
  const body = event('evt_customer', { name: '陳小姐', email: 'chan@example.com' }, 'customer.created')
  expect(await send(body)).toEqual({ status: 200, body: { recorded: 'nothing' } })
  expect(site.logLines.slice(before)).toEqual([
    'payment news: of a type that is not known here (customer.created evt_customer)',
  ])
})

test('a signed event makes the order paid, and is stored once', async () => {
  const { total } = (await loadOrder(site.store.db, orderId)) ?? { total: 0 }
  const results = await Promise.all([1, 2, 3].map(() => send(event('evt_paid', session(total)))))
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(results.map(({ body }) => body.recorded).sort()).toEqual(['recorded', 'repeated', 'repeated'])
  expect((await loadOrder(site.store.db, orderId))?.paymentStatus).toBe('paid')
})

test('an event that is too long or of an unknown payment changes nothing', async () => {
  expect((await send(event('evt_long', { ...session(1), more: 'a'.repeat(300_000) }))).status).toBe(413)
  const unknownPayment = { ...session(1), metadata: { ...session(1).metadata, payment: '999999999' } }
  expect(await send(event('evt_unknown', unknownPayment, 'checkout.session.expired'))).toEqual({
    status: 200,
    body: { recorded: 'unknown-payment' },
  })
  expect(await openStrayMoney(site.store.db)).toEqual([])
})

describe('money without a matching payment', () => {
  const field = () => session(1).metadata
  const stray = async () =>
    (await openStrayMoney(site.store.db)).map(({ providerPayment, amount, currency }) => [
      providerPayment,
      amount,
      currency,
    ])

  test('is listed once, however often it is reported, until all of it was refunded', async () => {
    // After a restored backup, the page exists only at Stripe.
    const { providerId, amount } = await openPage()
    const metadata = { ...field(), payment: '999999998' }
    const paidSession = { ...session(amount), payment_intent: intentOf(providerId), metadata }
    for (const id of ['evt_stray_1', 'evt_stray_1', 'evt_stray_2'])
      expect((await send(event(id, paidSession))).body).toEqual({ recorded: 'unknown-payment' })
    expect(await stray()).toEqual([[intentOf(providerId), amount, 'hkd']])
    server.complete(providerId)
    const returnPart = async (part: number, id: string) => {
      const { intent } = server.returnByHand(providerId, part)
      await send(event(id, { payment_intent: intent, metadata: {} }, 'charge.refunded'))
    }
    await returnPart(1, 'evt_stray_back_1')
    expect(await stray()).toHaveLength(1)
    await returnPart(amount - 1, 'evt_stray_back_2')
    expect(await stray()).toEqual([])
  })

  test('in another currency is listed, and pays no order', async () => {
    const before = await loadOrder(site.store.db, orderId)
    const foreignSession = { ...session(12_345), currency: 'usd', payment_intent: 'pi_usd' }
    expect((await send(event('evt_usd', foreignSession))).body).toEqual({ recorded: 'foreign-money' })
    expect(await stray()).toEqual([['pi_usd', 12_345, 'usd']])
    expect(await loadOrder(site.store.db, orderId)).toEqual(before)
  })

  test('of another shop under the same account is ignored', async () => {
    const elsewhere = {
      ...session(500),
      payment_intent: 'pi_else',
      metadata: { ...field(), shop: 'another' },
    }
    await send(event('evt_else', elsewhere))
    expect((await stray()).flat()).not.toContain('pi_else')
  })
})

test('a refund made by hand at Stripe is recorded, by whichever event it is reported', async () => {
  const { amount } = (await paymentsOf(site.store.db, orderId))[0] ?? { amount: 0 }
  server.complete('cs_test_1')
  const { intent } = server.returnByHand('cs_test_1', 500)
  for (const [index, type] of ['charge.refunded', 'refund.created', 'charge.refund.updated'].entries()) {
    const body = { payment_intent: intent, amount_refunded: 500, metadata: {} }
    expect(await send(event(`evt_return_${index}`, body, type))).toEqual({
      status: 200,
      body: { recorded: 'recorded' },
    })
  }
  expect(await paymentsOf(site.store.db, orderId)).toMatchObject([{ captured: amount, refunded: 500 }])
})

test('an event about a refund is retried while Stripe does not respond', async () => {
  server.be('fails')
  expect((await send(event('evt_away', { payment_intent: 'pi_test_1' }, 'refund.failed'))).status).toBe(503)
  server.be('well')
  const other = await send(event('evt_other', { payment_intent: 'pi_other' }, 'refund.updated'))
  expect(other.body).toEqual({ recorded: 'unknown-payment' })
})

test('an event of another shop of the account is rejected and logged without its content', async () => {
  const elsewhere = { ...session(1), metadata: { ...session(1).metadata, shop: 'another shop' } }
  expect(await send(event('evt_elsewhere', elsewhere))).toEqual({
    status: 200,
    body: { recorded: 'unknown-payment' },
  })
  expect(site.logLines.at(-1)).toBe(
    'payment news: refused: of no payment of this shop (checkout.session.completed evt_elsewhere)',
  )
})
