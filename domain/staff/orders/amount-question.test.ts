import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { type AmountEntry, amountQuestion } from './amount-question.ts'
import type { StaffMove } from './order-move.ts'

const settings = {
  zones: [
    {
      id: 'kowloon',
      name: { zh: '九龍', en: 'Kowloon' },
      fee: cents(15_000),
      specialDateFee: cents(18_000),
      note: { zh: '', en: '' },
    },
  ],
}
const unpaid = testSituation({ payments: [], total: cents(352_000) })
const pay = (amount: number): AmountEntry => ({ kind: 'pay', amount: cents(amount) })

test('the amount check asks about ten times the amount due, and about a part of it', () => {
  expect(amountQuestion(pay(3_520_000), unpaid, settings, null)).toEqual({
    asks: 'payment',
    amount: 3_520_000,
    expected: 352_000,
  })
  expect(amountQuestion(pay(100_000), unpaid, settings, null)).toMatchObject({ expected: 352_000 })
  expect(amountQuestion(pay(352_000), unpaid, settings, null)).toBeNull()
})

test('the amount check accepts an amount that the person confirmed', () => {
  const amounts = fc.integer({ min: 1, max: 9_000_000 })
  fc.assert(
    fc.property(amounts, amounts, (amount, sure) => {
      const isAsked = amountQuestion(pay(amount), unpaid, settings, cents(sure)) !== null
      expect(isAsked).toBe(amount !== 352_000 && amount !== sure)
    }),
  )
})

test('the amount check asks about a partial return by hand, and never about a refused amount', () => {
  const overpaid = testSituation({ total: cents(200_000), payments: [testPayment(250_000)] })
  const refund = (amount: number): AmountEntry => ({ kind: 'refund', amount: cents(amount) })
  expect(amountQuestion(refund(5_000), overpaid, settings, null)).toMatchObject({
    asks: 'return',
    expected: 50_000,
  })
  for (const amount of [50_000, 60_000, 0])
    expect(amountQuestion(refund(amount), overpaid, settings, null)).toBeNull()
})

test('the amount check asks if a grant differs from the amount requested of the owner', () => {
  const situation = testSituation({ refundAsked: cents(30_000) })
  const grant = (amount: number): AmountEntry => ({ kind: 'grant-refund', amount: cents(amount) })
  expect(amountQuestion(grant(3_000), situation, settings, null)).toMatchObject({
    asks: 'grant',
    expected: 30_000,
  })
  expect(amountQuestion(grant(30_000), situation, settings, null)).toBeNull()
  expect(amountQuestion(grant(3_000), testSituation(), settings, null)).toBeNull()
})

test('the amount check asks about a fee of 0, and about one above four times the shop’s highest', () => {
  const order = testSituation({ deliveryFee: null })
  const fee = (amount: number, kind: 'quote-fee' | 'confirm'): AmountEntry => ({ kind, fee: cents(amount) })
  for (const kind of ['quote-fee', 'confirm'] as const) {
    expect(amountQuestion(fee(72_001, kind), order, settings, null)).toMatchObject({ expected: 18_000 })
    expect(amountQuestion(fee(0, kind), order, settings, null)).toMatchObject({ asks: 'fee' })
    expect(amountQuestion(fee(72_000, kind), order, settings, null)).toBeNull()
  }
})

test('the amount check asks about every staff action with a typed amount', () => {
  const amount = cents(999_999)
  const order = testSituation({
    deliveryFee: null,
    refundAsked: cents(100),
    total: nothing,
    payments: [testPayment(9_999_999)],
  })
  const requests = [
    { kind: 'pay', method: 'fps', amount },
    { kind: 'refund', amount, transfer: 'FRN 7' },
    { kind: 'quote-fee', fee: amount },
    { kind: 'confirm', fee: amount },
  ] as const satisfies readonly StaffMove[]
  for (const move of requests) expect(amountQuestion(move, order, settings, null), move.kind).not.toBeNull()
})
