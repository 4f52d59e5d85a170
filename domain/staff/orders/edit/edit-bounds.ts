import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { type Bound, boundsExceeded } from '#domain/ordering/order-bounds.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { EditedOrder } from './edited-order.ts'

/** @param taken portions of other orders in the slot */
export function editExceeds(
  { content: { draft }, portions, quote: { lines } }: Pick<EditedOrder, 'content' | 'portions' | 'quote'>,
  was: { readonly date: string; readonly slot: string; readonly portions: number },
  bookedPortions: number,
  settings: Settings,
  today: CalendarDate,
): readonly Bound[] {
  const { date, slot } = draft
  if (!date || !slot || !isCalendarDate(date)) return []
  const isOtherDay = was.date !== date
  const isMoved = isOtherDay || was.slot !== slot
  const room = isMoved || portions > was.portions ? { portions, bookedPortions } : null
  const needs: Readonly<Record<Bound, boolean>> = {
    'lead-time': isOtherDay,
    'day-closed': isMoved,
    'slot-closed': isMoved,
    'slot-full': true,
  }
  const sets = lines.map(({ set }) => set)
  return boundsExceeded({ date, slot }, room, sets, settings, today).filter((bound) => needs[bound])
}
