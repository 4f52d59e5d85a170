import { eq } from 'drizzle-orm'
import { todayInHongKong } from '#domain/calendar.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { may } from '#domain/staff/permissions.ts'
import { menuContext } from '#domain/staff/shop/menus/menu-forms.ts'
import { setsWithoutDish } from '#domain/staff/shop/menus/off-sale.ts'
import { setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { recordPublication } from './drafts.ts'
import { showAtOnce } from './show-at-once.ts'
import { lockMenu } from './steps/locks.ts'
import { writeEditedSet } from './steps/open-thing.ts'

export type DishSaleResult =
  | 'saved'
  | 'not-allowed'
  | 'dish-unknown'
  /** An owner must change the set first. */
  | 'set-needs-dish'
  | 'temporarily-unavailable'

/** A new version of each set lets the dish be restored; placed orders keep it. */
export function putDishOnSale(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { dishId, isOnSale }: { readonly dishId: string; readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<DishSaleResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const result = await db.transaction(async (tx): Promise<DishSaleResult> => {
      await lockMenu(tx)
      const catalogue = await loadCatalogue(tx)
      const dish = catalogue.dishes.get(dishId)
      if (!dish) return 'dish-unknown'
      if (dish.onSale === isOnSale) return 'saved'
      const context = menuContext(catalogue)
      const sets = catalogue.sets.map((set) => pricedOn(set, todayInHongKong(now)))
      const hit = isOnSale ? [] : setsWithoutDish(dishId, context, sets)
      for (const { edited } of hit) if (!edited) return 'set-needs-dish'
      for (const { set, edited } of hit) {
        if (!edited) continue
        const after = await writeEditedSet(tx, set, edited, context)
        const place = { kind: 'set', id: String(set.id) } as const
        const form = { published: setValuesOf(set) }
        await recordPublication(tx, { place, name: set.name, verb: 'publish-set', form, after }, by, now)
      }
      await tx.update(dishes).set({ onSale: isOnSale }).where(eq(dishes.id, dishId))
      await addShopEvent(tx, {
        at: now,
        verb: isOnSale ? 'put-on-sale' : 'take-off-sale',
        actorId: by.id,
        actorName: by.name,
        subjectId: dishId,
        subjectName: dish.name,
        before: null,
        after: null,
      })
      return 'saved'
    })
    await showAtOnce(refresh)
    return result
  })
}
