import { eq } from 'drizzle-orm'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts, setMenus, setMenuTabs } from '#server/db/schema/catalogue.ts'
import { removeDrafts } from '#server/db/shop/drafts.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import {
  type CategoryOrGiftPlace,
  type CategoryOrGiftRefusal,
  type CategoryOrGiftStore,
  withCategoryOrGift,
} from './steps/with-category-or-gift.ts'

export type RemoveCategoryOrGiftResult = 'removed' | 'on-sale' | 'in-use' | CategoryOrGiftRefusal

/** Orders do not refer to gifts. The category of gifts stays. */
export function removeCategoryOrGift(
  store: CategoryOrGiftStore,
  { kind, id }: CategoryOrGiftPlace,
  by: StaffMember,
  now: Date,
): Promise<RemoveCategoryOrGiftResult> {
  return withCategoryOrGift(store, { kind, id }, by, now, async (tx, { name, values, isOnSale }) => {
    if (kind === 'category') {
      if (await isInUse(tx, id)) return 'in-use' as const
      await tx.delete(categories).where(eq(categories.id, id))
    } else {
      if (isOnSale) return 'on-sale' as const
      await tx.delete(gifts).where(eq(gifts.id, Number(id)))
    }
    await removeDrafts(tx, [{ kind, id }])
    await addShopEvent(tx, {
      at: now,
      verb: `remove-${kind}`,
      actorId: by.id,
      actorName: by.name,
      subjectId: id,
      subjectName: name,
      before: values,
      after: null,
    })
    return 'removed' as const
  })
}

async function isInUse(tx: Transaction, id: string): Promise<boolean> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id))
  const categorySets = await tx
    .select({ id: setMenus.id })
    .from(setMenus)
    .where(eq(setMenus.categoryId, id))
    .limit(1)
  const tabs = await tx.select().from(setMenuTabs).where(eq(setMenuTabs.categoryId, id)).limit(1)
  return category?.kind === 'gifts' || categorySets.length + tabs.length > 0
}
