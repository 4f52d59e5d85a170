import { eq } from 'drizzle-orm'
import { todayInHongKong } from '#domain/calendar.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { hasEnglishGap } from '#domain/staff/shop/english-gap.ts'
import { menuContext } from '#domain/staff/shop/menus/menu-forms.ts'
import { setsWithoutDish } from '#domain/staff/shop/menus/off-sale.ts'
import { setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { recordPublication } from './drafts.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'
import { writeEditedSet } from './steps/open-thing.ts'

export type DishSaleResult =
  | { readonly ok: true }
  /** An owner must change a set that needs the dish first. */
  | Refusing<'dish-unknown' | 'set-needs-dish' | 'english-missing'>
  | ShopRefusal

/** A new version of each set lets the dish be restored; placed orders keep it. */
export function putDishOnSale(
  store: ShopStore,
  { dishId, isOnSale }: { readonly dishId: string; readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<DishSaleResult> {
  return changeShop(store, 'menu', by, now, async (change): Promise<DishSaleResult> => {
    const { tx, record } = change
    const catalogue = await loadCatalogue(tx)
    const dish = catalogue.dishes.get(dishId)
    if (!dish) return refusing('dish-unknown')
    if (dish.onSale === isOnSale) return { ok: true }
    if (isOnSale && catalogue.hasEnglish && hasEnglishGap(dish)) return refusing('english-missing')
    const context = menuContext(catalogue)
    const sets = catalogue.sets.map((set) => pricedOn(set, todayInHongKong(now)))
    const hit = isOnSale ? [] : setsWithoutDish(dishId, context, sets)
    for (const { editedSet } of hit) if (!editedSet) return refusing('set-needs-dish')
    for (const { set, editedSet } of hit) {
      if (!editedSet) continue
      const after = await writeEditedSet(tx, set, editedSet, context)
      const place = { kind: 'set', id: String(set.id) } as const
      const form = { publishedValues: setValuesOf(set) }
      await recordPublication(change, { place, name: set.name, verb: 'publish-set', form, after }, by, now)
    }
    await tx.update(dishes).set({ onSale: isOnSale }).where(eq(dishes.id, dishId))
    await record(isOnSale ? 'put-on-sale' : 'take-off-sale', dish)
    return { ok: true }
  })
}
