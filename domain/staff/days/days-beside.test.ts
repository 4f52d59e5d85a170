import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { daysBeside } from './days-beside.ts'

test('the strip of days has the chosen day in its middle, and no day that is over', () => {
  const today = calendarDate('2026-12-11')
  expect(
    daysBeside('2026-12-23', today)
      .map((day) => day.slice(8))
      .join(' '),
  ).toBe('20 21 22 23 24 25 26')
  expect(daysBeside('2026-12-12', today)[0]).toBe(today)
  expect(daysBeside('no date', today)[0]).toBe(today)
})
