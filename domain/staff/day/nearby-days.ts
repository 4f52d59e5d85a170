/** Days shown with an order's date to compare their load. */
import { addDays, type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'

/** Seven days around the date, without past days; from today if the date is invalid. */
export function nearbyDays(date: string, today: CalendarDate): readonly CalendarDate[] {
  const isNear = isCalendarDate(date) && date > today && date <= latestEventDate(today)
  const middle = isNear ? date : today
  const first = addDays(middle, -3) > today ? addDays(middle, -3) : today
  return Array.from({ length: 7 }, (_, day) => addDays(first, day))
}
