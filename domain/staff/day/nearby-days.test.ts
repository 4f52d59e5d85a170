import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { nearbyDays } from './nearby-days.ts'

test('the strip of days has the chosen day in its middle, and no past day', () => {
  const today = calendarDate('2026-12-11')
  expect(
    nearbyDays('2026-12-23', today)
      .map((day) => day.slice(8))
      .join(' '),
  ).toBe('20 21 22 23 24 25 26')
  expect(nearbyDays('2026-12-12', today)[0]).toBe(today)
  for (const text of ['no date', '2026-12-01', '2099-12-31', ''])
    expect(nearbyDays(text, today)[0]).toBe(today)
})
