/** Sums by day, week or month, compared with the previous period. */
import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  parseCalendarDate,
  weekday,
} from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'

export const figureUnits = ['day', 'week', 'month'] as const

export type FigureUnit = (typeof figureUnits)[number]

export const figureRanges = ['7', '14', 'month', 'own'] as const

export type FigureRange = (typeof figureRanges)[number]

export const usualRange = '14' satisfies FigureRange

export const maxFigureDays = 366
/** More bars could not be told apart. */
const maxBars = 31
/** An address can go ten years back and one ahead. */
const [farthestBack, farthestAhead] = [10 * 366, 366]

export interface FigureSums {
  readonly orders: number
  readonly money: Cents
  readonly guests: number
}

export interface FigureDay extends FigureSums {
  readonly date: CalendarDate
}

/** The first and last period may be partial. */
export interface FigurePeriod extends FigureSums {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

export interface RequestedFigures {
  readonly range: string | null
  readonly from: string | null
  readonly to: string | null
  readonly by: string | null
}

export interface FigureView {
  readonly range: FigureRange
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly unit: FigureUnit
  readonly problem: 'range-invalid' | null
}

/** An unreadable range becomes the usual one. */
export function readFigureView(figures: RequestedFigures, today: CalendarDate): FigureView {
  const range = figureRanges.find((each) => each === figures.range) ?? usualRange
  const items = range === 'own' ? ownRange(figures, today) : null
  const problem = range === 'own' && !items ? 'range-invalid' : null
  const days = items ?? lastDays(range, today)
  const requestedUnit = figureUnits.find((unit) => unit === figures.by) ?? 'day'
  return { range, ...days, unit: coarseEnough(days, requestedUnit), problem }
}

interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

function ownRange(figures: RequestedFigures, today: CalendarDate): Days | null {
  const [from, to] = [parseCalendarDate(figures.from ?? ''), parseCalendarDate(figures.to ?? '')]
  if (!from || !to || from > to || daysBetween(from, to) >= maxFigureDays) return null
  const isNear = from >= addDays(today, -farthestBack) && to <= addDays(today, farthestAhead)
  return isNear ? { from, to } : null
}

function lastDays(range: FigureRange, today: CalendarDate): Days {
  if (range === 'month')
    return { from: firstOfMonth(today), to: addDays(firstOfMonth(addDays(firstOfMonth(today), 31)), -1) }
  return { from: addDays(today, 1 - Number(range === 'own' ? usualRange : range)), to: today }
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`)
}

function coarseEnough({ from, to }: Days, unit: FigureUnit): FigureUnit {
  const days = daysBetween(from, to) + 1
  if (unit === 'day' && days > maxBars) return days > 7 * maxBars ? 'month' : 'week'
  return unit === 'week' && days > 7 * maxBars ? 'month' : unit
}

export function daysBefore({ from, to }: Days): Days {
  const last = addDays(from, -1)
  return { from: addDays(last, -daysBetween(from, to)), to: last }
}

/** Includes empty periods; weeks begin on Sunday. */
export function periodsOf(
  days: readonly FigureDay[],
  { from, to }: Days,
  unit: FigureUnit,
): readonly FigurePeriod[] {
  const sums = new Map(days.map((day) => [day.date, day]))
  const periods: FigurePeriod[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isFirst = periods.length === 0 || beginsPeriod(date, unit)
    const before = isFirst ? { from: date, orders: 0, money: cents(0), guests: 0 } : periods.pop()
    if (!before) continue
    const { orders, money, guests } = addSums(before, sums.get(date))
    periods.push({ from: before.from, to: date, orders, money, guests })
  }
  return periods
}

function beginsPeriod(date: CalendarDate, unit: FigureUnit): boolean {
  if (unit === 'day') return true
  return unit === 'week' ? weekday(date) === 0 : date.endsWith('-01')
}

function addSums(sums: FigureSums, more: FigureSums | undefined): FigureSums {
  if (!more) return sums
  const money = cents(sums.money + more.money)
  return { orders: sums.orders + more.orders, money, guests: sums.guests + more.guests }
}

export function totalOf(parts: Iterable<FigureSums>): FigureSums {
  let total: FigureSums = { orders: 0, money: cents(0), guests: 0 }
  for (const part of parts) total = addSums(total, part)
  return total
}

/** The average is rounded to a cent; null without orders. */
export function averageOf({ orders, money }: FigureSums): Cents | null {
  return orders === 0 ? null : cents(Math.round(money / orders))
}

/** The percentage is rounded; null without earlier values. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
