import { expect, test } from 'vitest'
import { calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { isShownOn } from './shown-when.ts'

const days = { isOn: true, from: calendarDate('2026-12-01'), until: calendarDate('2026-12-24') }

test.each([
  ['2026-11-30T23:59:59+08:00', false],
  ['2026-12-01T00:00:00+08:00', true],
  ['2026-12-24T23:59:59+08:00', true],
  ['2026-12-25T00:00:00+08:00', false],
])('content is shown from its first to its last day by Hong Kong time: %s', (now, isShown) => {
  const today = todayInHongKong(new Date(now))
  expect(isShownOn(today, days)).toBe(isShown)
  expect(isShownOn(today, { ...days, isOn: false })).toBe(false)
  expect(isShownOn(today, { isOn: true, from: null, until: null })).toBe(true)
})

test('content with a season and days is shown only if both apply', () => {
  const season = { from: '12-20', to: '01-05' }
  const view = (date: string) => isShownOn(calendarDate(date), { ...days, season })
  expect(['2026-12-19', '2026-12-20', '2026-12-24', '2026-12-25'].map(view)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
