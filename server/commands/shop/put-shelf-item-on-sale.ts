import { eq } from 'drizzle-orm'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { onShelf, type ShelfPlace, type ShelfRefusal, type ShelfStore } from './steps/with-shelf.ts'

/** The change takes effect immediately (docs/decisions/0034, docs/decisions/0057). */
export function putShelfItemOnSale(
  store: ShelfStore,
  { kind, id, isOnSale }: ShelfPlace & { readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<'saved' | ShelfRefusal> {
  return onShelf(store, { kind, id }, by, now, async (tx, item) => {
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
