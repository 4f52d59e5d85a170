/** Dishes that the kitchen runs out of, for today or until a day: they can't be ordered for those days. */
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

/** The days without the dish, the first and the last included. */
export interface SoldOut {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** A dish of an order with the days on which it can't be had. */
export interface SoldOutDish {
  readonly dishId: string
  readonly dish: Text
  readonly soldOut: SoldOut
}

export function isSoldOutOn(soldOut: SoldOut, date: string): boolean {
  return soldOut.from <= date && date <= soldOut.until
}

/** Whether any of these days is without the dish. A period that is over says nothing any more. */
export function isSoldOutBetween(
  soldOut: SoldOut | undefined,
  first: CalendarDate,
  last: CalendarDate,
): soldOut is SoldOut {
  return soldOut !== undefined && soldOut.from <= last && soldOut.until >= first
}

/** A dish that is away for longer comes off the menu. */
const longestSoldOutDays = 366

/** Whether a dish may be marked today as sold out until a day. */
export function maySellOutUntil(until: CalendarDate, today: CalendarDate): boolean {
  return today <= until && until <= addDays(today, longestSoldOutDays)
}
