/** What a weather day would do: which orders of a range of slots can move, and the day that is free for each. */
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { changePolicyOf } from '#domain/policies.ts'
import { heldDates, movableStatuses } from '#domain/staff/weather-move.ts'
import { storedSets } from '#server/commands/orders/slot-room.ts'
import { portionsBetween, slotKey } from '#server/db/orders/slot-places.ts'
import { ordersToStop, stoppedDaysAfter } from '#server/db/orders/weather-orders.ts'
import type { Store } from '#server/db/store/store.ts'

export type OrderToStop = Awaited<ReturnType<typeof ordersToStop>>[number]

export interface WeatherDayPlan {
  /** `held`: null where no day in time has room. */
  readonly movable: readonly (OrderToStop & { readonly held: CalendarDate | null })[]
  /** Not confirmed yet, or on the road. */
  readonly others: readonly OrderToStop[]
}

/** Covers orders of slots that the settings do not have any more, too. */
export const wholeDay = { from: '00:00', to: '23:59' } as const

/** @param from the first and the last slot that the weather stops, by their beginnings */
export async function planWeatherDay(
  store: Pick<Store, 'db' | 'content'>,
  { date, from, to }: { readonly date: CalendarDate; readonly from: string; readonly to: string },
): Promise<WeatherDayPlan> {
  const { facts } = await store.content()
  const found = await ordersToStop(store.db, date)
  const inRange = found.filter(({ slot }) => slot >= from && slot <= to)
  const movable = inRange.filter(isMovable)
  const taken = await portionsBetween(store.db, addDays(date, 1), addDays(date, longestWait(movable)))
  const held = heldDates(
    movable.map((order) => ({ ...order, sets: storedSets(order, facts) })),
    date,
    facts.settings,
    await stoppedDaysAfter(store.db, date),
    (due) => taken.get(slotKey(due)) ?? 0,
  )
  return {
    movable: movable.map((order) => ({ ...order, held: held.get(order.id) ?? null })),
    others: inRange.filter((order) => !isMovable(order)),
  }
}

const isMovable = ({ status }: OrderToStop) => movableStatuses.some((each) => each === status)

function longestWait(orders: readonly OrderToStop[]): number {
  return Math.max(0, ...orders.map(({ termsVersion }) => changePolicyOf(termsVersion).postponeWithinDays))
}
