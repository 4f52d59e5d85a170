/** What an owner does to categories and gifts: what is published takes effect at once, and the trail names it. */
import { eq } from 'drizzle-orm'
import { changedFields } from '#domain/staff/menus/set-values.ts'
import {
  readShelf,
  type ShelfProblem,
  type ShelfValues,
  shelfUnit,
} from '#domain/staff/menus/shelf-values.ts'
import { movedTo } from '#domain/staff/moved-to.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { type ItemClash, mergeItem, type TypedItem } from './merge-item.ts'
import { onShelf, type ShelfPlace, type ShelfRefusal, type ShelfStore } from './steps/with-shelf.ts'

export type SaveShelfResult =
  | 'saved'
  | 'drafted'
  | { readonly problems: Readonly<Record<string, ShelfProblem>> }
  | ItemClash
  | ShelfRefusal

export type TypedShelf = ShelfPlace & TypedItem

/** Saves the fields of a category or gift, or its draft, merged with what somebody else changed meanwhile. */
export function saveShelfItem(
  store: ShelfStore,
  { kind, id, ...asked }: TypedShelf,
  by: StaffMember,
  now: Date,
): Promise<SaveShelfResult> {
  return onShelf(store, { kind, id }, by, now, async (tx, { name, values }): Promise<SaveShelfResult> => {
    const item = { kind, id, published: values, unitOf: shelfUnit }
    const merge = await mergeItem(tx, item, asked, by.name, now)
    if (merge === 'drafted' || 'clashes' in merge) return merge
    const stored = kind === 'gift' ? await tx.select({ id: images.id }).from(images) : []
    const reading = readShelf(kind, merge.values, new Set(stored.map((image) => image.id)))
    if (!reading.ok) return { problems: reading.problems }
    await itemDraft(tx, { kind, id }).remove()
    const fields = changedFields(values, merge.values)
    if (fields.length === 0) return 'saved'
    if (kind === 'category')
      await tx.update(categories).set(reading.value.category).where(eq(categories.id, id))
    else
      await tx
        .update(gifts)
        .set({ ...reading.value.gift, allergens: [...reading.value.gift.allergens] })
        .where(eq(gifts.id, Number(id)))
    const pick = (of: ShelfValues) => Object.fromEntries(fields.map((field) => [field, of[field] ?? '']))
    await addShopEvent(tx, {
      at: now,
      verb: `edit-${kind}`,
      actorId: by.id,
      actorName: by.name,
      subjectId: id,
      subjectName: name,
      before: pick(values),
      after: pick(merge.values),
    })
    return 'saved'
  })
}

export type ShelfMove =
  /** One place up or down. */
  | { readonly by: -1 | 1 }
  /** To the place of another of its kind. */
  | { readonly placeOf: string }

/** Moves a category or gift among its kind; where it can't go, it stays. */
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
