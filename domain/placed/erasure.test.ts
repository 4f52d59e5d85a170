import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { type ErasureState, erasureHindrance, knownFrom } from './erasure.ts'
import { orderStatuses } from './order-status.ts'

const today = calendarDate('2026-11-23')
const completedOrder: ErasureState = {
  status: 'completed',
  paymentStatus: 'paid',
  dueDate: addDays(today, -1),
  total: cents(1_000_00),
  refundDue: nothing,
  isBeingPaid: false,
  isBeingRefunded: false,
}

describe('erasing the customer of an order', () => {
  test('waits while the shop has work to do for it', () => {
    const of = (parts: Partial<ErasureState>) => erasureHindrance({ ...completedOrder, ...parts }, today)
    expect(of({})).toBeNull()
    expect(of({ dueDate: today })).toBe('to-come')
    expect(of({ status: 'preparing' })).toBe('open')
    expect(of({ status: 'postponed' })).toBe('open')
    expect(of({ paymentStatus: 'part-paid' })).toBe('unpaid')
    expect(of({ isBeingPaid: true })).toBe('being-paid')
    expect(of({ isBeingRefunded: true })).toBe('refund-open')
    expect(of({ refundDue: cents(1) })).toBe('refund-open')
  })

  test('needs no payment for an order that was cancelled or cost nothing', () => {
    const unpaid = { ...completedOrder, paymentStatus: 'unpaid' } as const
    expect(erasureHindrance({ ...unpaid, status: 'cancelled', dueDate: addDays(today, 9) }, today)).toBeNull()
    expect(erasureHindrance({ ...unpaid, total: nothing }, today)).toBeNull()
  })

  test('is possible only in the final statuses of an order', () => {
    const free = orderStatuses.filter(
      (status) => erasureHindrance({ ...completedOrder, status }, today) === null,
    )
    expect(free).toEqual(['delivered', 'collected', 'completed', 'rejected', 'cancelled'])
  })
})

describe('the retention of customer data', () => {
  test('is counted in calendar months, to the last day of a shorter month', () => {
    expect(knownFrom(calendarDate('2026-11-23'), 24)).toBe('2024-11-23')
    expect(knownFrom(calendarDate('2026-03-31'), 1)).toBe('2026-02-28')
    expect(knownFrom(calendarDate('2028-03-30'), 1)).toBe('2028-02-29')
    expect(knownFrom(calendarDate('2026-01-15'), 2)).toBe('2025-11-15')
  })

  test('never ends earlier as days pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 84 }), (days, months) => {
        const day = addDays(today, days)
        expect(knownFrom(addDays(day, 1), months) >= knownFrom(day, months)).toBe(true)
        expect(knownFrom(day, months) < day).toBe(true)
      }),
    )
  })
})
