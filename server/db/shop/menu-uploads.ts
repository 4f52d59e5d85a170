import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { menuUploads } from '#server/db/schema/drafts.ts'
import type { Database } from '#server/db/store/database.ts'

export async function saveMenuUpload(
  db: Pick<Database, 'insert'>,
  upload: typeof menuUploads.$inferInsert,
): Promise<void> {
  await db
    .insert(menuUploads)
    .values(upload)
    .onConflictDoUpdate({
      target: menuUploads.staffId,
      set: { bytes: sql`excluded.bytes`, expiresAt: sql`excluded.expires_at` },
    })
}

export async function menuUploadOf(
  db: Pick<Database, 'select'>,
  staffId: string,
  now: Date,
): Promise<Buffer | null> {
  const [upload] = await db
    .select({ bytes: menuUploads.bytes })
    .from(menuUploads)
    .where(and(eq(menuUploads.staffId, staffId), gt(menuUploads.expiresAt, now)))
  return upload?.bytes ?? null
}

export async function removeExpiredMenuUploads(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(menuUploads).where(lt(menuUploads.expiresAt, now))
}
