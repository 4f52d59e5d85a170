import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'
import { type FormKind, formKinds, type Place } from '#domain/staff/forms/place.ts'
import { drafts, versions } from '#server/db/schema/drafts.ts'
import type { Database } from '#server/db/store/database.ts'

type Reads = Pick<Database, 'select'>

export const allDrafts = (db: Reads) => db.select().from(drafts)

export async function draftOf(db: Reads, { kind, id }: Place) {
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.id, id)))
  return draft ?? null
}

export async function saveDrafts(
  db: Pick<Database, 'insert'>,
  rows: readonly (typeof drafts.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  const set = { values: sql`excluded.values`, at: sql`excluded.at`, by: sql`excluded.by` }
  await db
    .insert(drafts)
    .values([...rows])
    .onConflictDoUpdate({ target: [drafts.kind, drafts.id], set })
}

export async function removeDrafts(db: Pick<Database, 'delete'>, places: readonly Place[]): Promise<void> {
  for (const kind of formKinds) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await db.delete(drafts).where(and(eq(drafts.kind, kind), inArray(drafts.id, ids)))
  }
}

/** The newest version comes first. */
export const versionsOf = (db: Reads, { kind, id }: Place) =>
  db
    .select()
    .from(versions)
    .where(and(eq(versions.kind, kind), eq(versions.id, id)))
    .orderBy(desc(versions.number))

export async function lastVersions(db: Reads, kind: FormKind): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: versions.id, last: max(versions.number) })
    .from(versions)
    .where(eq(versions.kind, kind))
    .groupBy(versions.id)
  return new Map(rows.map((row) => [row.id, row.last ?? 0]))
}

/** Each version contains every field of its item. */
const maxAtOnce = 100

export async function addVersions(
  db: Pick<Database, 'insert'>,
  rows: readonly (typeof versions.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += maxAtOnce)
    await db.insert(versions).values(rows.slice(at, at + maxAtOnce))
}
