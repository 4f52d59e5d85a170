import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { newDeadline, paymentDeadline } from './payment-deadline.ts'

const settings = { leadDays: 3, leadSeasons: [], payWithinHours: 24 }
const deadline = (from: string, due: string) =>
  paymentDeadline(new Date(from), calendarDate(due), settings).payBy.toISOString()

test('an order must be paid within a day', () => {
  expect(deadline('2026-11-22T16:30:00+08:00', '2026-12-12')).toBe('2026-11-23T08:30:00.000Z')
})

test('an order for the earliest possible day must be paid by midnight', () => {
  expect(deadline('2026-12-09T16:30:00+08:00', '2026-12-12')).toBe('2026-12-09T16:00:00.000Z')
})

test('an order placed in the last possible minute has an hour to pay', () => {
  expect(deadline('2026-12-09T23:59:00+08:00', '2026-12-12')).toBe('2026-12-09T16:59:00.000Z')
})

test('an order in a season with a longer lead time is due earlier', () => {
  const busy = { ...settings, leadSeasons: [{ from: '12-10', to: '12-31', days: 7 }] }
  const { payBy } = paymentDeadline(new Date('2026-12-03T20:00:00+08:00'), calendarDate('2026-12-10'), busy)
  expect(payBy.toISOString()).toBe('2026-12-03T16:00:00.000Z')
})

test.each([
  ['2026-11-22T22:00:00+08:00', '2026-11-24', '2026-11-23T12:00:00+08:00'],
  ['2026-11-23T22:00:00+08:00', '2026-11-24', '2026-11-24T00:00:00+08:00'],
  ['2026-11-24T08:00:00+08:00', '2026-11-24', '2026-11-24T09:00:00+08:00'],
  ['2026-11-22T22:00:00+08:00', '2026-12-24', '2026-11-23T22:00:00+08:00'],
])('a payment requested again at %s for %s is due by %s', (now, due, payBy) => {
  const match = newDeadline({ paysLater: false }, calendarDate(due), settings, new Date(now))
  expect(match.payBy).toEqual(new Date(payBy))
})

test('the payment deadline is at least an hour away, within the settings, and after the reminder', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2030-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.integer({ min: 3, max: 90 }),
      fc.integer({ min: 2, max: 96 }),
      (from, ahead, payWithinHours) => {
        const due = addDays(todayInHongKong(from), ahead)
        const { payBy, remindAt } = paymentDeadline(from, due, { ...settings, payWithinHours })
        const hours = (payBy.getTime() - from.getTime()) / 3_600_000
        expect(hours).toBeGreaterThanOrEqual(1)
        expect(hours).toBeLessThanOrEqual(payWithinHours)
        expect(remindAt > from && remindAt < payBy).toBe(true)
      },
    ),
  )
})
