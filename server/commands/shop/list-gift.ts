import { eq } from 'drizzle-orm'
import { gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { SetEditor } from './with-set.ts'
import { onShelf, type ShelfRefusal, type ShelfStore } from './with-shelf.ts'

/** Shows a gift to customers, or hides it: at once, as sets are put on sale (docs/decisions/0034). */
export function putGiftOnSale(
  store: ShelfStore,
  { id, isOnSale }: { readonly id: string; readonly isOnSale: boolean },
  by: SetEditor,
  now: Date,
): Promise<'saved' | ShelfRefusal> {
  return onShelf(store, { kind: 'gift', id }, by, async (tx, gift) => {
    if (gift.isOnSale === isOnSale) return 'saved' as const
    await tx
      .update(gifts)
      .set({ published: isOnSale })
      .where(eq(gifts.id, Number(id)))
    await addShopEvent(tx, {
      ...{ at: now, verb: isOnSale ? 'put-on-sale' : 'take-off-sale', actorId: by.id, actorName: by.name },
      ...{ subjectId: id, subjectName: gift.name, before: null, after: null },
    })
    return 'saved' as const
  })
}

/** Removes a gift that is off sale. Nothing else refers to it: gifts are ordered in the shop's online shop. */
export function removeGift(
  store: ShelfStore,
  id: string,
  by: SetEditor,
  now: Date,
): Promise<'removed' | 'on-sale' | ShelfRefusal> {
  return onShelf(store, { kind: 'gift', id }, by, async (tx, { name, values, isOnSale }) => {
    if (isOnSale) return 'on-sale' as const
    await tx.delete(gifts).where(eq(gifts.id, Number(id)))
    await addShopEvent(tx, {
      ...{ at: now, verb: 'remove-gift', actorId: by.id, actorName: by.name },
      ...{ subjectId: id, subjectName: name, before: values, after: null },
    })
    return 'removed' as const
  })
}
