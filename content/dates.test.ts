import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { dayAndTime, dueText, fullDayText } from './dates.ts'

const day = calendarDate('2026-12-24')

test('no space separates the bracket of a weekday from the time', () => {
  expect(dayAndTime(day, '12:30')).toEqual({ zh: '12 月 24 日（四）12:30', en: 'Thu 24 Dec, 12:30' })
  expect(dueText(day, '12:30').zh).toBe('12 月 24 日（四）12:30–13:00')
})

test('a printed date names the year', () => {
  expect(fullDayText(day)).toEqual({ zh: '2026 年 12 月 24 日', en: '24 Dec 2026' })
})
