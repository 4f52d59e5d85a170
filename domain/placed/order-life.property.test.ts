import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate, startOfDay } from '#domain/calendar.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import {
  decideAskRefund,
  decideGrantRefund,
  decideRefuseRefund,
  maxToGrant,
} from '#domain/payment/grant-refund.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { afterUpdate, type PaymentSituation, type PaymentUpdate } from '#domain/payment/payment-update.ts'
import { refundsByHand, toReturnOf } from '#domain/payment/refund.ts'
import { type Happening, happenings, quartersOf } from '#tests/support/orders/order-happenings.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { randomRuns } from '#tests/support/random-runs.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { decideTakeBack, decideTakePayment } from './money-decisions.ts'
import { quoteChange, type RequestedChange } from './order-change.ts'
import type { Decision, OrderSituation, PaymentOfOrder } from './order-situation.ts'
import { canOrderBecome, canPaymentBecome, isCalledOff } from './order-status.ts'
import { settledOrder } from './settled-order.ts'
import {
  decideConfirm,
  decidePostpone,
  decideRelease,
  decideStaffCancel,
  decideStep,
} from './staff-decisions.ts'

const settings = demoSettings()
const today = calendarDate('2026-11-25')
const now = new Date('2026-11-25T12:00:00+08:00')
const context = { settings, sets: [], promotionIds: [], now: startOfDay(today), today }

interface World {
  readonly order: OrderSituation
  /** The states follow the order of the payments. */
  readonly states: readonly PaymentSituation['state'][]
}

const start: World = {
  order: testSituation({
    status: 'submitted',
    paymentStatus: 'unpaid',
    payments: [],
    payBy: new Date('2026-11-24T12:00:00+08:00'),
  }),
  states: [],
}

/** A refused event leaves the world unchanged. */
function after(world: World, happening: Happening): World {
  const { order } = world
  const worldAfter = (decision: Decision): World =>
    decision.ok ? settle({ ...world, order: { ...order, ...decision.value.set } }) : world
  const applyChange = (change: RequestedChange): World => {
    const changeQuote = quoteChange(change, order, context)
    return changeQuote.ok ? settle({ ...world, order: { ...order, ...changeQuote.value.set } }) : world
  }
  switch (happening.kind) {
    case 'start-card':
      return withPayment(world, testPayment(0, { id: order.payments.length }), 'started')
    case 'hear':
      return listener(world, happening)
    case 'take-payment': {
      const amount = cents(quartersOf(order.total, happening.part))
      if (!decideTakePayment(order, amount).ok) return world
      const payment = testPayment(amount, {
        id: order.payments.length,
        isTransfer: true,
        capturedAt: now,
      })
      return settle(withPayment(world, payment, 'captured'))
    }
    case 'take-back': {
      const worldAfter = decideTakeBack(
        order,
        { amount: cents(quartersOf(order.total, happening.part)) },
        settings,
        now,
      )
      if (!worldAfter.ok) return world
      const { paymentId, set } = worldAfter.value
      const payment = order.payments[paymentId]
      if (!payment) throw new Error('a payment that is not there was taken back')
      const items = { ...payment, captured: nothing, capturedAt: null }
      const next = replacePayment(world, paymentId, items)
      return settle({ ...next, order: { ...next.order, ...set } })
    }
    case 'refund-answer': {
      const payment = order.payments[happening.which]
      if (!payment || payment.pendingRefunds === 0) return world
      const { pendingRefunds, refunded } = payment
      const refundChange = happening.isDone
        ? { refunded: cents(Math.max(refunded, Math.min(payment.captured, refunded + pendingRefunds))) }
        : { refundFailed: true }
      return settle(
        replacePayment(world, happening.which, { ...payment, pendingRefunds: nothing, ...refundChange }),
      )
    }
    case 'refund-by-hand':
      return byHand(world, cents(quartersOf(toReturnOf(order), happening.part)))
    case 'confirm':
      return worldAfter(decideConfirm(order, null, settings, now))
    case 'postpone':
      return worldAfter(decidePostpone(order, null))
    case 'release':
      return worldAfter(decideRelease(order, now))
    case 'staff-cancel':
      return worldAfter(
        decideStaffCancel(
          order,
          cents(quartersOf(balanceOf(order, order.payments).receivedAmount, happening.part)),
        ),
      )
    case 'grant-refund':
      return worldAfter(
        decideGrantRefund(order, cents(quartersOf(maxToGrant(order), happening.part)), happening.isAnswer),
      )
    case 'ask-refund':
      return worldAfter(decideAskRefund(order, cents(quartersOf(maxToGrant(order), happening.part)), null))
    case 'refuse-refund':
      return worldAfter(decideRefuseRefund(order))
    case 'customer-cancel':
      return applyChange({ kind: 'cancel' })
    case 'customer-date':
      return applyChange({ kind: 'date', date: addDays(today, happening.days), slot: '18:00' })
    case 'customer-slot':
      return applyChange({ kind: 'slot', slot: happening.slot })
    default:
      return worldAfter(decideStep(happening.kind, order))
  }
}

function listener(world: World, { update, which, part }: Extract<Happening, { kind: 'hear' }>): World {
  const payment = world.order.payments[which]
  const state = world.states[which]
  if (!payment || !state || payment.isTransfer) return world
  const amount = cents(quartersOf(world.order.total, part))
  // Providers return at most what they captured.
  if (update === 'refunded') {
    const refundedAmount = cents(
      Math.min(payment.refunded + amount, payment.captured - payment.pendingRefunds),
    )
    return refundedAmount > payment.refunded
      ? settle(replacePayment(world, which, { ...payment, refunded: refundedAmount }))
      : world
  }
  const event: PaymentUpdate = update === 'captured' ? { kind: update, amount } : { kind: update }
  const after = afterUpdate({ captured: payment.captured, state }, event)
  const capturedAt = after.captured > payment.captured ? now : payment.capturedAt
  const states = world.states.with(which, after.state)
  return settle({
    ...replacePayment(world, which, { ...payment, captured: after.captured, capturedAt }),
    states,
  })
}

