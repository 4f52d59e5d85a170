import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate, startOfDay } from '#domain/calendar.ts'
import { weatherKinds } from '#domain/delivery/weather.ts'
import { type Cents, cents } from '#domain/money.ts'
import { decideGrantRefund } from '#domain/payment/grant-refund.ts'
import { decideTakePayment } from '#domain/placed/money-decisions.ts'
import { quoteChange } from '#domain/placed/order-change.ts'
import type { Decision, OrderSituation } from '#domain/placed/order-situation.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import {
  decideConfirm,
  decidePostpone,
  decideQuoteFee,
  decideStaffCancel,
  decideStaffDate,
  decideStep,
} from '#domain/placed/staff-decisions.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { randomRuns } from '#tests/support/random-runs.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { refundByMove } from './given-back.ts'
import type { StaffMove } from './order-move.ts'

const settings = demoSettings()
const today = calendarDate('2026-11-25')
const now = new Date('2026-11-25T12:00:00+08:00')
const context = { settings, sets: [], promotionIds: [], now: startOfDay(today), today }

const amounts = fc.integer({ min: 0, max: 500_000 }).map(cents)
const moves: fc.Arbitrary<StaffMove> = fc.oneof(
  fc.constantFrom<StaffMove>(
    { kind: 'postpone' },
    { kind: 'reject' },
    { kind: 'keep-date' },
    { kind: 'confirm', fee: null },
    { kind: 'step', verb: 'prepare', evenUnpaid: true },
    { kind: 'step', verb: 'make-ready', evenUnpaid: false },
    { kind: 'step', verb: 'send-out', evenUnpaid: false },
  ),
  amounts.map((amount): StaffMove => ({ kind: 'pay', method: 'fps', amount })),
  amounts.map((keep): StaffMove => ({ kind: 'cancel', who: 'shop', keep })),
  amounts.map((fee): StaffMove => ({ kind: 'quote-fee', fee })),
  amounts.map((fee): StaffMove => ({ kind: 'confirm', fee })),
  amounts.map((amount): StaffMove => ({ kind: 'grant-refund', amount, key: 'k' })),
)
const orders = fc
  .record({
    status: fc.constantFrom(...orderStatuses),
    days: fc.integer({ min: -2, max: 40 }),
    total: amounts,
    received: amounts,
    isQuoted: fc.boolean(),
    waitingProofs: fc.constantFrom(0, 1),
    weather: fc.option(fc.constantFrom(...weatherKinds)),
    wasStopped: fc.boolean(),
  })
  .map(({ status, days, total, received, isQuoted, waitingProofs, weather, wasStopped }) =>
    testSituation({
      status,
      dueDate: addDays(today, days),
      total,
      payments: [testPayment(received)],
      deliveryFee: isQuoted ? null : cents(15_000),
      waitingProofs,
      weather,
      stoppedDay: wasStopped ? addDays(today, days - 1) : null,
    }),
  )

/** Null for a move that the order refuses. */
function after(move: StaffMove, order: OrderSituation): OrderSituation | null {
  const orderAfter = (decision: Decision) => (decision.ok ? { ...order, ...decision.value.set } : null)
  switch (move.kind) {
    case 'postpone':
      return orderAfter(decidePostpone(order, null))
    case 'reject':
      return orderAfter(decideStep('reject', order))
    case 'step':
      return orderAfter(decideStep(move.verb, order, move.evenUnpaid))
    case 'keep-date':
      return orderAfter(
        decideStaffDate(
          order,
          { date: order.dueDate, slot: order.slot, fee: cents(0) },
          { sets: [], exceeds: [] },
          settings,
          now,
        ),
      )
    case 'confirm':
      return orderAfter(decideConfirm(order, move.fee, settings, now))
    case 'quote-fee':
      return orderAfter(decideQuoteFee(order, move.fee, settings, now))
    case 'cancel':
      return orderAfter(decideStaffCancel(order, move.keep))
    case 'grant-refund':
      return orderAfter(decideGrantRefund(order, move.amount, false))
    case 'pay':
      return decideTakePayment(order, move.amount).ok
        ? { ...order, payments: [...order.payments, testPayment(move.amount, { id: 2 })] }
        : null
    default:
      throw new Error(`no such move here: ${move.kind}`)
  }
}

/** Once the waiting pictures are judged. */
function bestCancellation(order: OrderSituation): Cents {
  const changeQuote = quoteChange({ kind: 'cancel' }, { ...order, waitingProofs: 0 }, context)
  return changeQuote.ok ? changeQuote.value.toReturn : cents(0)
}

test('a staff action refunds no more than the terms allow plus the amount counted towards the limit', () => {
  fc.assert(
    fc.property(moves, orders, (move, order) => {
      const next = after(move, order)
      if (!next) return
      const newPayment = move.kind === 'pay' ? move.amount : 0
      const maxReturn = bestCancellation(order) + newPayment + refundByMove(move, order, today)
      const free = order.weather !== null || order.stoppedDay !== null
      if (!free) expect(bestCancellation(next)).toBeLessThanOrEqual(maxReturn)
    }),
    { numRuns: randomRuns(2_000) },
  )
})

test('postponing a day that the weather stopped counts nothing towards the limit', () => {
  const stoppedOrder = testSituation({ status: 'preparing', dueDate: today, weather: 'typhoon-8' })
  expect(refundByMove({ kind: 'postpone' }, stoppedOrder, today)).toBe(0)
  expect(refundByMove({ kind: 'postpone' }, { ...stoppedOrder, weather: null }, today)).toBe(246_340)
})
