import { eq } from 'drizzle-orm'
import { movedTo } from '#domain/staff/shop/menus/arrange-set.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { onShelf, type ShelfPlace, type ShelfRefusal, type ShelfStore } from './steps/with-shelf.ts'

export type ShelfMove = { readonly by: -1 | 1 } | { readonly placeOf: string }

export function moveShelfItem(
  store: ShelfStore,
  { kind, id, move }: ShelfPlace & { readonly move: ShelfMove },
  by: StaffMember,
  now: Date,
): Promise<'saved' | ShelfRefusal> {
  return onShelf(store, { kind, id }, by, now, async (tx, { name }, shelf) => {
    const ids = shelf.map((each) => each.id)
    const at = ids.indexOf(id)
    const moved = movedTo(ids, id, 'placeOf' in move ? move.placeOf : (ids[at + move.by] ?? id))
    for (const [index, { id: was, position }] of shelf.entries()) {
      const own = moved[index]
      if (own === undefined || own === was) continue
      if (kind === 'category') await tx.update(categories).set({ position }).where(eq(categories.id, own))
      else
        await tx
          .update(gifts)
          .set({ position })
          .where(eq(gifts.id, Number(own)))
    }
    const place = moved.indexOf(id)
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
