import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { demoSet, demoSettings } from '#tests/support/store/catalogue.ts'
import {
  dateRefusal,
  earliestOrderDate,
  eventDateRefusal,
  latestEventDate,
  latestOrderDate,
  slotRefusal,
} from './delivery-dates.ts'

const today = calendarDate('2026-11-20')
const settings = { ...demoSettings(), closedDates: [calendarDate('2026-12-10')] }
const codeFor = (date: string | null, ids: number[] = []) =>
  dateRefusal(date, ids.map(demoSet), settings, today)?.code ?? null

describe('the date of an order', () => {
  test('is three days ahead at the earliest', () => {
    expect(earliestOrderDate(today, settings)).toBe('2026-11-23')
    expect(dateRefusal('2026-11-22', [], settings, today)).toMatchObject({
      code: 'date-too-early',
      data: { earliest: '2026-11-23' },
    })
    expect(codeFor('2026-11-23')).toBeNull()
  })

  test('is further ahead in a season with a longer lead time', () => {
    const season = { from: '11-25', to: '11-28', days: 7 }
    const seasonal = { ...settings, leadSeasons: [season] }
    const whyNot = (date: string) => dateRefusal(date, [], seasonal, today)
    expect(['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-28', '2026-11-29'].map(whyNot)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(['2026-11-25', '2026-11-26'].map(whyNot)).toMatchObject([
      { code: 'date-too-early', data: { earliest: '2026-11-27' } },
      { code: 'date-too-early', data: { earliest: '2026-11-27' } },
    ])
    const long = { ...settings, leadSeasons: [{ ...season, days: 30 }] }
    expect(dateRefusal('2026-11-25', [], long, today)).toMatchObject({ data: { earliest: '2026-11-29' } })
    expect(earliestOrderDate(addDays(today, 3), long)).toBe('2026-11-29')
  })

  test('is within the booking horizon', () => {
    const latest = latestOrderDate(today, settings)
    expect(codeFor(latest)).toBeNull()
    expect(codeFor(addDays(latest, 1))).toBe('date-too-late')
  })

  test('is refused if it is missing, invalid or a closed day', () => {
    expect(codeFor(null)).toBe('date-missing')
    expect(codeFor('')).toBe('date-missing')
    expect(codeFor('2026-11-31')).toBe('date-invalid')
    expect(codeFor('2026-12-10')).toBe('date-closed')
  })

  test('is within the season of every set', () => {
    expect(codeFor('2026-11-30', [3, 48])).toBe('set-out-of-season')
    expect(codeFor('2026-12-01', [3, 48])).toBeNull()
  })
})

test('an event enquiry may be for today or a closed day', () => {
  expect(eventDateRefusal(today, today)).toBeNull()
  expect(eventDateRefusal('2026-12-10', today)).toBeNull()
  expect(eventDateRefusal('2026-11-19', today)).toMatchObject({ code: 'date-too-early' })
  expect(eventDateRefusal(latestEventDate(today), today)).toBeNull()
  expect(eventDateRefusal(addDays(latestEventDate(today), 1), today)?.code).toBe('date-too-late')
})

test('the demo has twenty slots from 10:00 to 19:30', () => {
  expect(settings.slots).toHaveLength(20)
  expect(slotRefusal('10:00', settings.slots)).toBeNull()
  expect(slotRefusal('19:30', settings.slots)).toBeNull()
  expect(slotRefusal('20:00', settings.slots)?.code).toBe('slot-unknown')
  expect(slotRefusal(null, settings.slots)?.code).toBe('slot-missing')
})
