/** A month is written as, for example, 2026-11. */
import { addDays, type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'

export const monthQuery = (date: CalendarDate) => `?month=${date.slice(0, 7)}`

/** Both days are included; null if invalid. */
export function readMonth(month: string): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const from = /^\d{4}-\d\d$/.test(month) ? parseCalendarDate(`${month}-01`) : null
  if (!from) return null
  const within = addDays(from, 31)
  return { from, to: addDays(within, -Number(within.slice(8))) }
}
