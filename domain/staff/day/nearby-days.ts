/** The days that staff see beside the date of an order, to compare how busy they are. */
import { addDays, type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'

/**
 * Seven days around the date, none of them in the past; from today where the text is no date or none that can be chosen.
 * @param date as typed
 * @param today in Hong Kong
 */
export function nearbyDays(date: string, today: CalendarDate): readonly CalendarDate[] {
  const isNear = isCalendarDate(date) && date > today && date <= latestEventDate(today)
  const middle = isNear ? date : today
  const first = addDays(middle, -3) > today ? addDays(middle, -3) : today
  return Array.from({ length: 7 }, (_, day) => addDays(first, day))
}
