import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import { confirmChange, priceChange } from '#server/commands/orders/customer-change.ts'
import { testEngines } from '#tests/support/store/store.ts'
import {
  openStripeShop,
  type StripeOrder,
  type StripeShop,
  stripeOrder,
} from '#tests/support/stripe/stripe-order.ts'
import { attemptFor } from './choose-way.ts'

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

describe.each(testEngines)('a page at Stripe for paying an order, on %s', (engine) => {
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
  const pageOf = (providerId: string | null) => shop.server.sessions.find(({ id }) => id === providerId)

  test('lists the lines of the bill, which add up to the charge', async () => {
    const { providerId } = await order.open()
    expect(pageOf(providerId)).toMatchObject({
      total: order.total,
      params: {
        'line_items[0][price_data][product_data][name]': (await order.loadOrder()).lines[0]?.name.en,
        client_reference_id: order.reference,
      },
    })
  })

  test('does not receive the key to the order', async () => {
    await order.open()
    expect(JSON.stringify(shop.server.sessions)).not.toContain(order.token)
    expect(JSON.stringify(await order.payments())).not.toContain(order.token)
  })

  test.each(['fails', 'resets', 'garbage'] as const)(
    'that could not be opened, because the service %s, blocks no other payment',
    async (mood) => {
      shop.server.be(mood)
      expect(await order.pay('card')).toEqual({ ok: false, refusal: 'provider-unavailable' })
      expect(shop.logLines.at(-1)).toMatch(/^Stripe: opening a page: \w+/)
      expect(await order.pay('fps')).toMatchObject({ ok: true })
      shop.server.be('well')
      expect(await order.pay('card')).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    },
  )

  test('is the same for two clicks, also in two languages', async () => {
    shop.server.be('slow')
    const before = shop.server.sessions.length
    const [first, second] = await Promise.all([order.pay('card'), order.pay('card', new Date(), 'zh')])
    expect(first).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    expect(second).toEqual(first)
    expect(shop.server.sessions.slice(before)).toMatchObject([{ status: 'open' }])
    expect(await order.payments()).toMatchObject([{ state: 'started' }])
  })

  test('is open for only one of two methods that are clicked at once', async () => {
    shop.server.be('slow')
    const before = shop.server.sessions.length
    await Promise.all([order.pay('card'), order.pay('alipay')])
    expect(shop.server.sessions.slice(before).filter(({ status }) => status === 'open')).toHaveLength(1)
    const open = (await order.payments()).filter(({ state }) => state === 'started')
    expect(open).toMatchObject([{ pageUrl: expect.any(String) }])
  })

  test.each([
    ['card', 'fps'],
    ['fps', 'card'],
  ] as const)(
    'determines the stored payment method when %s and %s are clicked at once',
    async (first, second) => {
      shop.server.be('slow')
      const results = await Promise.all([order.pay(first), order.pay(second)])
      expect(results[first === 'card' ? 0 : 1]).toMatchObject({ ok: true, value: { kind: 'redirect' } })
      expect(await order.payments()).toMatchObject([{ state: 'started', method: 'card' }])
      expect(await order.loadOrder()).toMatchObject({ paymentMethod: 'card' })
    },
  )

  test('is replaced once, even by two clicks', async () => {
    await order.open()
    shop.server.be('slow')
    const before = shop.server.sessions.length
    const [first, second] = await Promise.all([order.pay('alipay'), order.pay('alipay')])
    expect(first).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    expect(second).toEqual(first)
    expect(shop.server.sessions.slice(before)).toMatchObject([{ status: 'open' }])
  })

  test('is replaced after half a minute if its opening never finished, as after a crash', async () => {
    await attemptFor(shop.store, shop.stripe, { orderId: order.id, due: order.total }, 'card', new Date())
    expect(await order.pay('card', inMinutes(1))).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    expect(await order.payments()).toMatchObject([{ state: 'expired' }, { state: 'started' }])
  })

  test('is closed before another method is offered, even after its time', async () => {
    const { providerId } = await order.open()
    expect(await order.pay('fps', inMinutes(40))).toMatchObject({ ok: true })
    expect(pageOf(providerId)?.status).toBe('expired')
  })

  test('is recorded as paid even if its event was lost, and no other method is offered', async () => {
    const { providerId } = await order.open()
    shop.server.complete(providerId ?? '')
    expect(await order.pay('fps', inMinutes(40))).toEqual({ ok: false, refusal: 'nothing-due' })
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
  })

  test('keeps transfers closed while the service is unavailable, until it has closed by itself', async () => {
    await order.open()
    shop.server.be('fails')
    expect(await order.pay('fps', inMinutes(30))).toEqual({ ok: false, refusal: 'payment-unknown' })
    expect(await order.pay('fps', inMinutes(32))).toMatchObject({ ok: true, value: { kind: 'instructions' } })
    expect(await order.pay('card', inMinutes(32))).toEqual({ ok: false, refusal: 'provider-unavailable' })
    expect(await order.payments()).toMatchObject([{ state: 'started' }])
  })

  test('is recorded as paid even after another method was shown during an outage', async () => {
    const { providerId } = await order.open()
    shop.server.complete(providerId ?? '')
    shop.server.be('fails')
    expect(await order.pay('fps', inMinutes(32))).toMatchObject({ ok: true, value: { kind: 'instructions' } })
    shop.server.be('well')
    expect(await order.pay('fps', inMinutes(33))).toEqual({ ok: false, refusal: 'nothing-due' })
    expect(await order.loadOrder()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
  })

  test('is waited for while the bank transfers the money, or until the bank refuses it', async () => {
    const { providerId } = await order.open()
    shop.server.delay(providerId ?? '')
    expect(await order.pay('fps', inMinutes(23 * 60))).toEqual({ ok: false, refusal: 'payment-pending' })
    shop.server.refuseLate(providerId ?? '')
    expect(await order.pay('fps', inMinutes(40))).toMatchObject({ ok: true })
  })

  test('blocks changes of the order for a day if the service does not know it, and other methods until it has closed', async () => {
    const { providerId } = await order.open()
    shop.server.lose(providerId ?? '')
    expect(await change({ kind: 'cancel' })).toEqual({ ok: false, reason: 'payment-pending' })
    expect(await order.pay('fps', inMinutes(30))).toEqual({ ok: false, refusal: 'payment-unknown' })
    expect(await order.pay('fps', inMinutes(32))).toMatchObject({ ok: true })
  })

  async function change(request: RequestedChange) {
    const key = { reference: order.reference, key: order.token }
    const price = await priceChange(shop.store, key, request, new Date())
    if (!price.ok) throw new Error(`it has no price: ${JSON.stringify(price)}`)
    const { version, totalAfter, toReturn } = price.value
    const confirmedChange = { change: request, version, expected: { totalAfter, toReturn } }
    return confirmChange({ store: shop.store, provider: shop.stripe }, key, confirmedChange, new Date())
  }

  test('is closed before the customer changes the order, so that no old amount is paid', async () => {
    const { providerId } = await order.open()
    expect(await change({ kind: 'cancel' })).toMatchObject({ ok: true })
    expect(pageOf(providerId)?.status).toBe('expired')
    expect(await order.loadOrder()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' })
  })

  test('that was just paid prevents changing the order for free', async () => {
    const { providerId } = await order.open()
    shop.server.complete(providerId ?? '')
    expect(await change({ kind: 'cancel' })).toEqual({ ok: false, reason: 'order-changed-meanwhile' })
    expect(await order.loadOrder()).toMatchObject({ status: 'submitted', paymentStatus: 'paid' })
  })

  test('that cannot be closed prevents changing the order', async () => {
    await order.open()
    shop.server.be('fails')
    expect(await change({ kind: 'cancel' })).toEqual({ ok: false, reason: 'payment-pending' })
    expect((await order.loadOrder()).status).toBe('submitted')
  })
})
