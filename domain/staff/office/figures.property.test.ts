import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import {
  averageOf,
  changeOf,
  daysBefore,
  figureUnits,
  maxFigureDays,
  periodsOf,
  readFigureView,
  totalOf,
} from './figures.ts'

const start = calendarDate('2026-11-01')
const dates = fc.integer({ min: 0, max: 500 }).map((days) => addDays(start, days))
const ranges = fc
  .tuple(dates, fc.integer({ min: 0, max: maxFigureDays - 1 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))

test('days, weeks and months of a range follow each other without a gap, and have the same sum', () => {
  const day = fc.record({
    date: dates,
    orders: fc.nat(50),
    money: fc.nat(1e7).map(cents),
    guests: fc.nat(900),
  })
  const days = fc.uniqueArray(day, { selector: ({ date }) => date, maxLength: 60 })
  fc.assert(
    fc.property(days, ranges, fc.constantFrom(...figureUnits), (all, range, unit) => {
      const within = all.filter(({ date }) => date >= range.from && date <= range.to)
      const periods = periodsOf(within, range, unit)
      expect(totalOf(periods)).toEqual(totalOf(within))
      expect(periods.at(0)?.from).toBe(range.from)
      expect(periods.at(-1)?.to).toBe(range.to)
      for (const [index, { from, to }] of periods.entries()) {
        expect(from <= to).toBe(true)
        const next = periods[index + 1]
        if (next) expect(next.from).toBe(addDays(to, 1))
      }
    }),
  )
})

test('the previous period has the same length and ends the day before', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const before = daysBefore(range)
      expect(addDays(before.to, 1)).toBe(range.from)
      expect(daysBetween(before.from, before.to)).toBe(daysBetween(range.from, range.to))
    }),
  )
})

test('an address shows at most a year and at most 33 bars, whatever it contains', () => {
  const some = fc.option(fc.oneof(fc.string(), dates, fc.constantFrom('7', 'own', 'month', 'day', 'week')))
  fc.assert(
    fc.property(fc.record({ range: some, from: some, to: some, by: some }), dates, (request, today) => {
      const view = readFigureView(request, today)
      expect(view.from <= view.to).toBe(true)
      expect(daysBetween(view.from, view.to)).toBeLessThan(maxFigureDays)
      expect(periodsOf([], view, view.unit).length).toBeLessThanOrEqual(33)
    }),
  )
  const items = { range: 'own', from: '2026-11-01', to: '2026-11-07', by: null }
  expect(readFigureView(items, start)).toMatchObject({ from: '2026-11-01', to: '2026-11-07', problem: null })
  expect(readFigureView({ ...items, to: '2026-10-01' }, start).problem).toBe('range-invalid')
  expect(readFigureView({ ...items, to: '2028-10-01' }, start).problem).toBe('range-invalid')
  for (const far of ['1900-01-01', '9999-12-31'])
    expect(readFigureView({ ...items, from: far, to: far }, start).problem).toBe('range-invalid')
  expect(readFigureView({ ...items, range: 'month' }, start)).toMatchObject({ to: '2026-11-30' })
})

test('averages and changes are null without orders', () => {
  expect(averageOf({ orders: 0, money: cents(0), guests: 0 })).toBeNull()
  expect(averageOf({ orders: 3, money: cents(100), guests: 9 })).toBe(33)
  expect([changeOf(5, 0), changeOf(150, 100), changeOf(50, 100)]).toEqual([null, 50, -50])
})
