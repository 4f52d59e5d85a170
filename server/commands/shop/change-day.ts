import { and, count, eq } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { type DayForm, type DayRefusal, isIntakePossible } from '#domain/staff/day/day-form.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { takesPlace } from '#server/db/orders/order-counts.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { NamedPerson } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'
import { loadDayRule, writeDay } from './steps/day-rule.ts'

export type DayResult = { readonly ok: true; readonly version: number } | Refusing<DayRefusal>

/**
 * The second of two people who saw the same version is refused.
 * @param setsFees whether the person may change fees
 */
export async function changeDay(
  store: Pick<Store, 'db' | 'refresh'>,
  actor: NamedPerson,
  { rule, version, reason }: DayForm,
  setsFees: boolean,
  now: Date,
): Promise<DayResult> {
  if (rule.date < todayInHongKong(now)) return refusing('day-past')
  return refuseInOutage(async () => {
    const result = await store.db.transaction(async (tx): Promise<DayResult> => {
      // Orders being written must be counted.
      await lockDay(tx, rule.date)
      const before = await loadDayRule(tx, rule.date)
      if (before.version !== version) return refusing('day-changed-meanwhile')
      if (!isIntakePossible(rule.intake, await ordersOn(tx, rule.date))) return refusing('day-has-orders')
      const newRule = setsFees ? rule : { ...rule, zoneFees: before.rule.zoneFees }
      return { ok: true, version: await writeDay(tx, before, newRule, { actor, why: reason }, now) }
    })
    if (result.ok) await showAtOnce(store.refresh)
    return result
  })
}

async function ordersOn(tx: Transaction, date: CalendarDate): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.dueDate, date), takesPlace))
  return row?.orders ?? 0
}
