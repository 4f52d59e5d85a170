import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { dayIntakes } from '#domain/shop/settings.ts'
import {
  type DayNow,
  daysEffect,
  daysFrom,
  daysSubject,
  intakesText,
  maxDaysAtOnce,
  readDaysForm,
  readDaysSubject,
  readIntakesText,
} from './days-form.ts'

const from = calendarDate('2026-12-29')
const readForm = (fields: Readonly<Record<string, string>>) =>
  readDaysForm((name) => ({ from, to: '2026-12-31', intake: 'closed', ...fields })[name] ?? '')
const form = (intake: (typeof dayIntakes)[number]) => ({
  from,
  to: addDays(from, 2),
  intake,
  reason: '',
  fingerprint: '',
})
const days = (parts: readonly Partial<DayNow>[]): readonly DayNow[] =>
  parts.map((part, index) => ({
    date: addDays(from, index),
    intake: 'open',
    version: 0,
    orders: 0,
    ...part,
  }))

test('a range of days includes its first and last day, across the end of a year', () => {
  const reading = readForm({ to: '2027-01-02', reason: ' Lunar New Year ' })
  expect(reading).toMatchObject({ ok: true, value: { reason: 'Lunar New Year' } })
  expect(reading.ok && daysFrom(reading.value)).toEqual(
    ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].map(calendarDate),
  )
})

test.each([
  [{ from: '31/12' }, 'days-unreadable'],
  [{ intake: 'half' }, 'days-unreadable'],
  [{ to: '2026-12-28' }, 'days-reversed'],
  [{ to: addDays(from, maxDaysAtOnce) }, 'days-too-many'],
])('the calendar form refuses %j', (fields, problem) => {
  expect(readForm(fields)).toEqual({ ok: false, problem })
})

test('the calendar form reads one day and the maximum number of days', () => {
  expect(readForm({ to: from }).ok).toBe(true)
  expect(readForm({ to: addDays(from, maxDaysAtOnce - 1) }).ok).toBe(true)
})

test('days with orders can stop taking new ones, but cannot be closed', () => {
  const busy = days([{ orders: 2 }, {}, { orders: 1 }])
  expect(daysEffect(form('closed'), busy)).toMatchObject({ orders: 3, isPossible: false })
  expect(daysEffect(form('no-new-orders'), busy)).toMatchObject({
    orders: 3,
    isPossible: true,
    changedDates: { length: 3 },
    busy: [
      { date: from, orders: 2 },
      { date: addDays(from, 2), orders: 1 },
    ],
  })
})

test('only changed days are saved, and a form without changes is refused', () => {
  const mixedDays = days([{ intake: 'closed' }, {}, { intake: 'no-new-orders' }])
  expect(daysEffect(form('open'), mixedDays).changedDates).toEqual([from, addDays(from, 2)])
  expect(daysEffect(form('open'), days([{}, {}])).isPossible).toBe(false)
})

test('the fingerprint of a preview changes when a day is edited or ordered for', () => {
  const fingerprint = (parts: readonly Partial<DayNow>[]) =>
    daysEffect(form('closed'), days(parts)).fingerprint
  const plain = fingerprint([{}, {}])
  expect(plain).toBe(fingerprint([{}, {}]))
  expect(plain).not.toBe(fingerprint([{}, { version: 1 }]))
  expect(plain).not.toBe(fingerprint([{ orders: 1 }, {}]))
})

test('the audit log’s entry about several days is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...dayIntakes), { minLength: 1 }), (intakes) => {
      const intakeCounts = readIntakesText(intakesText(intakes.map((intake) => ({ intake }))))
      expect(intakeCounts?.reduce((sum, [, count]) => sum + count, 0)).toBe(intakes.length)
    }),
  )
  expect(readIntakesText('{"intake":"open"}')).toBeNull()
  expect(readDaysSubject(daysSubject({ from, to: addDays(from, 2) }))).toEqual([from, addDays(from, 2)])
  expect(readDaysSubject('2026-12-29')).toBeNull()
  expect(readDaysSubject('Amy – Bo')).toBeNull()
})