function byHand(world: World, amount: Cents): World {
  const parts = refundsByHand(world.order, amount) ?? []
  return settle(
    parts.reduce((next, { paymentId, amount: refundAmount }) => {
      const payment = next.order.payments[paymentId]
      return payment
        ? replacePayment(next, paymentId, { ...payment, refunded: cents(payment.refunded + refundAmount) })
        : next
    }, world),
  )
}

function withPayment(
  { order, states }: World,
  payment: PaymentOfOrder,
  state: PaymentSituation['state'],
): World {
  return { order: { ...order, payments: [...order.payments, payment] }, states: [...states, state] }
}

function replacePayment(world: World, index: number, payment: PaymentOfOrder): World {
  return { ...world, order: { ...world.order, payments: world.order.payments.with(index, payment) } }
}

/** The database does the same after each change (write-change.ts). */
function settle(world: World): World {
  const { paymentStatus, due, refunds } = settledOrder(world.order)
  const payments = world.order.payments.map((payment) => {
    const refundAmounts = refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ amount }) => amount)
    return { ...payment, pendingRefunds: sumOf([payment.pendingRefunds, ...refundAmounts]) }
  })
  const deadline = due === 0 ? { payBy: null, remindAt: null } : {}
  return { ...world, order: { ...world.order, ...deadline, payments, paymentStatus } }
}

function expectLegalStep(before: OrderSituation, order: OrderSituation): void {
  if (order.status !== before.status) expect(canOrderBecome(before.status, order.status)).toBe(true)
  if (order.paymentStatus !== before.paymentStatus)
    expect([
      before.paymentStatus,
      order.paymentStatus,
      canPaymentBecome(before.paymentStatus, order.paymentStatus),
    ]).toEqual([before.paymentStatus, order.paymentStatus, true])
}

/** @param isTakenBack true if a booking was undone, after which the kitchen may cook unpaid */
function expectLegalMoney(order: OrderSituation, isTakenBack: boolean): void {
  for (const { captured, refunded, pendingRefunds } of order.payments) {
    expect(Math.min(captured, refunded, pendingRefunds)).toBeGreaterThanOrEqual(0)
    expect(refunded + pendingRefunds).toBeLessThanOrEqual(captured)
  }
  const { receivedAmount, due, excess } = balanceOf(order, order.payments)
  expect(Math.min(due, excess)).toBe(0)
  const { total, allowance, changeFee, deliveryFee } = order
  expect(total + allowance - changeFee - (deliveryFee ?? 0)).toBe(246_340 - 15_000)
  expect(Math.min(total, allowance)).toBeGreaterThanOrEqual(0)
  if (isCalledOff(order.status)) expect(due).toBe(0)
  // A complete refund leaves nothing to pay.
  if (order.status === 'preparing' && !isTakenBack && total > 0) expect(receivedAmount).toBeGreaterThan(0)
  expect(order.cancellationFee === 0 || order.status === 'cancelled').toBe(true)
}

/** A grant lowers the customer's cost, and refunds never exceed payments. */
function expectGrant(before: OrderSituation, order: OrderSituation): void {
  const worth = ({ status, total, cancellationFee }: OrderSituation) =>
    isCalledOff(status) ? cancellationFee : total
  const balance = balanceOf(before, before.payments)
  const after = balanceOf(order, order.payments)
  const amount = isCalledOff(before.status)
    ? balance.receivedAmount - balance.excess - order.cancellationFee
    : order.allowance - before.allowance
  expect(amount).toBeGreaterThan(0)
  expect(amount).toBeLessThanOrEqual(balance.receivedAmount)
  expect(worth(order)).toBeGreaterThanOrEqual(0)
  expect(worth(order)).toBeLessThan(Math.max(worth(before), 1))
  if (isCalledOff(before.status)) expect(after.excess - balance.excess).toBe(amount)
  else expect(after.excess - balance.excess + (balance.due - after.due)).toBe(amount)
  expect(after.receivedAmount).toBe(balance.receivedAmount)
}

const runs = randomRuns(4_000)

test('any sequence of events leaves money and status valid and refunds everything due', () => {
  let calledOff = 0
  let grantCount = 0
  fc.assert(
    fc.property(happenings, (all) => {
      let world = start
      let isTakenBack = false
      for (const happening of all) {
        const next = after(world, happening)
        isTakenBack ||= happening.kind === 'take-back' && next !== world
        expectLegalStep(world.order, next.order)
        expectLegalMoney(next.order, isTakenBack)
        if (happening.kind === 'grant-refund' && next !== world) {
          expectGrant(world.order, next.order)
          grantCount += 1
        }
        if (happening.kind === 'release' && next.order.status !== world.order.status)
          expect(balanceOf(world.order, world.order.payments).receivedAmount).toBe(0)
        world = next
      }
      for (const which of world.order.payments.keys())
        world = after(world, { kind: 'refund-answer', isDone: true, which })
      world = byHand(world, toReturnOf(world.order))
      expect(balanceOf(world.order, world.order.payments).excess).toBe(0)
      if (isCalledOff(world.order.status)) calledOff += 1
    }),
    { numRuns: runs },
  )
  expect(calledOff).toBeGreaterThan(runs / 20)
  expect(grantCount).toBeGreaterThan(runs / 80)
})
