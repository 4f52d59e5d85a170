/** At most one picture of each kind per stop. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { stopPictures } from '#server/db/schema/runs.ts'
import type { Database } from '#server/db/store/database.ts'

/** A late picture of an earlier update does not replace a later one. */
export async function savePicture(
  db: Pick<Database, 'insert'>,
  picture: typeof stopPictures.$inferInsert & { readonly tapKey: string },
): Promise<void> {
  const { orderId: _, kind: __, ...newer } = picture
  const { tapKey, takenAt } = stopPictures
  const isOfLaterUpdate = sql`${tapKey} is distinct from ${picture.tapKey} and ${takenAt} <= excluded.taken_at`
  await db
    .insert(stopPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: [stopPictures.orderId, stopPictures.kind],
      set: newer,
      setWhere: isOfLaterUpdate,
    })
}

export async function picturedOf(db: Database, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .select({ orderId: stopPictures.orderId })
    .from(stopPictures)
    .where(inArray(stopPictures.orderId, [...orderIds]))
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function picturesOf(db: Database, orderId: number) {
  const { kind, bytes, takenAt, takenBy } = stopPictures
  return db
    .select({ kind, bytes, takenAt, takenBy })
    .from(stopPictures)
    .where(eq(stopPictures.orderId, orderId))
    .orderBy(asc(takenAt))
}
