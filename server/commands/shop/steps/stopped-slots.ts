/**
 * Weather calls close slots in the calendar; recalling a call opens the slots it closed
 * (docs/decisions/0040).
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { weatherCalls } from '#server/db/schema/weather.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { NamedPerson } from '#server/db/work/staff-events.ts'
import { loadDayRule, writeDay } from './day-rule.ts'

interface SlotsCall {
  readonly date: CalendarDate
  readonly kind: WeatherKind
  readonly by: NamedPerson
}

/**
 * The day must be locked.
 * @returns the slots that only weather calls close
 */
export async function closeSlots(
  tx: Transaction,
  { date, kind, by }: SlotsCall,
  slots: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const before = await loadDayRule(tx, date)
  const { closedSlots } = before.rule
  const closing = slots.filter((slot) => !closedSlots.includes(slot))
  const ofOthers = await closedByCalls(tx, date)
  if (closing.length > 0) {
    const rule = { ...before.rule, closedSlots: [...closedSlots, ...closing].sort() }
    await writeDay(tx, before, rule, { actor: by, why: kind }, now)
  }
  return slots.filter((slot) => closing.includes(slot) || ofOthers.has(slot))
}

/** Slots closed by calls that are not recalled. */
async function closedByCalls(tx: Transaction, date: CalendarDate): Promise<ReadonlySet<string>> {
  const standing = await tx
    .select({ closedSlots: weatherCalls.closedSlots })
    .from(weatherCalls)
    .where(and(eq(weatherCalls.date, date), isNull(weatherCalls.recalledAt)))
  return new Set(standing.flatMap(({ closedSlots }) => closedSlots))
}

/** Slots that another call closed stay closed. Mark the call as recalled and lock the day first. */
export async function openSlots(
  tx: Transaction,
  { date, kind, by }: SlotsCall,
  slots: readonly string[],
  now: Date,
): Promise<void> {
  if (slots.length === 0) return
  const before = await loadDayRule(tx, date)
  const ofOthers = await closedByCalls(tx, date)
  const opening = slots.filter((slot) => !ofOthers.has(slot))
  const closedSlots = before.rule.closedSlots.filter((slot) => !opening.includes(slot))
  if (closedSlots.length === before.rule.closedSlots.length) return
  await writeDay(tx, before, { ...before.rule, closedSlots }, { actor: by, why: kind }, now)
}
