import { addDays, type CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

/** Both days are included. */
export interface SoldOut {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

export interface SoldOutDish {
  readonly dishId: string
  readonly dish: Text
  readonly soldOut: SoldOut
}

export function isSoldOutOn(soldOut: SoldOut, date: string): boolean {
  return soldOut.from <= date && date <= soldOut.until
}

/** Past periods do not count. */
export function isSoldOutBetween(
  soldOut: SoldOut | undefined,
  first: CalendarDate,
  last: CalendarDate,
): soldOut is SoldOut {
  return soldOut !== undefined && soldOut.from <= last && soldOut.until >= first
}

/** Dishes that are away for longer leave the menu. */
const longestSoldOutDays = 366

export function maySellOutUntil(until: CalendarDate, today: CalendarDate): boolean {
  return today <= until && until <= addDays(today, longestSoldOutDays)
}
