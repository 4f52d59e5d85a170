/** A tick of the kitchen, read within its limits: it may have waited in the tablet for a signal. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import { tappedAt } from './tapped-at.ts'

export interface DishTick {
  readonly date: CalendarDate
  readonly dishId: string
  readonly isDone: boolean
  /** How many portions were due where it was ticked: more may have been ordered since. Null: as many as are due now. */
  readonly portions: number | null
  readonly at: Date
}

const longestDishId = 100
const mostPortions = 100_000

export type TickField = 'date' | 'dish' | 'done' | 'portions' | 'at' | 'sent'

/** @returns null: no tick of this program's pages */
export function readDishTick(field: (name: TickField) => string | null, now: Date): DishTick | null {
  const date = parseCalendarDate(field('date') ?? '')
  const portions = Number(field('portions') ?? 0)
  if (!date || !Number.isSafeInteger(portions) || portions < 0 || portions > mostPortions) return null
  return {
    date,
    dishId: plainText((field('dish') ?? '').slice(0, longestDishId)),
    isDone: field('done') === 'yes',
    portions: portions || null,
    at: tappedAt(field('at'), field('sent'), now),
  }
}
