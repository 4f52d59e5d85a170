import { eq } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { maySellOutUntil } from '#domain/menu/sold-out.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { dishes, soldOutDishes } from '#server/db/schema/catalogue.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'

export type SellOutResult = { readonly ok: true } | Refusing<'dish-unknown' | 'date-invalid'> | ShopRefusal

/** @param until last day without the dish; null if it is available */
export function sellOutDish(
  store: ShopStore,
  { dishId, until }: { readonly dishId: string; readonly until: CalendarDate | null },
  by: StaffMember,
  now: Date,
): Promise<SellOutResult> {
  return changeShop(store, 'sold-out', by, now, async ({ tx, record }): Promise<SellOutResult> => {
    const today = todayInHongKong(now)
    if (until && !maySellOutUntil(until, today)) return refusing('date-invalid')
    const [dish] = await tx.select().from(dishes).where(eq(dishes.id, dishId)).for('update')
    if (!dish) return refusing('dish-unknown')
    const ofDish = eq(soldOutDishes.dishId, dishId)
    const [row] = await tx.select().from(soldOutDishes).where(ofDish)
    const before = row && row.until >= today ? { from: row.from, until: row.until } : null
    if ((before?.until ?? null) === until) return { ok: true }
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
    await record(after ? 'sell-out' : 'offer-again', dish, { before, after })
    return { ok: true }
  })
}
