import { eq } from 'drizzle-orm'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import {
  type CategoryOrGiftPlace,
  type CategoryOrGiftRefusal,
  type CategoryOrGiftStore,
  withCategoryOrGift,
} from './steps/with-category-or-gift.ts'

/** The change takes effect immediately (docs/decisions/0034, docs/decisions/0057). */
export function putCategoryOrGiftOnSale(
  store: CategoryOrGiftStore,
  { kind, id, isOnSale }: CategoryOrGiftPlace & { readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<'saved' | CategoryOrGiftRefusal> {
  return withCategoryOrGift(store, { kind, id }, by, now, async (tx, item) => {
    if (item.isOnSale === isOnSale) return 'saved' as const
    if (kind === 'category')
      await tx.update(categories).set({ onSale: isOnSale }).where(eq(categories.id, id))
    else
      await tx
        .update(gifts)
        .set({ published: isOnSale })
        .where(eq(gifts.id, Number(id)))
    await addShopEvent(tx, {
      at: now,
      verb: isOnSale ? 'put-on-sale' : 'take-off-sale',
      actorId: by.id,
      actorName: by.name,
      subjectId: id,
      subjectName: item.name,
      before: null,
      after: null,
    })
    return 'saved' as const
  })
}
