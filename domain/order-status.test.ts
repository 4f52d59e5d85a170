import { expect, test } from 'vitest'
import {
  canOrderBecome,
  canPaymentBecome,
  isFinal,
  nextOrderStatuses,
  orderStatuses,
} from './order-status.ts'

test('an order moves from submitted to completed, delivered or collected', () => {
  const delivered = [
    'submitted',
    'confirmed',
    'preparing',
    'ready',
    'out-for-delivery',
    'delivered',
    'completed',
  ] as const
  const collected = ['submitted', 'confirmed', 'preparing', 'ready', 'collected', 'completed'] as const
  for (const way of [delivered, collected]) {
    for (const [i, status] of way.slice(1).entries()) {
      expect(canOrderBecome(way[i] ?? 'completed', status)).toBe(true)
    }
  }
})

test('statuses cannot be skipped or undone, and final ones do not change', () => {
  expect(canOrderBecome('submitted', 'delivered')).toBe(false)
  expect(canOrderBecome('preparing', 'confirmed')).toBe(false)
  expect(orderStatuses.filter(isFinal)).toEqual(['completed', 'rejected', 'cancelled'])
})

test('every status is reachable', () => {
  const reached = new Set(Object.values(nextOrderStatuses).flat())
  expect(orderStatuses.filter((status) => !reached.has(status as never))).toEqual(['submitted'])
})

test('only a paid order can be refunded', () => {
  expect(canPaymentBecome('unpaid', 'refunded')).toBe(false)
  expect(canPaymentBecome('paid', 'part-refunded')).toBe(true)
  expect(canPaymentBecome('refunded', 'paid')).toBe(false)
})
