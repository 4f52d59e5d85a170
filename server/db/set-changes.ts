import { and, desc, eq } from 'drizzle-orm'
import type { EditedSet } from '#domain/staff/set-values.ts'
import { dishGroups, setMenus } from './schema/catalogue.ts'
import { setDrafts, setVersions } from './schema/set-changes.ts'
import type { Database } from './store/database.ts'

type Reads = Pick<Database, 'select'>
type Writes = Pick<Database, 'insert' | 'update' | 'delete'>

export const draftsOf = (db: Reads) => db.select().from(setDrafts)

export async function draftOf(db: Reads, setId: number) {
  const [draft] = await db.select().from(setDrafts).where(eq(setDrafts.setId, setId))
  return draft ?? null
}

export async function saveDraftRow(db: Writes, draft: typeof setDrafts.$inferInsert): Promise<void> {
  const { setId: _, ...set } = draft
  await db.insert(setDrafts).values(draft).onConflictDoUpdate({ target: setDrafts.setId, set })
}

export async function removeDraft(db: Writes, setId: number): Promise<void> {
  await db.delete(setDrafts).where(eq(setDrafts.setId, setId))
}

/** The newest first. */
export const versionsOf = (db: Reads, setId: number) =>
  db.select().from(setVersions).where(eq(setVersions.setId, setId)).orderBy(desc(setVersions.number))

export async function addVersion(db: Writes, version: typeof setVersions.$inferInsert): Promise<void> {
  await db.insert(setVersions).values(version)
}

/** Writes what was edited to the menu. */
export async function writeSet(db: Writes, setId: number, { groups, ...set }: EditedSet): Promise<void> {
  await db.update(setMenus).set(set).where(eq(setMenus.id, setId))
  for (const { id, ...group } of groups)
    await db
      .update(dishGroups)
      .set(group)
      .where(and(eq(dishGroups.setId, setId), eq(dishGroups.id, id)))
}
