import { isCalendarDate, type Season } from '#domain/calendar.ts'

/** The first and the last day as MM-DD, of which either may be 29 February. Null: all year; undefined: no period. */
export function typedSeason(from: string, to: string): Season | null | undefined {
  if (from === '' && to === '') return null
  return [from, to].every((day) => isCalendarDate(`2028-${day}`)) ? { from, to } : undefined
}
