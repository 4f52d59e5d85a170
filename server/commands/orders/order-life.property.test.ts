import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import { canOrderBecome, canPaymentBecome, isCalledOff } from '#domain/placed/order-status.ts'
import { recordPayment } from '#server/commands/payments/record-payment.ts'
import { recordReturns } from '#server/commands/payments/record-returns.ts'
import { giveUpRefund, refundPayment } from '#server/commands/payments/refund-payment.ts'
import { startPayment } from '#server/commands/payments/start-payment.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { type Happening, happenings, quartersOf } from '#tests/support/orders/order-happenings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { testAccounts, testProvider } from '#tests/support/orders/payment-ways.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { randomRuns } from '#tests/support/random-runs.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { confirmChange, priceChange } from './customer-change.ts'
import { askRefund, grantRefund, refuseRefund } from './grant-refund.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { releaseOverdue } from './release-overdue.ts'
import * as staff from './staff-commands.ts'

const store = setUpStore()

const ways = { accounts: testAccounts, provider: testProvider(), isPractice: false }
const returnUrl = (reference: string) => `https://caterer.example/api/orders/${reference}/return`
const muchLater = new Date(testNow.getTime() + 40 * 3_600_000)

async function place(): Promise<PlacedOrder> {
  const input = orderInput(await store.content(), testNow)
  return placedOrder(store, input, testNow)
}

async function change({ reference, token: key }: PlacedOrder, request: RequestedChange): Promise<void> {
  const changePrice = await priceChange(store, { reference, key }, request, testNow)
  if (!changePrice.ok) return
  const { version, totalAfter, toReturn } = changePrice.value
  const confirmedChange = { change: request, version, expected: { totalAfter, toReturn } }
  await confirmChange({ store, provider: ways.provider }, { reference, key }, confirmedChange, testNow)
}

async function hear(
  order: PlacedOrder,
  { update, which, part }: Extract<Happening, { kind: 'hear' }>,
): Promise<void> {
  const payment = (await paymentsOf(store.db, order.id))[which]
  if (payment?.provider !== 'practice') return
  const amount = cents(quartersOf(order.total, part))
  if (update === 'refunded') return returnAtProvider(payment, amount)
  const notice: PaymentUpdate = update === 'captured' ? { kind: update, amount } : { kind: update }
  const { reference } = order
  const event = { eventId: randomUUID(), paymentId: payment.id, reference, update: notice }
  await Promise.all([event, event].map((each) => recordPayment(store, 'practice', each, testNow)))
}

async function returnAtProvider(payment: StoredPayment, amount: Cents): Promise<void> {
  const { providerId } = payment
  if (providerId === null) return
  const returns = ways.provider.returns.get(providerId) ?? []
  const returnedAmount = returns
    .filter(({ state }) => state === 'done')
    .reduce((sum, one) => sum + one.amount, 0)
  const remaining = payment.captured - returnedAmount
  if (remaining <= 0) return
  const part = cents(Math.min(amount, remaining))
  const refund = {
    providerId: `by-hand-${randomUUID()}`,
    amount: part,
    state: 'done',
    refundId: null,
  } as const
  const failedRefund = { ...refund, state: 'failed' } as const
  ways.provider.returns.set(providerId, [...returns, part % 2 === 0 ? refund : failedRefund])
  await Promise.all(
    [[...returns, refund], [refund]].map((list) => recordReturns(store, payment, list, testNow)),
  )
  if (part % 2 !== 0) await recordReturns(store, payment, [failedRefund], testNow)
}

async function answerRefund(order: PlacedOrder, isDone: boolean, which: number): Promise<void> {
  const request = (await refundsOf(order.id)).filter(({ state }) => state === 'asked')[which]
  if (!request) return
  if (isDone) await refundPayment({ store, ways }, { refundId: request.id }, testNow)
  else await giveUpRefund(store, request.id, 'refused', testNow)
}

async function refundsOf(orderId: number) {
  const ofPayment = (await paymentsOf(store.db, orderId)).map(({ id }) => id)
  return (await store.db.select().from(refunds)).filter(({ paymentId }) => ofPayment.includes(paymentId))
}

