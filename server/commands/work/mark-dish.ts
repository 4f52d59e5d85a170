import { sql } from 'drizzle-orm'
import { todayInHongKong } from '#domain/calendar.ts'
import { type DishMark, saysTheSame } from '#domain/staff/day/dish-mark.ts'
import { dishesToCook } from '#domain/staff/day/production.ts'
import { may, maySeeDay } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import type { Store } from '#server/db/store/store.ts'
import { kitchenOrders, removeDishTick, saveDishTick } from '#server/db/work/kitchen.ts'
import { addWorkEvent, lastMarkOf } from '#server/db/work/work-events.ts'

/** Ignores a late mark if the dish was changed since. An undo that arrives before its mark wins. */
export function markDish(
  { db }: Pick<Store, 'db'>,
  mark: DishMark,
  by: StaffMember,
  now: Date,
): Promise<'saved' | 'not-allowed' | 'not-due' | 'temporarily-unavailable'> {
  const { date, dishId, isDone, at } = mark
  return orOutage(async () => {
    if (!may(by.role, 'tick-dishes') || !maySeeDay(by.role, date, todayInHongKong(at))) return 'not-allowed'
    const event = { date, at, receivedAt: now, actorId: by.id, actorName: by.name, subject: dishId }
    return db.transaction(async (tx) => {
      // The second of two simultaneous marks must see the first.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`tick ${date} ${dishId}`}::text, 0))`,
      )
      const last = await lastMarkOf(tx, date, dishId)
      if (last && last.at > at) return 'saved'
      const due = dishesToCook(await kitchenOrders(tx, date)).find((dish) => dish.dishId === dishId)
      if (!isDone) {
        if (last && saysTheSame(mark, null, last)) return 'saved'
        const wasDone = await removeDishTick(tx, date, dishId)
        // The mark that this undoes may arrive later.
        if (wasDone || due) await addWorkEvent(tx, { ...event, verb: 'untick' })
        return 'saved'
      }
      if (!due) return 'not-due'
      const portions = mark.portions ?? due.portions
      if (last && saysTheSame(mark, portions, last)) return 'saved'
      await saveDishTick(tx, date, { dishId, portions, cookedAt: at, cookedBy: by.name })
      await addWorkEvent(tx, { ...event, verb: 'tick', number: portions })
      return 'saved'
    })
  })
}
