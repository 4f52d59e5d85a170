import { eq } from 'drizzle-orm'
import { movedTo } from '#domain/staff/shop/menus/arrange-set.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import {
  type CategoryOrGiftPlace,
  type CategoryOrGiftRefusal,
  type CategoryOrGiftStore,
  withCategoryOrGift,
} from './steps/with-category-or-gift.ts'

export type CategoryOrGiftMove = { readonly by: -1 | 1 } | { readonly placeOf: string }

export function moveCategoryOrGift(
  store: CategoryOrGiftStore,
  { kind, id, move }: CategoryOrGiftPlace & { readonly move: CategoryOrGiftMove },
  by: StaffMember,
  now: Date,
): Promise<'saved' | CategoryOrGiftRefusal> {
  return withCategoryOrGift(store, { kind, id }, by, now, async (tx, { name }, items) => {
    const ids = items.map((each) => each.id)
    const at = ids.indexOf(id)
    const order = movedTo(ids, id, 'placeOf' in move ? move.placeOf : (ids[at + move.by] ?? id))
    for (const [index, { id: was, position }] of items.entries()) {
      const value = order[index]
      if (value === undefined || value === was) continue
      if (kind === 'category') await tx.update(categories).set({ position }).where(eq(categories.id, value))
      else
        await tx
          .update(gifts)
          .set({ position })
          .where(eq(gifts.id, Number(value)))
    }
    const place = order.indexOf(id)
    if (place === at) return 'saved' as const
    await addShopEvent(tx, {
      at: now,
      verb: `move-${kind}`,
      actorId: by.id,
      actorName: by.name,
      subjectId: id,
      subjectName: name,
      before: { place: at + 1 },
      after: { place: place + 1 },
    })
    return 'saved' as const
  })
}