async function happen(order: PlacedOrder, happening: Happening): Promise<void> {
  const call = { orderId: order.id, expectedVersion: null, by: 'staff', note: '' }
  const { reference, token: key } = order
  switch (happening.kind) {
    case 'start-card':
      await startPayment({ store, ways, returnUrl }, { reference, key, method: 'card', lang: 'en' }, testNow)
      return
    case 'hear':
      return hear(order, happening)
    case 'take-payment': {
      const amount = cents(quartersOf(order.total, happening.part))
      await staff.takePayment(store, call, { method: 'fps', amount }, testNow)
      return
    }
    case 'refund-answer':
      return answerRefund(order, happening.isDone, happening.which)
    case 'take-back': {
      const amount = cents(quartersOf(order.total, happening.part))
      await takeBackPayment(store, call, { amount }, testNow)
      return
    }
    case 'refund-by-hand': {
      const [row] = await store.db.select().from(orders).where(eq(orders.id, order.id))
      const amount = cents(quartersOf(row?.refundDue ?? 0, happening.part))
      await staff.refundByHand(store, call, { amount, reference: 'FT' }, testNow)
      return
    }
    case 'confirm':
      await staff.confirmOrder(store, call, null, testNow)
      return
    case 'postpone':
      await staff.postponeOrder(store, call, null, testNow)
      return
    case 'release':
      await releaseOverdue({ store, provider: ways.provider }, muchLater)
      return
    case 'staff-cancel':
      await staff.cancelOrder(store, call, cents(quartersOf(order.total, happening.part)), testNow)
      return
    case 'grant-refund': {
      const amount = cents(quartersOf(order.total, happening.part))
      const grant = { amount, key: randomUUID() }
      await grantRefund(store, { ...call, mayAnswerAsks: happening.isAnswer }, grant, testNow)
      return
    }
    case 'ask-refund':
      await askRefund(store, call, cents(quartersOf(order.total, happening.part)), testNow)
      return
    case 'refuse-refund':
      await refuseRefund(store, call, testNow)
      return
    case 'customer-cancel':
      return change(order, { kind: 'cancel' })
    case 'customer-date':
      return change(order, {
        kind: 'date',
        date: addDays(todayInHongKong(testNow), happening.days),
        slot: '18:00',
      })
    case 'customer-slot':
      return change(order, { kind: 'slot', slot: happening.slot })
    default:
      await staff.moveOrder(store, call, happening.kind, testNow)
  }
}

async function expectLegal(id: number): Promise<void> {
  const order = await storedOrder(store, { id })
  const payments = await paymentsOf(store.db, id)
  const refunds = await refundsOf(id)
  for (const payment of payments) {
    const ofPayment = refunds.filter(
      ({ paymentId, state }) => paymentId === payment.id && state !== 'failed' && state !== 'dropped',
    )
    const amount = ofPayment.reduce((sum, one) => sum + one.amount, 0)
    expect(amount).toBeLessThanOrEqual(payment.captured)
    expect(payment.refunded).toBeLessThanOrEqual(payment.captured)
  }
  const balance = balanceOf(order, payments)
  expect(order).toMatchObject({ paymentStatus: balance.status, refundDue: balance.excess })
  expect(order.overpaid).toBeLessThanOrEqual(balance.excess)
  const grants = order.events.filter(({ verb, status }) => verb === 'grant-refund' && !isCalledOff(status))
  expect(order.allowance).toBe(grants.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
  expect(Math.min(order.total, order.cancellationFee)).toBeGreaterThanOrEqual(0)
  for (const [index, event] of order.events.entries()) {
    const before = order.events[index - 1]
    if (!before) continue
    expect([event.statusBefore, event.paymentStatusBefore]).toEqual([before.status, before.paymentStatus])
    if (event.status !== before.status) expect(canOrderBecome(before.status, event.status)).toBe(true)
    if (event.paymentStatus !== before.paymentStatus)
      expect(canPaymentBecome(before.paymentStatus, event.paymentStatus)).toBe(true)
  }
  expect(order.events.at(-1)).toMatchObject({ status: order.status, paymentStatus: order.paymentStatus })
}

const lives = randomRuns(40)
/** Far longer than a run takes. */
const maxLifeMs = 3_000

test('any events on stored orders, in sequence or at once, leave money and status valid', {
  timeout: lives * maxLifeMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(happenings, fc.integer({ min: 1, max: 4 }), async (all, atOnce) => {
      const order = await place()
      for (let next = 0; next < all.length; next += atOnce)
        await Promise.all(all.slice(next, next + atOnce).map((happening) => happen(order, happening)))
      await expectLegal(order.id)
    }),
    { numRuns: lives },
  )
})

test('fifty submits at once make one order, and fifty clicks on pay one payment', async () => {
  const input = orderInput(await store.content(), testNow)
  const results = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder({ store, randomBytes }, input, testNow)),
  )
  const ids = new Set(results.map((result) => result.ok && result.value.id))
  expect(ids.size).toBe(1)
  const [first] = results
  if (!first?.ok) throw new Error('no order')
  const { id, reference, token: key } = first.value
  const request = { reference, key, method: 'card', lang: 'en' } as const
  await Promise.all(
    Array.from({ length: 50 }, () => startPayment({ store, ways, returnUrl }, request, testNow)),
  )
  expect(await paymentsOf(store.db, id)).toHaveLength(1)
})
