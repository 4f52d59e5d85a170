/** The day must be locked before it is read, so that orders being written are waited for. */
import { eq } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DayRule } from '#domain/shop/settings.ts'
import { dayRuleText, usualDay } from '#domain/staff/day/day-form.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { closedDatesOf } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'

export interface StoredDay {
  readonly rule: DayRule
  /** Number of changes; 0 while the day follows the defaults. */
  readonly version: number
}

export async function loadDayRule(tx: Transaction, date: CalendarDate): Promise<StoredDay> {
  const [row] = await tx.select().from(calendarDays).where(eq(calendarDays.date, date))
  if (!row) return { rule: usualDay(date, await closedDatesOf(tx)), version: 0 }
  const { version, ...rule } = row
  return { rule, version }
}

/** @returns the version of the written rule, with an entry in the audit log */
export async function writeDay(
  tx: Transaction,
  before: StoredDay,
  rule: DayRule,
  { actor, why }: { readonly actor: NamedPerson; readonly why: string },
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
