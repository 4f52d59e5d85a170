/** The form by which staff stop a day: which orders move, and which day is held for each. */
import { addDays, type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/weather.ts'

/** More than a kitchen sends out in a day. */
export const maxWeatherOrders = 500

export const weatherFormProblems = ['form-invalid', 'no-orders', 'date-invalid'] as const

export type WeatherFormProblem = (typeof weatherFormProblems)[number]

export interface WeatherForm {
  /** Names the form, so that sending it twice is one call. */
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** Whether it stops every slot of the day, or only some. */
  readonly isWholeDay: boolean
  readonly moves: readonly { readonly orderId: number; readonly version: number; readonly to: CalendarDate }[]
}

export type WeatherReading =
  | { readonly ok: true; readonly value: WeatherForm }
  /** `orderId`: the order whose day is wrong; null: it is of no order. */
  | { readonly ok: false; readonly problem: WeatherFormProblem; readonly orderId: number | null }

type Fields = readonly (readonly [string, string])[]

/** The weather stops today or a coming day, at most a year ahead. */
export function isStoppable(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today && date <= addDays(today, 366)
}

export function isCallId(text: string): boolean {
  return /^[0-9a-f-]{36}$/.test(text)
}

export function readWeatherKind(text: string | null): WeatherKind | null {
  return weatherKinds.find((kind) => kind === text) ?? null
}

export function readWeatherForm(fields: Fields): WeatherReading {
  const values = new Map(fields)
  const get = (name: string) => values.get(name) ?? ''
  const [id, date, kind] = [get('call'), parseCalendarDate(get('day')), readWeatherKind(get('kind'))]
  const chosen = new Set(fields.filter(([name]) => name === 'order').map(([, value]) => Number(value)))
  if (!isCallId(id) || !date || !kind || chosen.size > maxWeatherOrders) return wrong('form-invalid')
  if (chosen.size === 0) return wrong('no-orders')
  const moves: WeatherForm['moves'][number][] = []
  for (const orderId of chosen) {
    const version = Number(get(`version.${orderId}`))
    if (!Number.isSafeInteger(orderId) || !Number.isSafeInteger(version) || version < 1)
      return wrong('form-invalid')
    const to = parseCalendarDate(get(`to.${orderId}`))
    if (!to) return wrong('date-invalid', orderId)
    moves.push({ orderId, version, to })
  }
  return { ok: true, value: { id, date, kind, isWholeDay: get('wholeDay') === 'yes', moves } }
}

function wrong(problem: WeatherFormProblem, orderId: number | null = null): WeatherReading {
  return { ok: false, problem, orderId }
}
