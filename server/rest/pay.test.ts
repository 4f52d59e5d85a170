import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { createStripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'
import { type StripeServer, startStripeServer, stripeSecrets } from '#tests/support/stripe/stripe-server.ts'

let site: TestSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  const { store } = site
  const newOrder = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  order = newOrder
})

async function pay(
  body: unknown,
  { key = order.token as string, reference = order.reference as string, client = 'client' } = {},
) {
  const response = await site.request(`/api/orders/${reference}/pay`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': client },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('paying by card returns the address of the payment page', async () => {
  const { status, body, headers } = await pay({ method: 'card' })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body.redirect).toMatch(
    new RegExp(`^/orders/${order.reference}/practice/\\?payment=\\d+&key=[\\w-]+$`),
  )
})

test('paying by FPS returns the code and the details for typing it', async () => {
  const { body } = await pay({ method: 'fps' })
  expect(body.instructions).toEqual({
    kind: 'fps',
    payBy: '2026-11-22T04:00:00.000Z',
    payee: { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' },
    id: '000000000',
    amount: order.total / 100,
    reference: order.reference.replace('-', ''),
    payload: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
  })
})

test('a wrong token and an unknown reference have the same response, and too many are refused', async () => {
  const wrong = await pay({ method: 'fps' }, { key: 'A'.repeat(43), client: 'guesser' })
  const unknownOrder = await pay({ method: 'fps' }, { reference: 'AAAA-AAAA', client: 'guesser' })
  expect([wrong.status, unknownOrder.status]).toEqual([404, 404])
  expect(wrong.body).toEqual(unknownOrder.body)
  for (let turn = 0; turn < 12; turn += 1)
    await pay({ method: 'fps' }, { key: 'A'.repeat(43), client: 'guesser' })
  expect((await pay({ method: 'fps' }, { client: 'guesser' })).status).toBe(429)
  expect((await pay({ method: 'fps' }, { client: 'somebody else' })).status).toBe(200)
})

test('a refusal states the reason in the requested language', async () => {
  const { status, body } = await pay({ method: 'card' })
  expect(status).toBe(200)
  const paymentId = Number(new URL(body.redirect, 'http://localhost').searchParams.get('payment'))
  await site.payments.practice?.play({ paymentId, reference: order.reference, amount: order.total }, 'paid')
  const response = await pay({ method: 'fps', lang: 'en' })
  expect([response.status, response.body.error]).toEqual([
    409,
    { code: 'REFUSED', message: paymentRefusals['nothing-due'].en },
  ])
})

describe('a Stripe service that answers one call late and the next never', () => {
  let server: StripeServer
  let beside: Awaited<ReturnType<typeof site.beside>>
  // Stripe's pages close by real time.
  const at = new Date()
  beforeEach(async () => {
    server = await startStripeServer()
    const options = { ...stripeSecrets, shop: site.store.shop, log: () => {} }
    const stripe = createStripeProvider({ ...options, server: server.at })
    const ways = { ...site.payments.ways, provider: stripe, isPractice: false }
    beside = await site.beside({ payments: { ...site.payments, ways, stripe, practice: null } })
    site.setNow(at)
    return async () => {
      site.setNow(testNow)
      await server.close()
    }
  })
  const payThere = async ({ reference, token }: PlacedOrder, method: string) => {
    const response = await beside.app.request(`/api/orders/${reference}/pay`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ method, lang: 'en' }),
    })
    return [response.status, (await response.json()).error]
  }
  const inTime = [503, { code: 'UNAVAILABLE', message: paymentRefusals['provider-unavailable'].en }]

  test('is given up in time, and the order stays unchanged', { tags: ['slow'] }, async () => {
    const { store } = site
    // A discount needs a separate call.
    const input = orderInput(await store.content(), at, { promotionCode: 'CV88' })
    const newOrder = await placedOrder(store, input, at)
    server.be('tires')
    expect(await payThere(newOrder, 'card')).toEqual(inTime)
    expect(await loadOrder(store.db, newOrder.id)).toMatchObject({
      status: 'submitted',
      paymentStatus: 'unpaid',
    })
    expect(server.sessions).toEqual([])
  })

  test('is given up in time even if an earlier page has to be closed first', { tags: ['slow'] }, async () => {
    const { store } = site
    const newOrder = await placedOrder(store, orderInput(await store.content(), at), at)
    expect(await payThere(newOrder, 'card')).toEqual([200, undefined])
    server.be('tires')
    expect(await payThere(newOrder, 'alipay')).toEqual(inTime)
    expect(server.sessions).toMatchObject([{ status: 'expired' }])
    expect(await paymentsOf(store.db, newOrder.id)).toMatchObject([
      { state: 'expired' },
      { state: 'expired' },
    ])
  })
})

test.each([[null], [{}], [{ method: 'cash' }], ['x'], [{ method: 'fps', lang: 'fr' }]])(
  'a meaningless body is refused: %j',
  async (body) => {
    expect((await pay(body)).status).toBe(400)
  },
)

test('a call without a token, or with one that is too long, is refused', async () => {
  const bare = await site.request(`/api/orders/${order.reference}/pay`, { method: 'POST', body: '{}' })
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await pay({ method: 'fps', more: 'a'.repeat(2000) })).status).toBe(413)
})
