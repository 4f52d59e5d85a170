import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumOf } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { isCalledOff, orderStatuses } from '#domain/placed/order-status.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import {
  afterAllowance,
  decideAskRefund,
  decideGrantRefund,
  decideRefuseRefund,
  maxToGrant,
  outlookOf,
} from './grant-refund.ts'
import { balanceOf } from './payment-balance.ts'
import { refundsToStart, toReturnOf } from './refund.ts'

const amount = fc.integer({ min: 0, max: 300_000 }).map(cents)

const anyPayment = fc
  .record({
    captured: amount,
    refunded: amount,
    pendingRefunds: amount,
    isTransfer: fc.boolean(),
    refundFailed: fc.boolean(),
    capturedAt: fc.date({ noInvalidDate: true }),
  })
  .map(({ captured, refunded, pendingRefunds, ...rest }) => {
    const back = cents(Math.min(refunded, captured))
    return {
      captured,
      refunded: back,
      pendingRefunds: cents(Math.min(pendingRefunds, captured - back)),
      ...rest,
    }
  })

const anyOrder = fc
  .record({
    total: amount,
    allowance: amount,
    fee: amount,
    status: fc.constantFrom(...orderStatuses),
    payments: fc.array(anyPayment, { maxLength: 4 }),
  })
  .map(({ total, allowance, fee, status, payments }): OrderSituation => {
    const allPayments = payments.map((parts, index) =>
      testPayment(parts.captured, { ...parts, id: index + 1 }),
    )
    return testSituation({ total, allowance, status, payments: allPayments, cancellationFee: fee })
  })

const grantOf = (order: OrderSituation, back: number) => {
  const decision = decideGrantRefund(order, cents(back), true)
  if (!decision.ok) throw new Error(String(decision.reason))
  return { ...order, ...decision.value.set }
}

describe('a granted refund', () => {
  test('goes back by the provider, the last payment first', () => {
    const payments = [
      testPayment(100_000, { id: 1, capturedAt: new Date(1) }),
      testPayment(146_340, { id: 2, capturedAt: new Date(2) }),
    ]
    const after = grantOf(testSituation({ payments }), 150_000)
    expect(after).toMatchObject({ allowance: 150_000, total: 96_340 })
    expect(refundsToStart(after)).toEqual([
      { paymentId: 2, amount: 146_340 },
      { paymentId: 1, amount: 3_660 },
    ])
  })

  test('first lowers what an order still owes', () => {
    const order = testSituation({ payments: [testPayment(100_000)] })
    expect(outlookOf(order, cents(40_000))).toEqual({ byProvider: 0, byHand: 0, offDue: 40_000 })
    const after = grantOf(order, 40_000)
    expect(balanceOf(after, after.payments)).toMatchObject({ due: 106_340, excess: 0 })
    expect(refundsToStart(after)).toEqual([])
  })

  test('lowers the fee that the shop keeps of a cancelled order', () => {
    const order = testSituation({ status: 'cancelled', cancellationFee: cents(73_902) })
    const after = grantOf(order, 13_902)
    expect(after).toMatchObject({ cancellationFee: 60_000, total: order.total, allowance: 0 })
    expect(toReturnOf(after) - toReturnOf(order)).toBe(13_902)
  })

  test.each([0, -100, 0.5, Number.NaN])('is refused for the amount %s', (wrong) => {
    const invalid = { ok: false, reason: 'amount-invalid' }
    expect(decideGrantRefund(testSituation(), wrong as never, true)).toEqual(invalid)
    expect(decideAskRefund(testSituation(), wrong as never, null)).toEqual(invalid)
  })

  test('never exceeds what was received and is not already being returned', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 1_500_000 }).map(cents), (order, back) => {
        const most = maxToGrant(order)
        const { receivedAmount, excess } = balanceOf(order, order.payments)
        expect(most + excess).toBe(receivedAmount)
        const decision = decideGrantRefund(order, back, true)
        expect(decision.ok).toBe(back <= most)
        expect(decideAskRefund(order, back, null).ok).toBe(back <= most)
        if (!decision.ok) expect(decision.reason).toBe('more-than-received')
      }),
      { numRuns: 2_000 },
    )
  })

  test('equals the money returned plus the reduction of the amount due, and no amount falls below 0', () => {
    fc.assert(
      fc.property(anyOrder, fc.double({ min: 0, max: 1, noNaN: true }), (order, share) => {
        const most = maxToGrant(order)
        const back = Math.ceil(most * share)
        fc.pre(back > 0)
        const after = grantOf(order, back)
        expect(Math.min(after.total, after.allowance, after.cancellationFee)).toBeGreaterThanOrEqual(0)
        expect(after.total + after.allowance).toBe(order.total + order.allowance)
        const [was, is] = [order, after].map((each) => balanceOf(each, each.payments))
        if (!was || !is) throw new Error('no balance')
        expect(is.excess - was.excess + (was.due - is.due)).toBe(back)
        if (was.due >= back && !isCalledOff(order.status)) expect(is.excess).toBe(was.excess)
        const { byProvider, byHand, offDue } = outlookOf(order, cents(back))
        expect(byProvider + byHand + offDue).toBe(back)
        for (const { paymentId, amount: part } of refundsToStart(after)) {
          const payment = after.payments.find(({ id }) => id === paymentId)
          const remaining =
            (payment?.captured ?? 0) - (payment?.refunded ?? 0) - (payment?.pendingRefunds ?? 0)
          expect(part).toBeLessThanOrEqual(remaining)
        }
        expect(sumOf(refundsToStart(after).map((part) => part.amount))).toBeLessThanOrEqual(toReturnOf(after))
      }),
      { numRuns: 2_000 },
    )
  })

  test('answers a pending request only if every person with the right to grant it may', () => {
    const order = testSituation({ refundAsked: cents(200_000) })
    const set = (isAnswer: boolean) => {
      const decision = decideGrantRefund(order, cents(100), isAnswer)
      return decision.ok && decision.value.set
    }
    expect(set(true)).toMatchObject({ refundAsked: null })
    expect(set(false)).not.toHaveProperty('refundAsked')
    expect(decideRefuseRefund(order)).toEqual({
      ok: true,
      value: { set: { refundAsked: null }, amount: 200_000 },
    })
    expect(decideRefuseRefund(testSituation())).toEqual({ ok: false, reason: 'no-refund-asked' })
  })

  test('remains part of the order up to the price of the order', () => {
    expect(afterAllowance(100_000, cents(15_000))).toEqual({ allowance: 15_000, total: 85_000 })
    expect(afterAllowance(10_000, cents(15_000))).toEqual({ allowance: 10_000, total: 0 })
  })
})
