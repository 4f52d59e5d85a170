import { type CalendarDate, isWithinSeason, type Season } from '#domain/calendar.ts'

export interface ShownWhen {
  readonly isOn: boolean
  /** Inclusive dates in Hong Kong; null for no limit. */
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
}

export function isShownOn(
  today: CalendarDate,
  { isOn, from, until, season = null }: ShownWhen & { readonly season?: Season | null },
): boolean {
  const isWithin = (from === null || from <= today) && (until === null || today <= until)
  return isOn && isWithin && (season === null || isWithinSeason(today, season))
}
