/** Reads and writes what is different on a day. The day must be locked, so that orders being written are waited for. */
import { eq } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DayRule } from '#domain/shop/settings.ts'
import { dayRuleText, usualDay } from '#domain/staff/day/day-form.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { closedDatesOf } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type Named } from '#server/db/work/staff-events.ts'

export interface StoredDay {
  readonly rule: DayRule
  /** How often it was changed; 0: nothing is different on the day. */
  readonly version: number
}

export async function storedDay(tx: Transaction, date: CalendarDate): Promise<StoredDay> {
  const [row] = await tx.select().from(calendarDays).where(eq(calendarDays.date, date))
  if (!row) return { rule: usualDay(date, await closedDatesOf(tx)), version: 0 }
  const { version, ...rule } = row
  return { rule, version }
}

/** @returns the version of the rule that was written, with an entry in the trail */
export async function writeDay(
  tx: Transaction,
  before: StoredDay,
  rule: DayRule,
  { actor, why }: { readonly actor: Named; readonly why: string },
  now: Date,
): Promise<number> {
  const version = before.version + 1
  const set = { ...rule, version }
  await tx.insert(calendarDays).values(set).onConflictDoUpdate({ target: calendarDays.date, set })
  const texts = { before: dayRuleText(before.rule), after: dayRuleText(rule) }
  const subject = { id: null, name: rule.date }
  await addStaffEvent(tx, { verb: 'change-day', actor, subject, ...texts, why }, now)
  return version
}
