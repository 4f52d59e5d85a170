import { addDays, type CalendarDate, calendarDate, weekday } from '#domain/calendar.ts'

/** Returns null for other keys. */
export function dayByKey(key: string, at: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -1)
    case 'ArrowRight':
      return addDays(at, 1)
    case 'ArrowUp':
      return addDays(at, -7)
    case 'ArrowDown':
      return addDays(at, 7)
    case 'Home':
      return addDays(at, -weekday(at))
    case 'End':
      return addDays(at, 6 - weekday(at))
    case 'PageUp':
      return inMonth(at, -1)
    case 'PageDown':
      return inMonth(at, 1)
    default:
      return null
  }
}

export function monthOf(date: CalendarDate) {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

export function monthStart(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`)
}

/** A shorter month ends with its last day. */
export function inMonth(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = monthOf(date)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), length)
  return calendarDate(new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10))
}
