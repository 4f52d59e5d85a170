import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { refundsToStart } from './refund.ts'

const start = new Date('2026-11-20T12:00:00+08:00').getTime()
const after = (minutes: number) => new Date(start + minutes * 60_000)

/** The payments follow each other, and their refunds are started. */
const situations = fc
  .record({
    total: fc.integer({ min: 0, max: 3_000 }),
    isOff: fc.boolean(),
    payments: fc.array(
      fc.record({ captured: fc.integer({ min: 1, max: 3_000 }), isTransfer: fc.boolean() }),
      {
        maxLength: 4,
      },
    ),
  })
  .map(({ total, isOff, payments }) => {
    const order = testSituation({
      total: cents(total),
      status: isOff ? 'cancelled' : 'confirmed',
      payments: payments.map(({ captured, isTransfer }, index) =>
        testPayment(captured, { id: index + 1, isTransfer, capturedAt: after(index) }),
      ),
    })
    const amountByPayment = new Map(refundsToStart(order).map(({ paymentId, amount }) => [paymentId, amount]))
    const paymentsAfter = order.payments.map((each) => ({
      ...each,
      pendingRefunds: amountByPayment.get(each.id) ?? cents(0),
    }))
    return { ...order, payments: paymentsAfter }
  })

test('a transfer that staff record causes no refund by the provider', () => {
  fc.assert(
    fc.property(situations, fc.integer({ min: 1, max: 3_000 }), (order, amount) => {
      const transfer = testPayment(amount, { id: 9, isTransfer: true, capturedAt: after(99) })
      expect(refundsToStart({ ...order, payments: [...order.payments, transfer] })).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('a card that paid a second time is refunded the excess', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (amount) => {
      const order = testSituation()
      const card = testPayment(amount, { id: 9, capturedAt: after(99) })
      const parts = refundsToStart({ ...order, payments: [...order.payments, card] })
      expect(parts).toEqual([{ paymentId: 9, amount }])
    }),
  )
})
