/** Days and slots with room by the data of the browser; the server decides. */
import type { Order } from '#app/order/attempt/state.ts'
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { isDayFull, nearestFree } from '#domain/delivery/capacity.ts'
import {
  closedSlotRefusal,
  dateRefusal,
  earliestOrderDate,
  latestOrderDate,
} from '#domain/delivery/delivery-dates.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import { useFullSlots } from './use-full-slots.ts'

export interface Places {
  ofDay(date: CalendarDate): Refusal | null
  ofSlot(slot: string): Refusal | null
}

export function usePlaces({ rules: { settings }, today, quote, attempt }: Order): Places {
  const full = useFullSlots(portionsOf(quote.lines))
  const sets = quote.lines.map(datedSet)
  const { date: day, slot: chosenSlot } = attempt.dialog.details
  const range = { from: earliestOrderDate(today, settings), to: latestOrderDate(today, settings) }
  const isFull = (date: CalendarDate, slot: string) => full[date]?.includes(slot) ?? false
  const nearest = (date: CalendarDate, slot: string) =>
    nearestFree(
      { date, slot },
      range,
      settings.slots,
      (due) =>
        !isFull(due.date, due.slot) &&
        !dateRefusal(due.date, sets, settings, today) &&
        !closedSlotRefusal(due, settings),
    )
  const anySlot = chosenSlot ?? settings.slots[0]?.from ?? ''
  return {
    ofDay(date) {
      const dayRefusal = dateRefusal(date, sets, settings, today)
      if (dayRefusal?.code === 'date-closed')
        return refusal('date-closed', 'date', { date, nearest: nearest(date, anySlot) })
      if (dayRefusal || !isDayFull(date, full[date] ?? [], settings)) return dayRefusal
      return refusal('date-full', 'date', { date, nearest: nearest(date, anySlot) })
    },
    ofSlot(slot) {
      if (!day || !isCalendarDate(day)) return null
      const due = { date: day, slot }
      if (closedSlotRefusal(due, settings))
        return refusal('slot-closed', 'slot', { ...due, nearest: nearest(day, slot) })
      return isFull(day, slot) ? refusal('slot-full', 'slot', { ...due, nearest: nearest(day, slot) }) : null
    },
  }
}
