/** A tick of the kitchen, read within its limits: it may have waited in the tablet for a signal. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import { tappedAt } from './tapped-at.ts'

export interface DishTick {
  readonly date: CalendarDate
  readonly dishId: string
  readonly isDone: boolean
  /** How many portions were due where it was ticked: more may have been ordered since. Null: as many as are due now. */
  readonly portions: number | null
  readonly at: Date
  /** The page had ticked the dish before, and did not know yet whether that arrived. */
  readonly followsUnsent: boolean
}

const longestDishId = 100
const mostPortions = 100_000

export type TickField = 'date' | 'dish' | 'done' | 'portions' | 'at' | 'sent' | 'unsent'

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
    followsUnsent: field('unsent') === 'yes',
  }
}

/** What the trail tells of a dish of a day. */
export interface KnownTick {
  readonly verb: WorkVerb
  readonly at: Date
  readonly number: number | null
}

/**
 * Whether a tick says what the last one said, so that nothing has to be written. Not so where the page said otherwise in
 * between and what it said may arrive still: that is newer than the last tick, and must find a newer one. What waits on
 * another device is not meant by somebody who never saw it: it counts by its time.
 * @param portions for which it is done; null: it is not done
 * @param last no later than the tick
 */
export function saysTheSame(
  { at, followsUnsent }: Pick<DishTick, 'at' | 'followsUnsent'>,
  portions: number | null,
  last: KnownTick,
): boolean {
  const isSaid = portions === null ? last.verb === 'untick' : last.verb === 'tick' && last.number === portions
  return isSaid && !(followsUnsent && last.at < at)
}
