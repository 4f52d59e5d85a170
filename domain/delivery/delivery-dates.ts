/** Due dates: lead time, horizon, closed days, seasons, half-hour slots (decisions 13 to 15). */
import { addDays, type CalendarDate, isCalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isSoldOutOn, type SoldOutDish } from '#domain/menu/sold-out.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings, Slot } from '#domain/shop/settings.ts'
import { type Due, isDayOpen, isSlotOpen } from './capacity.ts'

export type DateRules = Pick<
  Settings,
  'leadDays' | 'leadSeasons' | 'horizonDays' | 'closedDates' | 'stoppedDates' | 'days'
>
export type LeadTimes = Pick<Settings, 'leadDays' | 'leadSeasons'>
type DateRefusal = Refusal<
  | 'date-missing'
  | 'date-invalid'
  | 'date-too-early'
  | 'date-too-late'
  | 'date-closed'
  | 'set-out-of-season'
  | 'dish-sold-out'
>

/** A set with its chosen dishes that are sold out on some days. */
export type DatedSet = Pick<SetMenu, 'id' | 'name' | 'season' | 'leadDays'> & {
  readonly soldOut?: readonly SoldOutDish[]
}

/**
 * Today is day 0: with 3 lead days, an order of Monday can be due on Thursday. The longest lead time
 * decides.
 */
export function earliestOrderDate(
  today: CalendarDate,
  settings: LeadTimes,
  sets: Iterable<Pick<SetMenu, 'leadDays'>> = [],
  from: CalendarDate = today,
): CalendarDate {
  const days = Math.max(0, ...Array.from(sets, ({ leadDays }) => leadDays ?? 0))
  let date = from
  while (date < addDays(today, Math.max(days, leadDaysOn(date, settings)))) date = addDays(date, 1)
  return date
}

export function leadDaysOn(date: CalendarDate, { leadDays, leadSeasons }: LeadTimes): number {
  const seasons = leadSeasons.filter((season) => isWithinSeason(date, season))
  return Math.max(leadDays, ...seasons.map(({ days }) => days))
}

export function latestOrderDate(today: CalendarDate, settings: Pick<Settings, 'horizonDays'>): CalendarDate {
  return addDays(today, settings.horizonDays)
}

/** Nobody can order a set whose lead time exceeds the calendar. */
export function isBeyondCalendar(leadDays: number, { horizonDays }: Pick<Settings, 'horizonDays'>): boolean {
  return leadDays > horizonDays
}

export function dateRefusal(
  date: string | null,
  sets: readonly DatedSet[],
  settings: DateRules,
  today: CalendarDate,
): DateRefusal | null {
  const outside = rangeRefusal(date, earliestFrom(date, sets, settings, today), settings, today)
  if (outside || !date || !isCalendarDate(date)) return outside
  for (const { id, name, season, soldOut = [] } of sets) {
    if (season && !isWithinSeason(date, season)) {
      return refusal('set-out-of-season', 'date', { setId: id, set: name, ...season })
    }
    const soldOutDish = soldOut.find((dish) => isSoldOutOn(dish.soldOut, date))
    if (soldOutDish) return refusal('dish-sold-out', 'date', { setId: id, set: name, ...soldOutDish })
  }
  return null
}

function earliestFrom(
  date: string | null,
  sets: readonly DatedSet[],
  settings: LeadTimes,
  today: CalendarDate,
): CalendarDate {
  const day = date !== null && isCalendarDate(date) && date > today ? date : today
  return earliestOrderDate(today, settings, sets, day)
}

/** Returns null if the sets share no date within the booking horizon. */
export function firstOrderDate(
  sets: readonly DatedSet[],
  settings: DateRules,
  today: CalendarDate,
): CalendarDate | null {
  const latest = latestOrderDate(today, settings)
  for (let date = earliestOrderDate(today, settings); date <= latest; date = addDays(date, 1)) {
    if (!dateRefusal(date, sets, settings, today)) return date
  }
  return null
}

/** Customers ask about weddings and annual dinners before the order calendar reaches them. */
const eventHorizonDays = 730

export function latestEventDate(today: CalendarDate): CalendarDate {
  return addDays(today, eventHorizonDays)
}

/** Event enquiries may be for today, because staff answer them (decisions 14). */
export function eventDateRefusal(date: string | null, today: CalendarDate): DateRefusal | null {
  const everyDay = { horizonDays: eventHorizonDays, closedDates: [], stoppedDates: [], days: [] }
  return rangeRefusal(date, today, everyDay, today)
}

function rangeRefusal(
  date: string | null,
  earliest: CalendarDate,
  settings: Omit<DateRules, keyof LeadTimes>,
  today: CalendarDate,
): DateRefusal | null {
  if (!date) return refusal('date-missing', 'date', {})
  if (!isCalendarDate(date)) return refusal('date-invalid', 'date', {})
  if (date < earliest) return refusal('date-too-early', 'date', { earliest })
  const latest = latestOrderDate(today, settings)
  if (date > latest) return refusal('date-too-late', 'date', { latest })
  if (!isDayOpen(date, settings)) return refusal('date-closed', 'date', { date, nearest: null })
  return null
}

export function slotRefusal(
  slot: string | null,
  slots: readonly Slot[],
): Refusal<'slot-missing' | 'slot-unknown'> | null {
  if (!slot) return refusal('slot-missing', 'slot', {})
  return slots.some(({ from }) => from === slot) ? null : refusal('slot-unknown', 'slot', {})
}

export function closedSlotRefusal(
  { date, slot }: Due,
  settings: Pick<Settings, 'closedDates' | 'stoppedDates' | 'days'>,
): Refusal<'slot-closed'> | null {
  if (!isDayOpen(date, settings) || isSlotOpen({ date, slot }, settings)) return null
  return refusal('slot-closed', 'slot', { date, slot, nearest: null })
}
