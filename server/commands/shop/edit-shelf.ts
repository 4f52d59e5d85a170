/** What an owner does to categories and gifts: each change takes effect at once, and the trail names it. */
import { asc, eq, sql } from 'drizzle-orm'
import { may } from '#domain/permissions.ts'
import { mergeByUnit } from '#domain/staff/merge-edits.ts'
import { placed } from '#domain/staff/placed.ts'
import { changedFields } from '#domain/staff/set-values.ts'
import {
  categoryValues,
  giftValues,
  readShelf,
  type ShelfKind,
  type ShelfProblem,
  type ShelfValues,
} from '#domain/staff/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { showAtOnce } from './show-at-once.ts'
import { menuLock, type SetEditor } from './with-set.ts'

type ShelfStore = Pick<Store, 'db' | 'refresh'>

interface Shelved {
  readonly id: string
  readonly position: number
  readonly name: Text
  readonly values: ShelfValues
}

export type ShelfRefusal = 'not-allowed' | 'item-unknown' | 'temporarily-unavailable'
export type SaveShelfResult =
  | 'saved'
  | { readonly problems: Readonly<Record<string, ShelfProblem>> }
  /** Somebody else changed the same fields since the form was opened; what was typed is kept in `merged`. */
  | { readonly clashes: readonly string[]; readonly stored: ShelfValues; readonly merged: ShelfValues }
  | ShelfRefusal

async function shelfOf(tx: Transaction, kind: ShelfKind): Promise<readonly Shelved[]> {
  if (kind === 'category') {
    const rows = await tx.select().from(categories).orderBy(asc(categories.position))
    return rows.map((row) => ({ ...row, values: categoryValues(row) }))
  }
  const rows = await tx.select().from(gifts).orderBy(asc(gifts.position))
  return rows.map((row) => ({ ...row, id: String(row.id), values: giftValues(row) }))
}

function onShelf<Result>(
  { db, refresh }: ShelfStore,
  { kind, id }: Pick<TypedShelf, 'kind' | 'id'>,
  by: SetEditor,
  change: (tx: Transaction, item: Shelved, shelf: readonly Shelved[]) => Promise<Result>,
): Promise<Result | ShelfRefusal> {
  return unlessAway(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const result = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${menuLock})`)
      const shelf = await shelfOf(tx, kind)
      const item = shelf.find((each) => each.id === id)
      return item ? change(tx, item, shelf) : 'item-unknown'
    })
    await showAtOnce(refresh)
    return result
  })
}

export interface TypedShelf {
  readonly kind: ShelfKind
  readonly id: string
  /** The values with which the form was opened. */
  readonly opened: ShelfValues
  readonly typed: ShelfValues
}

/** Saves the fields of a category or gift, merged with what somebody else changed meanwhile. */
export function saveShelfItem(
  store: ShelfStore,
  { kind, id, opened, typed }: TypedShelf,
  by: SetEditor,
  now: Date,
): Promise<SaveShelfResult> {
  return onShelf(store, { kind, id }, by, async (tx, { name, values }): Promise<SaveShelfResult> => {
    const merge = mergeByUnit((field) => field, opened, typed, values, {})
    const clashes = merge.units.filter((unit) => unit.clashes).map(({ unit }) => unit)
    if (clashes.length > 0) return { clashes, stored: values, merged: merge.values }
    const reading = readShelf(kind, merge.values)
    if (!reading.ok) return { problems: reading.problems }
    const fields = changedFields(values, merge.values)
    if (fields.length === 0) return 'saved'
    if (kind === 'category')
      await tx.update(categories).set(reading.value.category).where(eq(categories.id, id))
    else
      await tx
        .update(gifts)
        .set(reading.value.gift)
        .where(eq(gifts.id, Number(id)))
    const pick = (of: ShelfValues) => Object.fromEntries(fields.map((field) => [field, of[field] ?? '']))
    await addShopEvent(tx, {
      ...{ at: now, verb: `edit-${kind}`, actorId: by.id, actorName: by.name },
      ...{ subjectId: id, subjectName: name, before: pick(values), after: pick(merge.values) },
    })
    return 'saved'
  })
}

/** Moves a category or gift one place up or down; the first and the last stay. */
export function moveShelfItem(
  store: ShelfStore,
  { kind, id, step }: Pick<TypedShelf, 'kind' | 'id'> & { readonly step: -1 | 1 },
  by: SetEditor,
  now: Date,
): Promise<'saved' | ShelfRefusal> {
  return onShelf(store, { kind, id }, by, async (tx, { name }, shelf) => {
    const ids = shelf.map((each) => each.id)
    const at = ids.indexOf(id)
    const moved = placed(ids, id, ids[at + step] ?? id)
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
      ...{ at: now, verb: `move-${kind}`, actorId: by.id, actorName: by.name },
      ...{ subjectId: id, subjectName: name, before: { place: at + 1 }, after: { place: place + 1 } },
    })
    return 'saved' as const
  })
}
