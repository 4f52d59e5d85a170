/** Closes or opens consecutive days together. */
import { addDays, type CalendarDate, daysBetween, parseCalendarDate } from '#domain/calendar.ts'
import { type DayIntake, dayIntakes } from '#domain/shop/settings.ts'
import { dayLimits, isIntakePossible } from './day-form.ts'

/** Longer breaks need several forms. */
export const maxDaysAtOnce = 62

export type DaysFormProblem = 'days-unreadable' | 'days-reversed' | 'days-too-many'

export interface DaysForm {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly intake: DayIntake
  readonly reason: string
  /** The preview has this fingerprint; it is empty before the preview. */
  readonly fingerprint: string
}

export type DaysReading =
  | { readonly ok: true; readonly value: DaysForm }
  | { readonly ok: false; readonly problem: DaysFormProblem }

export function readDaysForm(get: (name: string) => string): DaysReading {
  const [from, to] = [parseCalendarDate(get('from')), parseCalendarDate(get('to'))]
  const intake = dayIntakes.find((each) => each === get('intake'))
  if (!from || !to || !intake) return { ok: false, problem: 'days-unreadable' }
  if (to < from) return { ok: false, problem: 'days-reversed' }
  if (daysBetween(from, to) >= maxDaysAtOnce) return { ok: false, problem: 'days-too-many' }
  const reason = get('reason').trim().slice(0, dayLimits.reason)
  return { ok: true, value: { from, to, intake, reason, fingerprint: get('seen') } }
}

/** Both days are included. */
export function daysFrom({ from, to }: Pick<DaysForm, 'from' | 'to'>): readonly CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

export interface DayNow {
  readonly date: CalendarDate
  readonly intake: DayIntake
  /** The version is 0 without a rule. */
  readonly version: number
  readonly orders: number
}

export interface DaysEffect {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly intake: DayIntake
  /** Excludes days that already match. */
  readonly changedDates: readonly CalendarDate[]
  /** The days are in date order. */
  readonly busy: readonly { readonly date: CalendarDate; readonly orders: number }[]
  readonly orders: number
  /** Days with orders cannot close completely, and at least one day must change. */
  readonly isPossible: boolean
  /** Fingerprint of the preview; it changes when a day is edited or ordered for. */
  readonly fingerprint: string
}

export function daysEffect({ from, to, intake }: DaysForm, days: readonly DayNow[]): DaysEffect {
  const changedDates = days.filter((day) => day.intake !== intake).map(({ date }) => date)
  const busy = days.filter(({ orders }) => orders > 0).map(({ date, orders }) => ({ date, orders }))
  const orders = busy.reduce((sum, day) => sum + day.orders, 0)
  return {
    from,
    to,
    intake,
    changedDates,
    busy,
    orders,
    isPossible: changedDates.length > 0 && isIntakePossible(intake, orders),
    fingerprint: `${from} ${to} ${intake} ${orders} ${days.map(({ version }) => version).join('.')}`,
  }
}

/** Counts of earlier states, in one line for the audit log. */
export function intakesText(days: readonly Pick<DayNow, 'intake'>[]): string {
  const counts = dayIntakes.map((intake) => [intake, days.filter((day) => day.intake === intake).length])
  return `{"days":${JSON.stringify(Object.fromEntries(counts.filter(([, count]) => count !== 0)))}}`
}

/** Parses `intakesText`; null if invalid. */
export function readIntakesText(text: string): readonly (readonly [DayIntake, number])[] | null {
  if (!text.startsWith('{"days":')) return null
  const { days }: { readonly days: Readonly<Partial<Record<DayIntake, number>>> } = JSON.parse(text)
  return dayIntakes.flatMap((intake) => (days[intake] ? [[intake, days[intake]] as const] : []))
}

export const daysSubject = ({ from, to }: Pick<DaysForm, 'from' | 'to'>): string => `${from} – ${to}`

export function readDaysSubject(text: string): readonly [CalendarDate, CalendarDate] | null {
  const [from, to] = text.split(' – ').map(parseCalendarDate)
  return from && to ? [from, to] : null
}
