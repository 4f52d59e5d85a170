/** Calendar dates in Asia/Hong_Kong, written YYYY-MM-DD (decisions 12). */
export type CalendarDate = string & { readonly __calendar: 'Asia/Hong_Kong' }

/** Inclusive yearly period, MM-DD to MM-DD; it wraps around New Year if `from` is after `to`. */
export interface Season {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000
/** Hong Kong has kept UTC+8 without summer time since 1979. */
const hongKongOffsetMs = 8 * 3_600_000

export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(text)
  // Engines differ on 31 June: some parse 1 July, others no date.
  return date.getUTCDate() === Number(text.slice(8))
}

export function parseCalendarDate(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null
}

/** Throws if the text is not a date; for code and tests. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

export function todayInHongKong(now: Date): CalendarDate {
  return calendarDate(new Date(now.getTime() + hongKongOffsetMs).toISOString().slice(0, 10))
}

export function startOfDay(date: CalendarDate): Date {
  return new Date(Date.parse(date) - hongKongOffsetMs)
}

export function timeInHongKong(instant: Date): string {
  return new Date(instant.getTime() + hongKongOffsetMs).toISOString().slice(11, 16)
}

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

const slotMinutes = 30

export function slotEnd(slot: string): string {
  return timeOfMinutes(minutesOfDay(slot) + slotMinutes)
}

export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeOfMinutes(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10))
}

/** The number is negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** 0 is Sunday. */
export function weekday(date: CalendarDate): number {
  return new Date(Date.parse(date)).getUTCDay()
}

export function isWithinSeason(date: CalendarDate, season: Season): boolean {
  const day = date.slice(5)
  const afterStart = day >= season.from
  const beforeEnd = day <= season.to
  return season.from <= season.to ? afterStart && beforeEnd : afterStart || beforeEnd
}

/** Weeks (Sunday first) that cover a month (1 to 12), with days of its neighbours. */
export function monthGrid(year: number, month: number): readonly (readonly CalendarDate[])[] {
  const first = calendarDate(`${year}-${String(month).padStart(2, '0')}-01`)
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = addDays(first, -weekday(first))
  const weeks = Math.ceil((weekday(first) + daysInMonth) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}
