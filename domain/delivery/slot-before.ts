import { minutesOfDay, timeOfMinutes } from '#domain/calendar.ts'
import type { Figures } from '#domain/shop/figures.ts'

type SlotTimes = Pick<Figures, 'firstSlot' | 'lastSlot' | 'slotMinutes'>

interface SlotSpan {
  readonly from: string
  readonly to: string
}

const noon = 12 * 60
/** Food may come late within its slot and must be carried aboard. */
const minutesBeforeSailing = 60

/** The example for boat pages: noon, or later if no slot is early enough; null if the shop has no slots. */
export function sailingExample(
  times: SlotTimes,
): { readonly sailing: string; readonly slot: SlotSpan } | null {
  const earliest = minutesOfDay(times.firstSlot) + times.slotMinutes + minutesBeforeSailing
  const sailing = timeOfMinutes(Math.max(noon, earliest))
  const slot = slotBefore(sailing, minutesBeforeSailing, times)
  return slot && { sailing, slot }
}

/** Returns null if no slot ends early enough. */
function slotBefore(
  time: string,
  minutes: number,
  { firstSlot, lastSlot, slotMinutes }: SlotTimes,
): SlotSpan | null {
  const first = minutesOfDay(firstSlot)
  const latest = Math.min(minutesOfDay(lastSlot), minutesOfDay(time) - minutes - slotMinutes)
  if (slotMinutes <= 0 || latest < first) return null
  const from = latest - ((latest - first) % slotMinutes)
  return { from: timeOfMinutes(from), to: timeOfMinutes(from + slotMinutes) }
}
