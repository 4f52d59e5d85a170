/** Done marks may have waited on the tablet for a connection. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import { updatedAt } from './tapped-at.ts'

export interface DishMark {
  readonly date: CalendarDate
  readonly dishId: string
  readonly isDone: boolean
  /** The number counts portions when marked; null means the present number. */
  readonly portions: number | null
  readonly at: Date
  /** The page sent an earlier mark without a response. */
  readonly followsUnsent: boolean
}

const longestDishId = 100
const mostPortions = 100_000

export type DishMarkField = 'date' | 'dish' | 'done' | 'portions' | 'at' | 'sent' | 'unsent'

/** @returns null for an invalid mark */
export function readDishMark(field: (name: DishMarkField) => string | null, now: Date): DishMark | null {
  const date = parseCalendarDate(field('date') ?? '')
  const portions = Number(field('portions') ?? 0)
  if (!date || !Number.isSafeInteger(portions) || portions < 0 || portions > mostPortions) return null
  return {
    date,
    dishId: plainText((field('dish') ?? '').slice(0, longestDishId)),
    isDone: field('done') === 'yes',
    portions: portions || null,
    at: updatedAt(field('at'), field('sent'), now),
    followsUnsent: field('unsent') === 'yes',
  }
}

export interface KnownMark {
  readonly verb: WorkVerb
  readonly at: Date
  readonly number: number | null
}

/**
 * Skips marks that repeat the last state, unless the page sent an opposite mark that may still arrive.
 * Unsent marks of other devices are ordered by time.
 * @param portions null if not done
 * @param last not later than this mark
 */
export function saysTheSame(
  { at, followsUnsent }: Pick<DishMark, 'at' | 'followsUnsent'>,
  portions: number | null,
  last: KnownMark,
): boolean {
  const isSaid = portions === null ? last.verb === 'untick' : last.verb === 'tick' && last.number === portions
  return isSaid && !(followsUnsent && last.at < at)
}
