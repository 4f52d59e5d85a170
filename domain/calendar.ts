/** Calendar dates in Asia/Hong_Kong, written YYYY-MM-DD (decisions 12). */
export type CalendarDate = string & { readonly __calendar: 'Asia/Hong_Kong' }

/** Inclusive period of every year, MM-DD to MM-DD; it wraps around New Year when `from` is after `to`. */
export interface Season {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000
/** Hong Kong has kept UTC+8 without summer time since 1979. */
const hongKongOffsetMs = 8 * 3_600_000

/** Whether the text is a valid day of the years 1900 to 9999, written YYYY-MM-DD. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(text)
  // 31 June is parsed as 1 July by some engines, and as no date by others.
  return date.getUTCDate() === Number(text.slice(8))
}

export function parseCalendarDate(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null
}

/** For dates written in code and tests. Throws when the text is not a date. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

/** The day of an instant in Hong Kong. */
export function todayInHongKong(now: Date): CalendarDate {
  return calendarDate(new Date(now.getTime() + hongKongOffsetMs).toISOString().slice(0, 10))
}

/** The instant at which a day begins in Hong Kong. */
export function startOfDay(date: CalendarDate): Date {
  return new Date(Date.parse(date) - hongKongOffsetMs)
}

/** The time of day of an instant in Hong Kong, as in "12:30". */
export function timeInHongKong(instant: Date): string {
  return new Date(instant.getTime() + hongKongOffsetMs).toISOString().slice(11, 16)
}

/** Whether a text is a time of day, HH:mm. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** How long a slot lasts (decisions 15). Minutes. */
const slotMinutes = 30

/** The end of the slot that starts at this time, HH:mm. */
export function slotEnd(slot: string): string {
  return timeOfMinutes(minutesOfDay(slot) + slotMinutes)
}

/** Minutes since midnight, from HH:mm. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** HH:mm, from minutes since midnight; after 23:59 it is 00:00 again. */
export function timeOfMinutes(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10))
}

/** Days from one date to another; below 0 when it is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(Date.parse(date)).getUTCDay()
}

export function isWithinSeason(date: CalendarDate, season: Season): boolean {
  const day = date.slice(5)
  const afterStart = day >= season.from
  const beforeEnd = day <= season.to
  return season.from <= season.to ? afterStart && beforeEnd : afterStart || beforeEnd
}

/** The weeks (Sunday first) that show a month, including days of its neighbours; `month` is 1 to 12. */
export function monthGrid(year: number, month: number): readonly (readonly CalendarDate[])[] {
  const first = calendarDate(`${year}-${String(month).padStart(2, '0')}-01`)
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = addDays(first, -weekday(first))
  const weeks = Math.ceil((weekday(first) + daysInMonth) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}
