import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderSituation } from './order-situation.ts'

/** The customer chooses a new date or a refund. */
export function isStoppedByWeather({ status, weather, stoppedDay }: OrderSituation): boolean {
  // Customers may replace the proposed day until preparation begins.
  return status === 'postponed' || weather !== null || (stoppedDay !== null && status === 'confirmed')
}

/** The period for another date starts on this day. */
export function stoppedDay({ status, weather, stoppedDay, dueDate }: OrderSituation): CalendarDate {
  // Weather may stop the proposed day too.
  const isStopped = status === 'postponed' || weather !== null
  return isStopped ? dueDate : (stoppedDay ?? dueDate)
}
