import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, formatExact, nothing } from '#domain/money.ts'
import { bounds } from '#domain/ordering/order-bounds.ts'
import { notifyOrderEvent } from '#server/commands/notices/send-notices.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { type TestProvider, testProvider } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { grantRefund } from './grant-refund.ts'
import { releaseOverdue } from './release-overdue.ts'
import { confirmOrder, dateOrder, postponeOrder, refundByHand, takePayment } from './staff-commands.ts'

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

describe.each(testEngines)('an unpaid order on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  let provider: TestProvider
  beforeEach(async () => {
    provider = testProvider()
    order = await freshOrder(store)
  })

  const status = async () => (await order.stored()).status
  const openCard = (now = testNow) => startCard(store, provider, order, now)

  test('is reminded once, then released, with a letter', async () => {
    await releaseOverdue({ store, provider }, hours(17))
    expect(await order.events()).toEqual(['place'])
    for (const hour of [18, 19, 23]) await releaseOverdue({ store, provider }, hours(hour))
    expect(await order.events()).toEqual(['place', 'remind'])
    await Promise.all(Array.from({ length: 5 }, () => releaseOverdue({ store, provider }, hours(24))))
    expect(await order.events()).toEqual(['place', 'remind', 'release'])
    expect(await order.stored()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', payBy: null })
  })

  test('is released without a reminder by a server that was down for days', async () => {
    await releaseOverdue({ store, provider }, hours(80))
    expect(await order.events()).toEqual(['place', 'release'])
  })

  test('is released even if many others wait for their provider and one of them fails', async () => {
    const input = orderInput(await store.content(), testNow)
    const entry = {
      actor: { kind: 'staff', name: 'Bo' },
      source: null,
      note: 'x',
      paysLater: false,
    } as const
    const waitingOrders = await Promise.all(
      Array.from({ length: 101 }, () => {
        const newInput = { ...input, idempotencyKey: randomUUID(), entry: { ...entry, exceeds: bounds } }
        return placedOrder(store, newInput, testNow)
      }),
    )
    const ids = waitingOrders.map(({ id }) => id)
    const earlier = { payBy: hours(1), remindAt: null }
    await store.db.update(orders).set(earlier).where(inArray(orders.id, ids))
    const page = {
      ...({ provider: 'practice', method: 'card', state: 'started', startedAt: testNow } as const),
      captured: nothing,
      refunded: nothing,
    }
    await store.db
      .insert(payments)
      .values(
        waitingOrders.map(({ id, total }) => ({ ...page, orderId: id, amount: total, providerId: `p${id}` })),
      )
    const pageError = new Error('of this page alone')
    let requests = 0
    const close = async () => {
      requests += 1
      if (requests === 1) throw pageError
      return { state: 'under-way' } as const
    }
    expect(await releaseOverdue({ store, provider: { ...provider, close } }, hours(24))).toEqual([pageError])
    expect(requests).toBe(101)
    expect(await status()).toBe('cancelled')
    await store.db.update(orders).set({ payBy: null }).where(inArray(orders.id, ids))
  })

  test('is not released while its payment page is open, but once the provider has closed it', async () => {
    const { providerId } = await openCard(hours(23.9))
    await releaseOverdue({ store, provider }, hours(24))
    expect(provider.closedSessions).toEqual([])
    expect(await status()).toBe('submitted')
    await releaseOverdue({ store, provider }, hours(24.5))
    expect(provider.closedSessions).toEqual([providerId])
    expect(await status()).toBe('cancelled')
  })

  test('is reminded even if its customer left a page open long ago', async () => {
    await openCard(hours(1))
    await releaseOverdue({ store, provider }, hours(18))
    expect(await order.events()).toEqual(['place', 'remind'])
  })

  test('stays and becomes paid if the provider reports that its page was paid', async () => {
    const { amount } = await openCard(hours(23))
    const payingProvider = { ...provider, close: async () => ({ state: 'paid', amount }) as const }
    await releaseOverdue({ store, provider: payingProvider }, hours(24))
    await releaseOverdue({ store, provider: payingProvider }, hours(80))
    expect(await order.stored()).toMatchObject({ status: 'submitted', paymentStatus: 'paid', refundDue: 0 })
  })

  test('stays while the provider is taking the money or does not answer, even for days', async () => {
    await openCard(hours(23))
    for (const state of ['taken', 'away'] as const) {
      provider.be(state)
      for (const hour of [24, 48, 200]) await releaseOverdue({ store, provider }, hours(hour))
      expect(await status()).toBe('submitted')
    }
    provider.be('well')
    await releaseOverdue({ store, provider }, hours(201))
    expect(await status()).toBe('cancelled')
  })

  test('stays for a day if its page belongs to a provider that is no longer configured', async () => {
    await openCard(hours(23.9))
    for (const hour of [24, 47]) await releaseOverdue({ store, provider: null }, hours(hour))
    expect(await status()).toBe('submitted')
    await releaseOverdue({ store, provider: null }, hours(48))
    expect(await status()).toBe('cancelled')
  })

  test('gets new time to pay after it waited for another date', async () => {
    await confirmOrder(store, order.call(), null, testNow)
    await postponeOrder(store, order.call(), null, testNow)
    const to = { date: addDays(todayInHongKong(testNow), 20), slot: '12:30', fee: nothing }
    expect(await dateOrder(store, order.call(), to, hours(72))).toMatchObject({ ok: true })
    await releaseOverdue({ store, provider }, hours(95))
    expect(await status()).toBe('confirmed')
    await releaseOverdue({ store, provider }, hours(96))
    expect(await status()).toBe('cancelled')
  })

  test('is never released after any payment', async () => {
    await takePayment(store, order.call(), { method: 'fps', amount: 100 as Cents }, testNow)
    await releaseOverdue({ store, provider }, hours(80))
    expect(await status()).toBe('submitted')
  })

  test('with a part payment is reminded of the balance once before its deadline', async () => {
    const part = cents(10_000)
    await takePayment(store, order.call(), { method: 'fps', amount: part }, testNow)
    await releaseOverdue({ store, provider }, hours(17))
    expect(await order.events()).toEqual(['place', 'take-payment'])
    const rounds = [18, 18, 19, 23, 24, 80].map(hours)
    for (const at of rounds) await Promise.all([1, 2].map(() => releaseOverdue({ store, provider }, at)))
    expect(await order.events()).toEqual(['place', 'take-payment', 'remind'])
    expect(await order.stored()).toMatchObject({ status: 'submitted', paymentStatus: 'part-paid' })
    const [reminder] = await store.db
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.verb, 'remind')))
    await notifyOrderEvent(noticeDeps(store), { eventId: reminder?.id ?? 0 })
    const name = `order-${order.reference}-event-${reminder?.id}.eml`
    const letter = await readFile(join(store.dataDir, 'outbox', name), 'utf8')
    const parts = letter.split(/\r\n--.*\r\n/).map((one) => one.split('\r\n\r\n')[1] ?? '')
    const text = Buffer.from(parts[1] ?? '', 'base64').toString('utf8')
    expect(text).toContain(formatExact(cents(order.total - part)))
  })

  test('is reminded of the balance if it rose after a refund', async () => {
    const amount = cents(4_000)
    await order.pay()
    await grantRefund(store, order.call(), { amount, key: randomUUID() }, testNow)
    await refundByHand(store, order.call(), { amount, reference: 'FRN 7' }, testNow)
    const { dueDate, slot } = await order.stored()
    const to = { date: addDays(dueDate, 1), slot, fee: cents(2_000) }
    expect(await dateOrder(store, order.call(), to, testNow)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'part-refunded', payBy: expect.any(Date) })
    for (const hour of [17, 18, 19, 24, 80]) await releaseOverdue({ store, provider }, hours(hour))
    expect((await order.events()).filter((verb) => verb === 'remind')).toHaveLength(1)
    expect(await status()).toBe('submitted')
  })

  test('with a part payment is not reminded after its deadline, or while the balance may be arriving', async () => {
    await takePayment(store, order.call(), { method: 'fps', amount: cents(10_000) }, testNow)
    await openCard(hours(17.9))
    await releaseOverdue({ store, provider }, hours(18))
    expect(provider.closedSessions).toEqual([])
    await releaseOverdue({ store, provider }, hours(24))
    expect(await order.events()).toEqual(['place', 'take-payment'])
  })

  test('has no deadline while its fee is unknown', async () => {
    await store.db.update(orders).set({ payBy: null, remindAt: null }).where(eq(orders.id, order.id))
    await releaseOverdue({ store, provider }, hours(200))
    expect(await order.events()).toEqual(['place'])
  })
})
