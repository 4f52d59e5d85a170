import { and, between, count } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { ordinaryDay, usualDay } from '#domain/staff/day/day-form.ts'
import {
  type DayNow,
  type DaysEffect,
  type DaysForm,
  daysEffect,
  daysFrom,
  daysSubject,
  intakesText,
} from '#domain/staff/day/days-form.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { takesPlace } from '#server/db/orders/order-counts.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { orders } from '#server/db/schema/orders.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { closedDatesOf } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'

export type DaysResult =
  | { readonly ok: true; readonly effect: DaysEffect }
  /** The owner must confirm the effect. */
  | { readonly ok: false; readonly reason: 'effect-unseen'; readonly effect: DaysEffect }
  | Refusing<'day-past' | 'temporarily-unavailable'>

/** First returns the effect as a preview; a form with the same effect saves it. */
export async function changeDays(
  store: Pick<Store, 'db' | 'refresh'>,
  actor: NamedPerson,
  form: DaysForm,
  now: Date,
): Promise<DaysResult> {
  if (form.from < todayInHongKong(now)) return refusing('day-past')
  return refuseInOutage(async () => {
    const result = await store.db.transaction(async (tx): Promise<DaysResult> => {
      const dates = daysFrom(form)
      // Days are sorted, to prevent deadlocks.
      for (const date of dates) await lockDay(tx, date)
      const days = await daysNow(tx, form, dates)
      const effect = daysEffect(form, days)
      if (form.fingerprint !== effect.fingerprint || !effect.isPossible)
        return { ok: false, reason: 'effect-unseen', effect }
      for (const date of effect.changedDates) {
        const version = (days.find((day) => day.date === date)?.version ?? 0) + 1
        const set = { intake: form.intake, version }
        await tx
          .insert(calendarDays)
          .values({ ...ordinaryDay(date), ...set })
          .onConflictDoUpdate({ target: calendarDays.date, set })
      }
      await addStaffEvent(
        tx,
        {
          verb: 'change-days',
          actor,
          subject: { id: null, name: daysSubject(form) },
          before: intakesText(days),
          after: intakesText(days.map(() => form)),
          why: form.reason,
        },
        now,
      )
      return { ok: true, effect }
    })
    if (result.ok) await showAtOnce(store.refresh)
    return result
  })
}

async function daysNow(
  tx: Transaction,
  { from, to }: DaysForm,
  dates: readonly CalendarDate[],
): Promise<readonly DayNow[]> {
  const rules = await tx
    .select({ date: calendarDays.date, intake: calendarDays.intake, version: calendarDays.version })
    .from(calendarDays)
    .where(between(calendarDays.date, from, to))
  const counts = await tx
    .select({ date: orders.dueDate, orders: count() })
    .from(orders)
    .where(and(between(orders.dueDate, from, to), takesPlace))
    .groupBy(orders.dueDate)
  const closedDates = await closedDatesOf(tx)
  const ordersOn = new Map(counts.map((each) => [each.date, each.orders]))
  const ruleOf = new Map(rules.map((rule) => [rule.date, rule]))
  return dates.map((date) => {
    const { intake, version } = ruleOf.get(date) ?? { ...usualDay(date, closedDates), version: 0 }
    return { date, intake, version, orders: ordersOn.get(date) ?? 0 }
  })
}
