import { expect, test } from 'vitest'
import {
  canOrderBecome,
  canPaymentBecome,
  nextOrderStatuses,
  type OrderStatus,
  orderStatuses,
  statusOnNewDate,
} from './order-status.ts'

test('an order moves from submitted to completed, delivered or collected', () => {
  const deliverySteps = [
    'submitted',
    'confirmed',
    'preparing',
    'ready',
    'out-for-delivery',
    'delivered',
    'completed',
  ] as const
  const pickupSteps = ['submitted', 'confirmed', 'preparing', 'ready', 'collected', 'completed'] as const
  for (const way of [deliverySteps, pickupSteps]) {
    for (const [i, status] of way.slice(1).entries()) {
      expect(canOrderBecome(way[i] ?? 'completed', status)).toBe(true)
    }
  }
})

test('statuses cannot be skipped or undone, and final ones do not change', () => {
  expect(canOrderBecome('submitted', 'delivered')).toBe(false)
  expect(canOrderBecome('preparing', 'confirmed')).toBe(false)
  const isFinal = (status: OrderStatus) => nextOrderStatuses[status].length === 0
  expect(orderStatuses.filter(isFinal)).toEqual(['completed', 'rejected', 'cancelled'])
})

test('every status is reachable', () => {
  const reachable = new Set(Object.values(nextOrderStatuses).flat())
  expect(orderStatuses.filter((status) => !reachable.has(status as never))).toEqual(['submitted'])
})

test('an order with a refund never becomes unpaid again', () => {
  const refundStatuses = ['part-refunded', 'refunded'] as const
  for (const status of refundStatuses) expect(canPaymentBecome(status, 'unpaid')).toBe(false)
  expect(canPaymentBecome('paid', 'part-refunded')).toBe(true)
  expect(canPaymentBecome('paid', 'proof-submitted')).toBe(false)
})

test('a new date confirms a postponed order, and changes no other status', () => {
  expect(statusOnNewDate('postponed')).toBe('confirmed')
  const others = orderStatuses.filter((status) => status !== 'postponed')
  expect(others.map(statusOnNewDate)).toEqual(others)
})
