import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { maxWeatherOrders } from '#domain/staff/day/weather-form.ts'
import { heldDates, movableStatuses } from '#domain/staff/day/weather-move.ts'
import { setIdsOfOrder } from '#server/commands/orders/steps/slot-room.ts'
import { portionsBetween, slotKey } from '#server/db/orders/slot-places.ts'
import { ordersToStop, type StoppedSlots, stoppedDaysAfter } from '#server/db/orders/weather-orders.ts'
import type { Store } from '#server/db/store/store.ts'

export type OrderToStop = Awaited<ReturnType<typeof ordersToStop>>[number]

export interface WeatherDayPlan {
  /** Null if no day in time has room. */
  readonly movable: readonly (OrderToStop & { readonly reservedDay: CalendarDate | null })[]
  /** Orders that are unconfirmed or on the road. */
  readonly others: readonly OrderToStop[]
  /** True if the slots have more orders than one stop can move. */
  readonly hasMore: boolean
}

/** The range includes slots that were removed from the settings. */
export const wholeDay = { from: '00:00', to: '23:59' } as const

export async function planWeatherDay(
  store: Pick<Store, 'db' | 'content'>,
  slots: StoppedSlots,
): Promise<WeatherDayPlan> {
  const { date } = slots
  const { rules } = await store.content()
  const matches = await ordersToStop(store.db, slots)
  const inRange = matches.slice(0, maxWeatherOrders)
  const movable = inRange.filter(isMovable)
  const portions = await portionsBetween(store.db, addDays(date, 1), addDays(date, longestWait(movable)))
  const reservedDates = heldDates(
    movable.map((order) => ({ ...order, sets: setIdsOfOrder(order, rules) })),
    date,
    rules.settings,
    await stoppedDaysAfter(store.db, date),
    (due) => portions.get(slotKey(due)) ?? 0,
  )
  return {
    movable: movable.map((order) => ({ ...order, reservedDay: reservedDates.get(order.id) ?? null })),
    others: inRange.filter((order) => !isMovable(order)),
    hasMore: matches.length > inRange.length,
  }
}

const isMovable = ({ status }: OrderToStop) => movableStatuses.some((each) => each === status)

function longestWait(orders: readonly OrderToStop[]): number {
  return Math.max(0, ...orders.map(({ changePolicy }) => changePolicy.postponeWithinDays))
}
