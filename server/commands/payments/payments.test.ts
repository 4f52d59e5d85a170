import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentEvents } from '#server/db/schema/payments.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { type TestProvider, testAccounts, testProvider } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { recordPayment } from './record-payment.ts'
import { type StartPaymentInput, startPayment } from './start-payment.ts'

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

describe.each(testEngines)('paying for an order on %s', (engine) => {
  const store = setUpStore(engine)
  let provider: TestProvider
  let order: PlacedOrder
  beforeEach(async () => {
    provider = testProvider()
    const newOrder = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    order = newOrder
  })

  const input = (method: PaymentMethod, parts: Partial<StartPaymentInput> = {}): StartPaymentInput => ({
    reference: order.reference,
    key: order.token,
    method,
    lang: 'zh',
    ...parts,
  })
  const deps = () => ({
    store,
    ways: { accounts: testAccounts, provider, isPractice: false },
    returnUrl: (reference: string) => `https://caterer.example/api/orders/${reference}/return`,
  })
  const start = (method: PaymentMethod, now = testNow, parts: Partial<StartPaymentInput> = {}) =>
    startPayment(deps(), input(method, parts), now)
  const hear = (paymentId: number, update: PaymentUpdate, eventId: string = randomUUID()) =>
    recordPayment(store, 'practice', { eventId, paymentId, reference: order.reference, update }, testNow)
  const loadCurrent = async () => {
    const match = await loadOrder(store.db, order.id)
    return { paymentStatus: match?.paymentStatus, refundDue: match?.refundDue, method: match?.paymentMethod }
  }
  async function startPage(method: PaymentMethod = 'card') {
    await start(method)
    const [payment] = (await paymentsOf(store.db, order.id)).toReversed()
    if (!payment) throw new Error('no payment was started')
    return payment
  }

  test('by card leads to the provider’s page with the amount due', async () => {
    const result = await start('card')
    expect(result).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    expect(provider.requests).toMatchObject([
      { method: 'card', amount: order.total, order: { email: 'chan@example.com' } },
    ])
    expect((await loadCurrent()).method).toBe('card')
  })

  test('leads to the same page again, even a hundred times at once', { tags: ['slow'] }, async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => start('card')))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await paymentsOf(store.db, order.id)).toHaveLength(1)
    expect(new Set(provider.requests.map(({ paymentId }) => paymentId)).size).toBe(1)
  })

  test('by transfer shows instructions, and stores the method', async () => {
    const result = await start('bank-transfer')
    expect(result).toMatchObject({
      ok: true,
      value: {
        kind: 'instructions',
        instructions: {
          kind: 'bank-transfer',
          account: '000-000000-000',
          amount: order.total,
          reference: order.reference.replace('-', ''),
        },
      },
    })
    expect((await loadCurrent()).method).toBe('bank-transfer')
    expect(await paymentsOf(store.db, order.id)).toEqual([])
  })

  test('by another method closes the open page first, so that nobody pays twice', async () => {
    const card = await startPage('card')
    expect(await start('fps')).toMatchObject({ ok: true })
    expect(provider.closedSessions).toEqual([card.providerId])
    expect(await paymentsOf(store.db, order.id)).toMatchObject([{ state: 'expired' }])
  })

  test('is possible by no other method while the provider is taking the money', async () => {
    await startPage('card')
    provider.be('taken')
    expect(await start('fps')).toEqual({ ok: false, refusal: 'payment-pending' })
    expect((await loadCurrent()).method).toBe('card')
  })

  test('is possible by other methods if a provider fails before it opens a page', async () => {
    provider.be('away')
    expect(await start('card')).toEqual({ ok: false, refusal: 'provider-unavailable' })
    expect(await start('fps')).toMatchObject({ ok: true })
    provider.be('well')
    expect(await start('card')).toMatchObject({ ok: true, value: { kind: 'redirect' } })
    expect(await paymentsOf(store.db, order.id)).toMatchObject([{ state: 'expired' }, { state: 'started' }])
  })

  test('is possible by no other method until a page that cannot be closed has closed by itself', async () => {
    await startPage('card')
    provider.be('away')
    for (const minute of [1, 29, 31])
      expect(await start('fps', minutes(minute))).toEqual({ ok: false, refusal: 'payment-unknown' })
    for (const minute of [32, 600]) expect(await start('fps', minutes(minute))).toMatchObject({ ok: true })
  })

  test('leads to a new page once the old one has closed', async () => {
    const first = await startPage('card')
    expect(await start('card', minutes(32))).toMatchObject({
      ok: true,
      value: { url: expect.not.stringContaining(`${first.pageUrl}`) },
    })
    expect(await paymentsOf(store.db, order.id)).toMatchObject([{ state: 'expired' }, { state: 'started' }])
  })

  test('has the same response for a wrong key and an unknown reference', async () => {
    const wrong = { ok: false, refusal: 'order-unknown' }
    expect(await start('card', testNow, { key: 'A'.repeat(43) })).toEqual(wrong)
    expect(await start('card', testNow, { reference: 'AAAA-AAAA' })).toEqual(wrong)
  })

  test('is refused for a method without an account', async () => {
    const ways = { accounts: { ...testAccounts, payMeLink: null }, provider: null, isPractice: false }
    for (const method of ['payme', 'card', 'alipay'] as const)
      expect(await startPayment({ ...deps(), ways }, input(method), testNow)).toEqual({
        ok: false,
        refusal: 'method-not-offered',
      })
  })

  test('is refused if the order was cancelled, has no fee yet or is paid', async () => {
    const change = (set: Partial<typeof orders.$inferInsert>) =>
      store.db.update(orders).set(set).where(eq(orders.id, order.id))
    await change({ status: 'cancelled' })
    expect(await start('fps')).toEqual({ ok: false, refusal: 'order-called-off' })
    await change({ status: 'submitted', deliveryFee: null })
    expect(await start('fps')).toEqual({ ok: false, refusal: 'fee-to-be-quoted' })
    await change({ deliveryFee: cents(0) })
    await hear((await startPage()).id, { kind: 'captured', amount: order.total })
    expect(await start('fps')).toEqual({ ok: false, refusal: 'nothing-due' })
  })

  test('makes the order paid once after a capture, however often it is reported', async () => {
    const { id } = await startPage()
    const update = { kind: 'captured', amount: order.total } as const
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => hear(id, update, `same-${id}`)))
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(1)
    expect(await loadCurrent()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    const changes = (await loadOrder(store.db, order.id))?.events.map(({ paymentStatus }) => paymentStatus)
    expect(changes).toEqual(['unpaid', 'paid'])
  })

  test('is possible again after a declined card', async () => {
    const { id } = await startPage()
    await hear(id, { kind: 'failed' })
    expect(await loadCurrent()).toMatchObject({ paymentStatus: 'unpaid' })
    expect(await start('card')).toMatchObject({ ok: true, value: { kind: 'redirect' } })
  })

  test('is possible by transfer only if the balance is below the provider’s minimum', async () => {
    const payment = await startPage()
    await hear(payment.id, { kind: 'captured', amount: cents(order.total - 240) })
    const least = { ...provider, leastAmount: cents(400) }
    const choose = (method: PaymentMethod) => {
      const ways = { accounts: testAccounts, provider: least, isPractice: false }
      return startPayment({ ...deps(), ways }, input(method), testNow)
    }
    expect(await choose('card')).toEqual({ ok: false, refusal: 'method-not-offered' })
    expect(await choose('fps')).toMatchObject({ ok: true, value: { instructions: { amount: 240 } } })
  })

  test('is not changed by an update of an unknown payment', async () => {
    expect(await hear(999_999_999, { kind: 'failed' })).toBe('unknown-payment')
    const { id } = await startPage()
    const other = {
      eventId: 'x',
      paymentId: id,
      reference: order.reference,
      update: { kind: 'failed' },
    } as const
    expect(await recordPayment(store, 'stripe', other, testNow)).toBe('unknown-payment')
    // After a restore, the number belongs to another order.
    const elsewhere = { ...other, reference: orderReference(new Uint8Array(16)) }
    expect(await recordPayment(store, 'practice', elsewhere, testNow)).toBe('unknown-payment')
  })

  test('leaves events that cannot be changed', async () => {
    const { id } = await startPage()
    await hear(id, { kind: 'captured', amount: order.total })
    const refusal = { cause: expect.objectContaining({ message: expect.stringContaining('append only') }) }
    await expect(store.db.delete(paymentEvents).where(eq(paymentEvents.paymentId, id))).rejects.toMatchObject(
      refusal,
    )
  })
})
