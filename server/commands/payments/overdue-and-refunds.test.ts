import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, nothing } from '#domain/money.ts'
import { bounds } from '#domain/order-bounds.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import {
  cancelOrder,
  confirmOrder,
  dateOrder,
  postponeOrder,
  refundByHand,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { type TestProvider, testProvider } from '#tests/support/payment-ways.ts'
import { placedOrder, storedOrder, trailOf } from '#tests/support/placed-order.ts'
import { hearCaptured, startCard } from '#tests/support/practised-card.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { recordReturns } from './record-returns.ts'
import { giveUpRefund, refundPayment } from './refund-payment.ts'

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

describe.each(testEngines)('orders and their money on %s', (engine) => {
  let store: TestStore
  let order: PlacedOrder
  let provider: TestProvider
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())
  beforeEach(async () => {
    provider = testProvider()
    order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  })

  const call = () => ({ orderId: order.id, expectedVersion: null, by: 'terminal', note: '' })
  const stored = () => storedOrder(store, order)
  const trail = () => trailOf(store, order)
  const openCard = (now = testNow) => startCard(store, provider, order, now)
  const captured = (payment: StoredPayment) => hearCaptured(store, order, payment, testNow)
  async function cancelledCard() {
    const payment = await openCard()
    await captured(payment)
    await cancelOrder(store, call(), 0 as Cents, testNow)
    const [refund] = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    if (!refund) throw new Error('no refund')
    return { payment, refund }
  }
  const returnIt = (refundId: number) => refundPayment({ store, ways: { provider } }, { refundId }, testNow)

  describe('an unpaid order', () => {
    test('is reminded once, then released, and says so', async () => {
      await releaseOverdue({ store, provider }, hours(17))
      expect(await trail()).toEqual(['place'])
      for (const hour of [18, 19, 23]) await releaseOverdue({ store, provider }, hours(hour))
      expect(await trail()).toEqual(['place', 'remind'])
      await Promise.all(Array.from({ length: 5 }, () => releaseOverdue({ store, provider }, hours(24))))
      expect(await trail()).toEqual(['place', 'remind', 'release'])
      expect(await stored()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', payBy: null })
    })

    test('is released, not reminded, by a server that was down for days', async () => {
      await releaseOverdue({ store, provider }, hours(80))
      expect(await trail()).toEqual(['place', 'release'])
    })

    test('is released however many others wait for their provider, and although one of them fails', async () => {
      const input = orderInput(await store.content(), testNow)
      const entry = {
        actor: { kind: 'staff', name: 'Bo' },
        source: null,
        note: 'x',
        paysLater: false,
      } as const
      const waiting = await Promise.all(
        Array.from({ length: 101 }, () => {
          const ofItsOwn = { ...input, idempotencyKey: randomUUID(), entry: { ...entry, exceeds: bounds } }
          return placedOrder(store, ofItsOwn, testNow)
        }),
      )
      const ids = waiting.map(({ id }) => id)
      const earlier = { payBy: hours(1), remindAt: null }
      await store.db.update(orders).set(earlier).where(inArray(orders.id, ids))
      const page = {
        ...({ provider: 'practice', method: 'card', state: 'started', startedAt: testNow } as const),
        ...{ captured: nothing, refunded: nothing },
      }
      await store.db
        .insert(payments)
        .values(
          waiting.map(({ id, total }) => ({ ...page, orderId: id, amount: total, providerId: `p${id}` })),
        )
      const broken = new Error('of this page alone')
      let asked = 0
      const close = async () => {
        asked += 1
        if (asked === 1) throw broken
        return { state: 'under-way' } as const
      }
      expect(await releaseOverdue({ store, provider: { ...provider, close } }, hours(24))).toEqual([broken])
      expect(asked).toBe(101)
      expect(await status()).toBe('cancelled')
      await store.db.update(orders).set({ payBy: null }).where(inArray(orders.id, ids))
    })

    const status = async () => (await stored()).status
    test('is not released while the customer may be paying, but once the provider has closed the page', async () => {
      const { providerId } = await openCard(hours(23.9))
      await releaseOverdue({ store, provider }, hours(24))
      expect(provider.closed).toEqual([])
      expect(await status()).toBe('submitted')
      await releaseOverdue({ store, provider }, hours(24.5))
      expect(provider.closed).toEqual([providerId])
      expect(await status()).toBe('cancelled')
    })

    test('is reminded although its customer left a page open long ago', async () => {
      await openCard(hours(1))
      await releaseOverdue({ store, provider }, hours(18))
      expect(await trail()).toEqual(['place', 'remind'])
    })

    test('is kept, and paid, when the provider tells that its page was paid', async () => {
      const { amount } = await openCard(hours(23))
      const paid = { ...provider, close: async () => ({ state: 'paid', amount }) as const }
      await releaseOverdue({ store, provider: paid }, hours(24))
      await releaseOverdue({ store, provider: paid }, hours(80))
      expect(await stored()).toMatchObject({ status: 'submitted', paymentStatus: 'paid', refundDue: 0 })
    })

    test('is kept while the provider is taking the money or does not answer, be it for days', async () => {
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

    test('is kept for a day where nobody can be asked about its page any more', async () => {
      await openCard(hours(23.9))
      for (const hour of [24, 47]) await releaseOverdue({ store, provider: null }, hours(hour))
      expect(await status()).toBe('submitted')
      await releaseOverdue({ store, provider: null }, hours(48))
      expect(await status()).toBe('cancelled')
    })

    test('that waited for another date gets new time to pay', async () => {
      await confirmOrder(store, call(), null, testNow)
      await postponeOrder(store, call(), null, testNow)
      const to = { date: addDays(todayInHongKong(testNow), 20), slot: '12:30', fee: nothing }
      expect(await dateOrder(store, call(), to, hours(72))).toMatchObject({ ok: true })
      await releaseOverdue({ store, provider }, hours(95))
      expect((await stored()).status).toBe('confirmed')
      await releaseOverdue({ store, provider }, hours(96))
      expect((await stored()).status).toBe('cancelled')
    })

    test('is never released once money arrived, be it too little', async () => {
      await takePayment(store, call(), { method: 'fps', amount: 100 as Cents }, testNow)
      await releaseOverdue({ store, provider }, hours(80))
      expect((await stored()).status).toBe('submitted')
    })

    test('whose fee is not known has no deadline', async () => {
      await store.db.update(orders).set({ payBy: null, remindAt: null }).where(eq(orders.id, order.id))
      await releaseOverdue({ store, provider }, hours(200))
      expect(await trail()).toEqual(['place'])
    })
  })

  describe('a return by the provider', () => {
    test('is made once, however often the queue asks', async () => {
      const { payment, refund } = await cancelledCard()
      await Promise.all(Array.from({ length: 5 }, () => returnIt(refund.id)))
      expect(provider.refunded).toEqual([
        {
          ...{ refundId: refund.id, paymentId: payment.id, reference: order.reference },
          ...{ payment: payment.providerId, amount: payment.amount },
        },
      ])
      expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
      expect(await trail()).toEqual(['place', 'receive-payment', 'cancel', 'start-refund', 'refund'])
    })

    test('counts once when the provider reports it too, before or after', async () => {
      const { payment, refund } = await cancelledCard()
      const made = { providerId: `refund-${refund.id}`, amount: payment.amount, refundId: refund.id } as const
      await recordReturns(store, payment, [{ ...made, state: 'done' }], testNow)
      await returnIt(refund.id)
      await recordReturns(store, payment, [{ ...made, state: 'done' }], testNow)
      expect((await trail()).filter((verb) => verb === 'refund')).toHaveLength(1)
      expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
    })

    test('counts with what was sent, although the amount to send was reduced meanwhile', async () => {
      const payment = await openCard()
      await captured(payment)
      await cancelOrder(store, call(), 10_000 as Cents, testNow)
      const [asked] = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
      const byHand = { providerId: 'by-hand', amount: 5_000 as Cents, state: 'done', refundId: null } as const
      const slow: TestProvider = {
        ...provider,
        async refund(sent) {
          await recordReturns(store, payment, [byHand, byHand], testNow)
          return provider.refund(sent)
        },
      }
      await refundPayment({ store, ways: { provider: slow } }, { refundId: asked?.id ?? 0 }, testNow)
      expect(provider.refunded).toMatchObject([{ amount: order.total - 10_000 }])
      const rows = await store.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
      expect(rows.map(({ state, amount }) => [state, amount]).toSorted()).toEqual(
        [
          ['done', 5_000],
          ['done', order.total - 10_000],
        ].toSorted(),
      )
      const [paid] = await paymentsOf(store.db, order.id)
      expect(paid?.refunded).toBe(order.total - 5_000)
    })

    test('is tried again when the provider does not answer', async () => {
      const { refund } = await cancelledCard()
      provider.be('away')
      await expect(returnIt(refund.id)).rejects.toThrow(ProviderUnavailable)
      expect(await stored()).toMatchObject({ refundDue: order.total })
      provider.be('well')
      await returnIt(refund.id)
      expect(await stored()).toMatchObject({ refundDue: 0 })
    })

    test('is left to staff when the provider refuses, and not started again', async () => {
      const { refund } = await cancelledCard()
      provider.be('taken')
      await returnIt(refund.id)
      await giveUpRefund(store, refund.id, 'no answer', testNow)
      expect((await trail()).slice(-2)).toEqual(['start-refund', 'fail-refund'])
      const byHand = { amount: order.total, reference: 'FT 0002' }
      expect(await refundByHand(store, call(), byHand, testNow)).toMatchObject({ ok: true })
      expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundDue: 0 })
    })
  })

  test('refunds that exceed what was captured are refused by the database', async () => {
    const { payment } = await cancelledCard()
    await expect(
      store.db.execute(
        sql`insert into refunds (payment_id, amount, state, asked_at) values (${payment.id}, 1, 'asked', now())`,
      ),
    ).rejects.toThrow()
  })
})
