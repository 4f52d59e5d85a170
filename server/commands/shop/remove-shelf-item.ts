import { eq } from 'drizzle-orm'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts, setMenus, setMenuTabs } from '#server/db/schema/catalogue.ts'
import { removeDrafts } from '#server/db/shop/drafts.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { onShelf, type ShelfPlace, type ShelfRefusal, type ShelfStore } from './steps/with-shelf.ts'

export type RemoveShelfResult = 'removed' | 'on-sale' | 'in-use' | ShelfRefusal

/** Orders do not refer to gifts. The category of gifts stays. */
export function removeShelfItem(
  store: ShelfStore,
  { kind, id }: ShelfPlace,
  by: StaffMember,
  now: Date,
): Promise<RemoveShelfResult> {
  return onShelf(store, { kind, id }, by, now, async (tx, { name, values, isOnSale }) => {
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
  const own = await tx.select({ id: setMenus.id }).from(setMenus).where(eq(setMenus.categoryId, id)).limit(1)
  const listed = await tx.select().from(setMenuTabs).where(eq(setMenuTabs.categoryId, id)).limit(1)
  return category?.kind === 'gifts' || own.length + listed.length > 0
}
