import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { monthQuery, readMonth } from './export-month.ts'

test('the month reader reads a month from its first to its last day', () => {
  expect(readMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(readMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(readMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthQuery(calendarDate('2026-11-30'))).toBe('?month=2026-11')
})

test.each(['', '2026', '2026-13', '2026-00', '2026-11-01', 'x'])(
  'the month reader finds no month in %j',
  (month) => {
    expect(readMonth(month)).toBeNull()
  },
)
