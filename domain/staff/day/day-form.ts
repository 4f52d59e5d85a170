import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { type Cents, toDollars } from '#domain/money.ts'
import { type DayIntake, type DayRule, dayIntakes, type Settings } from '#domain/shop/settings.ts'
import { plainFigures, readAmount } from '#domain/typed-figures.ts'

/** Exceeds any kitchen's capacity. */
export const maxSlotCapacity = 10_000
/** The maximum is in dollars, and above any delivery fee. */
export const maxDayFee = 10_000

export const dayLimits = { reason: 200, number: 20 } as const

export type DayFormProblem = 'capacity-invalid' | 'fee-invalid' | 'form-invalid'

export type DayRefusal =
  | 'day-past'
  /** Orders must be moved or cancelled first. */
  | 'day-has-orders'
  | 'day-changed-meanwhile'
  | 'temporarily-unavailable'

/** Days with orders cannot close completely. */
export function isIntakePossible(intake: DayIntake, orders: number): boolean {
  return intake !== 'closed' || orders === 0
}

export interface DayForm {
  readonly rule: DayRule
  /** The version of the day's rule when the form was opened, or 0 if the day had none. */
  readonly version: number
  readonly reason: string
}

export type DayReading =
  | { readonly ok: true; readonly value: DayForm }
  | { readonly ok: false; readonly problem: DayFormProblem; readonly field: string }

interface Fields {
  readonly get: (name: string) => string
  readonly all: (name: string) => readonly string[]
}

/** An empty number means the default. */
export function readDayForm(
  { get, all }: Fields,
  { slots, zones }: Pick<Settings, 'slots' | 'zones'>,
): DayReading {
  const date = parseCalendarDate(get('date'))
  const intake = dayIntakes.find((each) => each === get('intake'))
  const version = Number(get('version'))
  if (!date || !intake || !Number.isInteger(version) || version < 0) return wrong('form-invalid', 'date')
  const dayCapacity = readCapacity(get('capacity'))
  if (dayCapacity === undefined) return wrong('capacity-invalid', 'capacity')
  const slotCapacities: Record<string, number> = {}
  for (const { from } of slots) {
    const capacity = readCapacity(get(`capacity.${from}`))
    if (capacity === undefined) return wrong('capacity-invalid', `capacity.${from}`)
    if (capacity !== null) slotCapacities[from] = capacity
  }
  const zoneFees: Record<string, Cents> = {}
  for (const { id } of zones) {
    const text = get(`fee.${id}`)
    if (text.trim() === '') continue
    const fee = readAmount(text)
    if (fee === null || toDollars(fee) > maxDayFee) return wrong('fee-invalid', `fee.${id}`)
    zoneFees[id] = fee
  }
  const closedValues = all('closed')
  const closedSlots = slots.map(({ from }) => from).filter((from) => closedValues.includes(from))
  const reason = get('reason').trim().slice(0, dayLimits.reason)
  const rule = { date, intake, slotCapacity: dayCapacity, closedSlots, slotCapacities, zoneFees }
  return { ok: true, value: { rule, version, reason } }
}

/** Returns null for the default and undefined for invalid text. */
function readCapacity(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const capacity = Number(plainFigures(text))
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= maxSlotCapacity ? capacity : undefined
}

function wrong(problem: DayFormProblem, field: string): DayReading {
  return { ok: false, problem, field }
}

export function ordinaryDay(date: CalendarDate): DayRule {
  return { date, intake: 'open', slotCapacity: null, closedSlots: [], slotCapacities: {}, zoneFees: {} }
}

/** A day is open unless it is listed as closed. */
export function usualDay(date: CalendarDate, closedDates: readonly CalendarDate[]): DayRule {
  return { ...ordinaryDay(date), intake: closedDates.includes(date) ? 'no-new-orders' : 'open' }
}

export type DayRuleText = Omit<DayRule, 'date'>

/** The audit log shows this line. */
export function dayRuleText({
  intake,
  slotCapacity,
  closedSlots,
  slotCapacities,
  zoneFees,
}: DayRule): string {
  return JSON.stringify({ intake, slotCapacity, closedSlots, slotCapacities, zoneFees })
}

/** Parses `dayRuleText`; null if invalid. */
export function readDayRuleText(text: string): DayRuleText | null {
  if (!text.startsWith('{')) return null
  const rule: DayRuleText = JSON.parse(text)
  return dayIntakes.includes(rule.intake) ? rule : null
}
