/** What an owner does to the dishes of the menu. Every set that has the dish shows the change at once. */
import { eq } from 'drizzle-orm'
import { withWhatFollows } from '#domain/menu/dish-faults.ts'
import { type DishProblem, type DishValues, dishValuesOf, readDish } from '#domain/staff/menus/dish-values.ts'
import { idFor, namesIn } from '#domain/staff/menus/new-names.ts'
import { changedFields } from '#domain/staff/menus/set-values.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { coursesToChoose } from '#domain/staff/work/kitchen-sections.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import type { NewOne } from './add-set.ts'
import { type ItemClash, mergeItem, type TypedItem } from './merge-item.ts'
import { showAtOnce } from './show-at-once.ts'
import { lockMenu } from './steps/locks.ts'
import { plainDish } from './steps/plain-model.ts'
import { storedPlainPicture } from './steps/plain-picture.ts'

type DishStore = Pick<Store, 'db' | 'refresh'>

export type AddDishResult =
  | { readonly dishId: string }
  | 'not-allowed'
  | 'names-missing'
  | 'dish-unknown'
  | 'temporarily-unavailable'

/** Adds a dish as a copy of another under new names, with the plain picture; no set has it yet. The first one has no model. */
export function addDish(
  { db, refresh }: DishStore,
  { like, zh, en }: NewOne<string>,
  by: StaffMember,
  now: Date,
): Promise<AddDishResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const name = namesIn(zh, en)
    if (!name) return 'names-missing'
    const added = await db.transaction(async (tx): Promise<AddDishResult> => {
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
    return added
  })
}

export interface TypedDish extends TypedItem {
  readonly dishId: string
}

export type SaveDishResult =
  | 'saved'
  | 'drafted'
  | { readonly problems: Readonly<Record<string, DishProblem>> }
  | ItemClash
  | 'not-allowed'
  | 'dish-unknown'
  | 'temporarily-unavailable'

/** Saves the fields of a dish, or its draft, merged with what somebody else changed meanwhile. */
export function saveDish(
  { db, refresh }: DishStore,
  { dishId, ...asked }: TypedDish,
  by: StaffMember,
  now: Date,
): Promise<SaveDishResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const saved = await db.transaction(async (tx): Promise<SaveDishResult> => {
      await lockMenu(tx)
      const rows = await tx.select().from(dishes)
      const dish = rows.find(({ id }) => id === dishId)
      if (!dish) return 'dish-unknown'
      const before = dishValuesOf({ ...dish, picture: { id: dish.imageId } })
      const place = { kind: 'dish', id: dishId } as const
      const item = { ...place, published: before, unitOf: (field: string) => field }
      const merge = await mergeItem(tx, item, asked, by.name, now)
      if (merge === 'drafted' || 'clashes' in merge) return merge
      const reading = readDish(
        merge.values,
        coursesToChoose(rows.map(({ course }) => course)),
        new Set((await tx.select({ id: images.id }).from(images)).map(({ id }) => id)),
      )
      if (!reading.ok) return { problems: reading.problems }
      await itemDraft(tx, place).remove()
      const fields = changedFields(before, merge.values)
      if (fields.length === 0) return 'saved'
      const { picture, ...value } = reading.value
      const edited = withWhatFollows({ ...dish, ...value })
      await tx
        .update(dishes)
        .set({
          ...edited,
          imageId: picture.id,
          contains: [...edited.contains],
          allergens: [...edited.allergens],
        })
        .where(eq(dishes.id, dishId))
      const pick = (values: DishValues) =>
        Object.fromEntries(fields.map((name) => [name, values[name] ?? '']))
      await addShopEvent(tx, {
        at: now,
        verb: 'edit-dish',
        actorId: by.id,
        actorName: by.name,
        subjectId: dishId,
        subjectName: dish.name,
        before: pick(before),
        after: pick(merge.values),
      })
      return 'saved'
    })
    await showAtOnce(refresh)
    return saved
  })
}
