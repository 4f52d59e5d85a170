import { type CalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { capacityOf, dayCapacity } from '#domain/delivery/capacity.ts'
import { positionOnRuler, type SlotLoad, slotLoads } from '#domain/staff/day/slot-load.ts'
import { slotCounts } from '#server/db/orders/order-counts.ts'
import type { Store } from '#server/db/store/store.ts'

export interface Ruler {
  readonly date: CalendarDate
  readonly loads: readonly SlotLoad[]
  readonly capacity: number
  /** Percentage of the capacity from which a slot is highlighted. */
  readonly warnFrom: number
  /** The current time from 0 to 1; null on other days. */
  readonly position: number | null
}

export async function rulerOf(
  store: Pick<Store, 'db' | 'content'>,
  date: CalendarDate,
  now: Date,
): Promise<Ruler> {
  const { settings } = await store.content()
  const { slots, warnFromPercent: warnFrom } = settings
  return {
    date,
    capacity: dayCapacity(date, settings),
    loads: slotLoads(
      slots.map(({ from }) => from),
      await slotCounts(store.db, date),
      (slot) => capacityOf({ date, slot }, settings),
      warnFrom,
    ),
    warnFrom,
    position: date === todayInHongKong(now) ? positionOnRuler(timeInHongKong(now), slots) : null,
  }
}
