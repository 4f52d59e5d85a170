/** Which slot to choose before something that does not wait, such as a boat. */
import { minutesOfDay, timeOfMinutes } from '#domain/calendar.ts'
import type { Figures } from '#domain/shop/figures.ts'

/**
 * The last slot that ends so many minutes before a time, HH:mm.
 * @returns null: the shop has none so early
 */
export function slotBefore(
  time: string,
  minutes: number,
  { firstSlot, lastSlot, slotMinutes }: Pick<Figures, 'firstSlot' | 'lastSlot' | 'slotMinutes'>,
): { readonly from: string; readonly to: string } | null {
  const first = minutesOfDay(firstSlot)
  const latest = Math.min(minutesOfDay(lastSlot), minutesOfDay(time) - minutes - slotMinutes)
  if (slotMinutes <= 0 || latest < first) return null
  const from = latest - ((latest - first) % slotMinutes)
  return { from: timeOfMinutes(from), to: timeOfMinutes(from + slotMinutes) }
}
