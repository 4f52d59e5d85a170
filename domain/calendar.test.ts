import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  isCalendarDate,
  isWithinSeason,
  minutesOfDay,
  monthGrid,
  timeInHongKong,
  timeOfMinutes,
  todayInHongKong,
  weekday,
} from './calendar.ts'

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(calendarDate('1950-01-01'), days))

describe('calendar dates', () => {
  test('are valid days, written in full', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true)
    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '',
      '0099-01-01',
      '2026-01-01T00',
    ]) {
      expect(isCalendarDate(text)).toBe(false)
    }
  })

  test('return to the same day after adding and subtracting days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -3_000, max: 3_000 }), (date, days) => {
        const then = addDays(date, days)
        expect(addDays(then, -days)).toBe(date)
        expect(then > date).toBe(days > 0)
      }),
    )
  })

  test('have the right weekday', () => {
    expect(weekday(calendarDate('2026-11-20'))).toBe(5)
  })
})

describe('today in Hong Kong', () => {
  test('begins at midnight there, not in London', () => {
    expect(todayInHongKong(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(todayInHongKong(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(timeInHongKong(new Date('2026-11-20T15:59:59.999Z'))).toBe('23:59')
    expect(timeInHongKong(new Date('2026-11-20T16:00:00Z'))).toBe('00:00')
  })
})

describe('a time of day', () => {
  test('can be converted to minutes and back', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(fc.property(minute, (at) => minutesOfDay(timeOfMinutes(at)) === at))
    expect([timeOfMinutes(0), timeOfMinutes(9 * 60 + 5), timeOfMinutes(24 * 60)]).toEqual([
      '00:00',
      '09:05',
      '00:00',
    ])
  })
})

describe('a season', () => {
  test('includes both its ends', () => {
    const season = { from: '12-22', to: '12-27' }
    const days = ['12-21', '12-22', '12-27', '12-28'].map((d) =>
      isWithinSeason(calendarDate(`2026-${d}`), season),
    )
    expect(days).toEqual([false, true, true, false])
  })

  test('may wrap around New Year', () => {
    const season = { from: '12-30', to: '01-02' }
    const days = ['2026-12-29', '2026-12-30', '2027-01-02', '2027-01-03'].map((d) =>
      isWithinSeason(calendarDate(d), season),
    )
    expect(days).toEqual([false, true, true, false])
  })
})

describe('a month grid', () => {
  test('shows whole weeks from Sunday, with every day of the month exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const days = monthGrid(year, month).flat()
        const prefix = `${year}-${String(month).padStart(2, '0')}-`
        expect(days.length % 7).toBe(0)
        expect(days.map(weekday).every((day, i) => day === i % 7)).toBe(true)
        expect(days.filter((day) => day.startsWith(prefix))).toHaveLength(new Date(year, month, 0).getDate())
        expect(days.slice(0, 7).some((day) => day.startsWith(prefix))).toBe(true)
        expect(days.slice(-7).some((day) => day.startsWith(prefix))).toBe(true)
      }),
    )
  })
})
