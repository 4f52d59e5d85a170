import { may } from '#domain/staff/permissions.ts'
import { idFor, namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import type { NewOne } from './add-set.ts'
import { showAtOnce } from './show-at-once.ts'
import { lockMenu } from './steps/locks.ts'
import { plainDish } from './steps/plain-model.ts'
import { storedPlainPicture } from './steps/plain-picture.ts'

export type AddDishResult =
  | { readonly dishId: string }
  | 'not-allowed'
  | 'names-missing'
  | 'dish-unknown'
  | 'temporarily-unavailable'

/** The first dish has no model. */
export function addDish(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { like, zh, en }: NewOne<string>,
  by: StaffMember,
  now: Date,
): Promise<AddDishResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const name = namesIn(zh, en)
    if (!name) return 'names-missing'
    const result = await db.transaction(async (tx): Promise<AddDishResult> => {
      await lockMenu(tx)
      const rows = await tx.select().from(dishes)
      const model = rows.length === 0 ? plainDish : rows.find(({ id }) => id === like)
      if (!model) return 'dish-unknown'
      const dishId = idFor(name.en, new Set(rows.map(({ id }) => id)), 'dish')
      const { id: imageId } = await storedPlainPicture(tx)
      await tx.insert(dishes).values({ ...model, id: dishId, name, imageId, onSale: true })
      await addShopEvent(tx, {
        at: now,
        verb: 'add-dish',
        actorId: by.id,
        actorName: by.name,
        subjectId: dishId,
        subjectName: name,
        before: null,
        after: { like },
      })
      return { dishId }
    })
    await showAtOnce(refresh)
    return result
  })
}
