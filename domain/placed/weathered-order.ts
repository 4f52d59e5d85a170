/** Orders that bad weather stopped (decisions 33). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderSituation } from './order-situation.ts'

/** Whether the shop can't or could not deliver: the customer chooses between another date and the money. */
export function isStoppedByWeather({ status, weather, stoppedDay }: OrderSituation): boolean {
  // The day that the shop proposed instead may be exchanged until the kitchen begins.
  return status === 'postponed' || weather !== null || (stoppedDay !== null && status === 'confirmed')
}

/** The day the weather stopped, in Hong Kong: the time to choose another day is counted from it. */
export function stoppedDay({ status, weather, stoppedDay, dueDate }: OrderSituation): CalendarDate {
  // The weather may also stop the day that the shop proposed instead.
  const isStopped = status === 'postponed' || weather !== null
  return isStopped ? dueDate : (stoppedDay ?? dueDate)
}
