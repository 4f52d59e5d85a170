import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { balanceOf } from './payment-balance.ts'

const payment = (capturedAmount: number, refunded = 0) => ({
  captured: cents(capturedAmount),
  refunded: cents(refunded),
})
const order = (total: number, status: (typeof orderStatuses)[number] = 'submitted') => ({
  total: cents(total),
  allowance: cents(0),
  status,
  cancellationFee: cents(0),
})

describe('the balance of an order', () => {
  test('is part refunded once a granted refund was returned, and paid until then', () => {
    const orderWithRefund = { ...order(850), allowance: cents(150) }
    expect(balanceOf(orderWithRefund, [payment(1000)])).toMatchObject({ excess: 150, due: 0, status: 'paid' })
    expect(balanceOf(orderWithRefund, [payment(1000, 150)])).toMatchObject({
      excess: 0,
      status: 'part-refunded',
    })
    // A double payment whose second part was refunded.
    expect(balanceOf(orderWithRefund, [payment(2000, 1000)])).toMatchObject({ excess: 150, status: 'paid' })
    expect(
      balanceOf({ ...orderWithRefund, total: cents(0), allowance: cents(1000) }, [payment(1000, 1000)]),
    ).toMatchObject({
      status: 'refunded',
    })
  })

  test('is the whole total before any payment', () => {
    expect(balanceOf(order(1000), [])).toEqual({ receivedAmount: 0, due: 1000, excess: 0, status: 'unpaid' })
    expect(balanceOf(order(1000), [payment(0)])).toMatchObject({ due: 1000, status: 'unpaid' })
  })

  test('asks for the rest of a payment that was too small', () => {
    expect(balanceOf(order(1000), [payment(600)])).toEqual({
      receivedAmount: 600,
      due: 400,
      excess: 0,
      status: 'part-paid',
    })
  })

  test('counts a second payment as an excess, and the order stays paid after its return', () => {
    expect(balanceOf(order(1000), [payment(1000), payment(1000)])).toMatchObject({
      due: 0,
      excess: 1000,
      status: 'paid',
    })
    expect(balanceOf(order(1000), [payment(1000), payment(1000, 1000)])).toMatchObject({
      due: 0,
      excess: 0,
      status: 'paid',
    })
  })

  test.each(['cancelled', 'rejected'] as const)('returns everything of an order that is %s', (status) => {
    expect(balanceOf(order(1000, status), [payment(1000)])).toMatchObject({
      due: 0,
      excess: 1000,
      status: 'paid',
    })
    expect(balanceOf(order(1000, status), [payment(1000, 400)])).toMatchObject({
      excess: 600,
      status: 'part-refunded',
    })
    expect(balanceOf(order(1000, status), [payment(1000, 1000)])).toMatchObject({
      excess: 0,
      status: 'refunded',
    })
  })

  test('never has both an amount due and an excess, and received, due and excess add up', () => {
    const anyPayment = fc
      .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }))
      .map(([captured, refunded]) => payment(captured, Math.min(captured, refunded)))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...orderStatuses),
        fc.array(anyPayment, { maxLength: 6 }),
        (total, status, payments) => {
          const { receivedAmount, due, excess } = balanceOf(order(total, status), payments)
          const owedTotal = status === 'cancelled' || status === 'rejected' ? 0 : total
          expect(Math.min(due, excess)).toBe(0)
          expect(receivedAmount + due - excess).toBe(owedTotal)
        },
      ),
    )
  })
})
