import { eq } from 'drizzle-orm'
import type { Picture } from '#domain/catalogue.ts'
import { images } from './schema/catalogue.ts'
import type { Database } from './store/database.ts'

/** A stored picture and the location of its bytes: `file` is a path below catalogue/pictures. */
export interface StoredImage extends Picture {
  readonly file: string
  readonly mime: string
}

/** One picture by the number in /api/file/image/{id}, or null. */
export async function findImage(db: Database, id: number): Promise<StoredImage | null> {
  const [image] = await db.select().from(images).where(eq(images.id, id))
  return image ?? null
}
