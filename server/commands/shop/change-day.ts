/** Staff change what is different on a day: whether it takes orders, its capacity, its delivery fees. */
import { and, count, eq } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type Refused, refusing } from '#domain/order-situation.ts'
import type { DayRule } from '#domain/settings.ts'
import { type DayForm, type DayRefusal, dayRuleText, usualDay } from '#domain/staff/day-form.ts'
import { takesPlace } from '#server/db/orders/order-counts.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { orders } from '#server/db/schema/orders.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { closedDatesOf } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type Named } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'

export type DayResult = { readonly ok: true; readonly version: number } | Refused<DayRefusal>

/**
 * Saves the rule of a day with an entry in the trail. Of two people who saw the same version the second is refused.
 * @param setsFees whether the person may change fees; otherwise those of the day stay
 */
export async function changeDay(
  store: Pick<Store, 'db' | 'refresh'>,
  actor: Named,
  { rule, version, reason }: DayForm,
  setsFees: boolean,
  now: Date,
): Promise<DayResult> {
  if (rule.date < todayInHongKong(now)) return refusing('day-past')
  try {
    const result = await store.db.transaction(async (tx): Promise<DayResult> => {
      // An order that is being written for the day is waited for, and counted.
      await lockDay(tx, rule.date)
      const before = await ruleOf(tx, rule.date)
      if ((before?.version ?? 0) !== version) return refusing('day-changed-meanwhile')
      if (rule.intake === 'closed' && (await ordersOn(tx, rule.date)) > 0) return refusing('day-has-orders')
      const fees = setsFees ? rule.zoneFees : (before?.zoneFees ?? {})
      const set = { ...rule, zoneFees: fees, version: version + 1 }
      await tx.insert(calendarDays).values(set).onConflictDoUpdate({ target: calendarDays.date, set })
      await addStaffEvent(
        tx,
        {
          verb: 'change-day',
          actor,
          subject: { id: null, name: rule.date },
          before: dayRuleText(before ?? usualDay(rule.date, await closedDatesOf(tx))),
          after: dayRuleText(set),
          why: reason,
        },
        now,
      )
      return { ok: true, version: set.version }
    })
    if (result.ok) await showAtOnce(store.refresh)
    return result
  } catch (error) {
    if (isOutage(error)) return refusing('temporarily-unavailable')
    throw error
  }
}

async function ruleOf(
  tx: Transaction,
  date: CalendarDate,
): Promise<(DayRule & { readonly version: number }) | undefined> {
  const [row] = await tx.select().from(calendarDays).where(eq(calendarDays.date, date))
  return row
}

async function ordersOn(tx: Transaction, date: CalendarDate): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.dueDate, date), takesPlace))
  return row?.orders ?? 0
}
