import { addDays, type CalendarDate, daysBetween, minutesOfDay } from '#domain/calendar.ts'
import type { DayRule, Settings } from '#domain/shop/settings.ts'

export interface Due {
  readonly date: CalendarDate
  readonly slot: string
}

type DayRules = Pick<Settings, 'closedDates' | 'stoppedDates' | 'days'>
type SlotRules = DayRules & Pick<Settings, 'slots'>

export function dayRuleOf(date: CalendarDate, { days }: Pick<Settings, 'days'>): DayRule | null {
  return days.find((day) => day.date === date) ?? null
}

/** Weather overrides the day's rule, which overrides the list of closed days. */
export function isDayOpen(date: CalendarDate, rules: DayRules): boolean {
  if (rules.stoppedDates.includes(date)) return false
  const rule = dayRuleOf(date, rules)
  return rule ? rule.intake === 'open' : !rules.closedDates.includes(date)
}

export function isSlotOpen({ date, slot }: Due, rules: DayRules): boolean {
  return isDayOpen(date, rules) && !dayRuleOf(date, rules)?.closedSlots.includes(slot)
}

/** The slot's rule overrides the day's, which overrides the shop's. */
export function capacityOf({ date, slot }: Due, settings: Pick<Settings, 'slotCapacity' | 'days'>): number {
  return dayRuleOf(date, settings)?.slotCapacities[slot] ?? dayCapacity(date, settings)
}

/** The day decides for slots without a rule of their own. */
export function dayCapacity(date: CalendarDate, settings: Pick<Settings, 'slotCapacity' | 'days'>): number {
  return dayRuleOf(date, settings)?.slotCapacity ?? settings.slotCapacity
}

export function roomIn(portions: number, capacity: number): number {
  return Math.max(0, capacity - portions)
}

/**
 * An order larger than any slot fits into an empty slot; otherwise nobody could order it
 * (docs/decisions/0031).
 */
export function fits(portions: number, bookedPortions: number, capacity: number): boolean {
  return bookedPortions === 0 || portions <= roomIn(bookedPortions, capacity)
}

/** Open slots without room for the order, by day. */
export function fullSlots(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  portions: number,
  settings: SlotRules & Pick<Settings, 'slotCapacity'>,
  takenIn: (due: Due) => number,
): Readonly<Record<CalendarDate, readonly string[]>> {
  const full: Record<CalendarDate, readonly string[]> = {}
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const starts = openSlots(date, settings).filter(
      (slot) => !fits(portions, takenIn({ date, slot }), capacityOf({ date, slot }, settings)),
    )
    if (starts.length > 0) full[date] = starts
  }
  return full
}

export function isDayFull(date: CalendarDate, full: readonly string[], rules: SlotRules): boolean {
  return isDayOpen(date, rules) && openSlots(date, rules).every((slot) => full.includes(slot))
}

function openSlots(date: CalendarDate, rules: SlotRules): readonly string[] {
  return rules.slots.map(({ from }) => from).filter((slot) => isSlotOpen({ date, slot }, rules))
}

interface Asking {
  readonly portions: number
  /** True if staff exceed the capacity. */
  readonly exceeds: boolean
}

/** Reserves places for simultaneous orders in the order given. */
export function grantPlaces(
  asking: readonly Asking[],
  portions: number,
  capacity: number,
): readonly boolean[] {
  let total = portions
  return asking.map(({ portions, exceeds }) => {
    const isGranted = exceeds || fits(portions, total, capacity)
    if (isGranted) total += portions
    return isGranted
  })
}

/** The free slot nearest to the wanted one: first on the same day, then by date; the later one in a tie. */
export function nearestFree(
  request: Due,
  range: { readonly from: CalendarDate; readonly to: CalendarDate },
  slots: Settings['slots'],
  isFree: (due: Due) => boolean,
): Due | null {
  const starts = slots
    .map(({ from }) => from)
    .toSorted((a, b) => minutesFrom(request.slot, a) - minutesFrom(request.slot, b) || b.localeCompare(a))
  for (const date of daysAround(request.date, range)) {
    const slot = starts.find((start) => isFree({ date, slot: start }))
    if (slot !== undefined) return { date, slot }
  }
  return null
}

function* daysAround(
  middle: CalendarDate,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Generator<CalendarDate> {
  const isIn = (date: CalendarDate) => date >= from && date <= to
  const farthest = Math.max(Math.abs(daysBetween(middle, from)), Math.abs(daysBetween(middle, to)))
  if (isIn(middle)) yield middle
  for (let days = 1; days <= farthest; days += 1)
    for (const date of [addDays(middle, days), addDays(middle, -days)]) if (isIn(date)) yield date
}

function minutesFrom(one: string, other: string): number {
  return Math.abs(minutesOfDay(one) - minutesOfDay(other))
}
