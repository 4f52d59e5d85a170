import { eq } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { maySellOutUntil } from '#domain/menu/sold-out.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { dishes, soldOutDishes } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { showAtOnce } from './show-at-once.ts'

export type SellOutResult =
  | 'saved'
  | 'not-allowed'
  | 'dish-unknown'
  | 'date-invalid'
  | 'temporarily-unavailable'

/** @param until last day without the dish; null if it is available */
export function sellOutDish(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { dishId, until }: { readonly dishId: string; readonly until: CalendarDate | null },
  by: StaffMember,
  now: Date,
): Promise<SellOutResult> {
  return orOutage(async () => {
    const today = todayInHongKong(now)
    if (!may(by.role, 'mark-sold-out')) return 'not-allowed'
    if (until && !maySellOutUntil(until, today)) return 'date-invalid'
    const result = await db.transaction(async (tx) => {
      const [dish] = await tx.select().from(dishes).where(eq(dishes.id, dishId)).for('update')
      if (!dish) return 'dish-unknown'
      const ofDish = eq(soldOutDishes.dishId, dishId)
      const [row] = await tx.select().from(soldOutDishes).where(ofDish)
      const before = row && row.until >= today ? { from: row.from, until: row.until } : null
      if ((before?.until ?? null) === until) return 'saved'
      const after = until && { from: before?.from ?? today, until }
      if (after) {
        const value = { ...after, at: now, by: by.name }
        await tx
          .insert(soldOutDishes)
          .values({ dishId, ...value })
          .onConflictDoUpdate({ target: soldOutDishes.dishId, set: value })
      } else {
        await tx.delete(soldOutDishes).where(ofDish)
      }
      await addShopEvent(tx, {
        at: now,
        verb: after ? 'sell-out' : 'offer-again',
        actorId: by.id,
        actorName: by.name,
        subjectId: dishId,
        subjectName: dish.name,
        before,
        after,
      })
      return 'saved'
    })
    await showAtOnce(refresh)
    return result
  })
}
