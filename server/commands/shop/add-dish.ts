import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { idFor, namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { NewOne } from './add-set.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'
import { plainDish } from './steps/plain-model.ts'
import { storedPlainPicture } from './steps/plain-picture.ts'

export type AddDishResult =
  | { readonly ok: true; readonly dishId: string }
  | Refusing<'names-missing' | 'dish-unknown'>
  | ShopRefusal

/** The first dish has no model. */
export function addDish(
  store: ShopStore,
  { like, zh, en }: NewOne<string>,
  by: StaffMember,
  now: Date,
): Promise<AddDishResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<AddDishResult> => {
    const name = namesIn(zh, en, await loadHasEnglish(tx))
    if (!name) return refusing('names-missing')
    const rows = await tx.select().from(dishes)
    const model = rows.length === 0 ? plainDish : rows.find(({ id }) => id === like)
    if (!model) return refusing('dish-unknown')
    const dishId = idFor(name.en, new Set(rows.map(({ id }) => id)), 'dish')
    const { id: imageId } = await storedPlainPicture(tx)
    await tx.insert(dishes).values({ ...model, id: dishId, name, imageId, onSale: true })
    await record('add-dish', { id: dishId, name }, { before: null, after: { like } })
    return { ok: true, dishId }
  })
}
