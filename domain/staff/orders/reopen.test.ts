import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { testSituation } from '#tests/support/orders/order-situation.ts'
import { decideReopen, mayReopen } from './reopen.ts'

const day = calendarDate('2026-12-11')

test('a driver corrects a hand-over on the day of the run, and run planners at any time', () => {
  const lastMinute = new Date('2026-12-11T23:59:00+08:00')
  const dayAfter = new Date('2026-12-12T00:00:00+08:00')
  expect(mayReopen(false, day, lastMinute)).toBe(true)
  expect(mayReopen(false, day, dayAfter)).toBe(false)
  expect(mayReopen(true, day, dayAfter)).toBe(true)
})

test('only a delivered order returns to the road', () => {
  for (const status of orderStatuses)
    expect([status, decideReopen(testSituation({ status }), false).ok]).toEqual([
      status,
      status === 'delivered',
    ])
  const deliveredOrder = testSituation({ status: 'delivered' })
  expect(decideReopen(deliveredOrder, false)).toEqual({
    ok: true,
    value: { set: { status: 'out-for-delivery' } },
  })
  expect(decideReopen(deliveredOrder, true)).toEqual({ ok: false, reason: 'status-not-allowed' })
})
