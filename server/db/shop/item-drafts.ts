/** The drafts of dishes, categories and gifts. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ItemPlace, type ItemValues, itemKinds } from '#domain/staff/menus/item-drafts.ts'
import { itemDrafts } from '#server/db/schema/set-changes.ts'
import type { Database } from '#server/db/store/database.ts'

export interface DraftOfItem {
  readonly values: ItemValues
  readonly at: Date
  readonly by: string
}

export const allItemDrafts = (db: Pick<Database, 'select'>) => db.select().from(itemDrafts)

// Of many items at once, for a whole menu that is imported.

export async function saveItemDrafts(
  db: Pick<Database, 'insert'>,
  drafts: readonly (typeof itemDrafts.$inferInsert)[],
): Promise<void> {
  if (drafts.length === 0) return
  await db
    .insert(itemDrafts)
    .values([...drafts])
    .onConflictDoUpdate({
      target: [itemDrafts.kind, itemDrafts.itemId],
      set: { values: sql`excluded.values` },
    })
}

export async function removeItemDrafts(
  db: Pick<Database, 'delete'>,
  places: readonly ItemPlace[],
): Promise<void> {
  for (const kind of itemKinds) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
    if (ids.length > 0)
      await db.delete(itemDrafts).where(and(eq(itemDrafts.kind, kind), inArray(itemDrafts.itemId, ids)))
  }
}

/** The row of one draft. */
export function itemDraft(
  db: Pick<Database, 'select' | 'insert' | 'delete'>,
  { kind, id: itemId }: ItemPlace,
) {
  const ofItem = and(eq(itemDrafts.kind, kind), eq(itemDrafts.itemId, itemId))
  return {
    async read(): Promise<DraftOfItem | null> {
      const [draft] = await db.select().from(itemDrafts).where(ofItem)
      return draft ?? null
    },
    async save(draft: DraftOfItem): Promise<void> {
      await db
        .insert(itemDrafts)
        .values({ kind, itemId, ...draft })
        .onConflictDoUpdate({ target: [itemDrafts.kind, itemDrafts.itemId], set: draft })
    },
    async remove(): Promise<void> {
      await db.delete(itemDrafts).where(ofItem)
    },
  }
}
