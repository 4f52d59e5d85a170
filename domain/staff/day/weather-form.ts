/** Stops a day: orders to move and their new days. */
import { addDays, type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/delivery/weather.ts'
import type { Lang, Text } from '#domain/text.ts'
import { type BlankNames, readWeatherWords, type WeatherWordsProblem } from './weather-words.ts'

/** Exceeds any kitchen's day. */
export const maxWeatherOrders = 500

export type WeatherFormProblem = 'form-invalid' | 'no-orders' | 'date-invalid' | WeatherWordsProblem

/** Both slots are named by their start and included. */
export interface SlotRange {
  readonly from: string
  readonly to: string
}

export interface WeatherForm {
  /** Makes retries harmless. */
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** Null stops the whole day. */
  readonly slots: SlotRange | null
  /** Template of the customers' message; null if no order moves. */
  readonly words: Text | null
  readonly moves: readonly { readonly orderId: number; readonly version: number; readonly to: CalendarDate }[]
}

export type WeatherReading =
  | { readonly ok: true; readonly value: WeatherForm }
  /** `at` is the faulty order or language, or null. */
  | { readonly ok: false; readonly problem: WeatherFormProblem; readonly at: number | Lang | null }

type Fields = readonly (readonly [string, string])[]

/** Only today and the following year can be stopped. */
export function isStoppable(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today && date <= addDays(today, 366)
}

const isClock = (text: string) => /^\d\d:\d\d$/.test(text)

export function isCallId(text: string): boolean {
  return /^[0-9a-f-]{36}$/.test(text)
}

export function readWeatherKind(text: string | null): WeatherKind | null {
  return weatherKinds.find((kind) => kind === text) ?? null
}

/**
 * A whole day can stop without moving orders: it closes and allows free changes.
 * @param blanks placeholder names
 */
export function readWeatherForm(fields: Fields, blanks: BlankNames): WeatherReading {
  const values = new Map(fields)
  const get = (name: string) => values.get(name) ?? ''
  const [id, date, kind] = [get('call'), parseCalendarDate(get('day')), readWeatherKind(get('kind'))]
  const count = new Set(fields.filter(([name]) => name === 'order').map(([, value]) => Number(value)))
  if (!isCallId(id) || !date || !kind || count.size > maxWeatherOrders) return wrong('form-invalid')
  const [from, to] = [get('from'), get('to')]
  const slots = get('wholeDay') === 'yes' ? null : { from, to }
  if (slots && !(isClock(from) && isClock(to))) return wrong('form-invalid')
  if (count.size === 0) {
    if (slots) return wrong('no-orders')
    return { ok: true, value: { id, date, kind, slots, words: null, moves: [] } }
  }
  const words = readWeatherWords({ zh: get('words.zh'), en: get('words.en') }, blanks)
  if (!words.ok) return wrong(words.problem, words.lang)
  const moves: WeatherForm['moves'][number][] = []
  for (const orderId of count) {
    const version = Number(get(`version.${orderId}`))
    if (!Number.isSafeInteger(orderId) || !Number.isSafeInteger(version) || version < 1)
      return wrong('form-invalid')
    const to = parseCalendarDate(get(`to.${orderId}`))
    if (!to) return wrong('date-invalid', orderId)
    moves.push({ orderId, version, to })
  }
  return { ok: true, value: { id, date, kind, slots, words: words.value, moves } }
}

function wrong(problem: WeatherFormProblem, at: number | Lang | null = null): WeatherReading {
  return { ok: false, problem, at }
}
