import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { overpaidAfter } from './overpaid.ts'
import { balanceOf } from './payment-balance.ts'

const unpaid = testSituation({ payments: [], paymentStatus: 'unpaid' })
const after = (before: OrderSituation, change: Partial<OrderSituation>): OrderSituation => {
  const order = { ...before, ...change }
  return { ...order, overpaid: overpaidAfter(before, order) }
}
const pay = (order: OrderSituation, amount: number) =>
  after(order, { payments: [...order.payments, testPayment(amount, { id: order.payments.length })] })
const costs = (order: OrderSituation, total: number) => after(order, { total: cents(total) })
/** The first payments are refunded first. */
function refund(order: OrderSituation, amount: number): OrderSituation {
  let remaining = amount
  const payments = order.payments.map((payment) => {
    const part = Math.min(remaining, payment.captured - payment.refunded)
    remaining -= part
    return { ...payment, refunded: cents(payment.refunded + part) }
  })
  return after(order, { payments })
}
const balance = (order: OrderSituation) => balanceOf(order, order.payments)

test('a second payment is overpaid, until it is returned', () => {
  const twice = pay(pay(unpaid, unpaid.total), unpaid.total)
  expect(twice.overpaid).toBe(unpaid.total)
  expect(refund(twice, 1_000).overpaid).toBe(unpaid.total - 1_000)
  expect(refund(twice, unpaid.total).overpaid).toBe(0)
})

test('the part of a payment that exceeds the amount due is overpaid', () => {
  expect(pay(pay(unpaid, 100_000), unpaid.total).overpaid).toBe(100_000)
})

test('an excess caused by a change is not overpaid, however small a payment was', () => {
  const inParts = pay(pay(unpaid, 10_000), unpaid.total - 10_000)
  const cheaper = costs(inParts, unpaid.total - 15_000)
  expect(balance(cheaper).excess).toBe(15_000)
  expect(cheaper.overpaid).toBe(0)
})

test('only payments beyond the amount due count as overpaid, whatever changes and refunds follow', () => {
  const step = fc.record({
    kind: fc.constantFrom('pay', 'pay-again', 'change', 'return'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let order = unpaid
      let more = 0
      for (const { kind, share } of steps) {
        const { due, excess } = balance(order)
        const part = (amount: number) => Math.ceil(amount * share)
        if (kind === 'pay' && part(due) > 0) order = pay(order, part(due))
        if (kind === 'pay-again' && due === 0) {
          more += 1 + part(100_000)
          order = pay(order, 1 + part(100_000))
        }
        if (kind === 'change') order = costs(order, part(400_000))
        if (kind === 'return') order = refund(order, part(excess))
        expect(order.overpaid).toBeLessThanOrEqual(Math.min(more, balance(order).excess))
        expect(order.overpaid).toBeGreaterThanOrEqual(0)
        if (!steps.some((each) => each.kind === 'change' || each.kind === 'return'))
          expect(order.overpaid).toBe(more)
      }
    }),
    { numRuns: 2_000 },
  )
})
