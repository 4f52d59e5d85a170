import { eq, max } from 'drizzle-orm'
import type { Picture } from '#domain/catalogue.ts'
import { images, pictureFiles } from './schema/catalogue.ts'
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

/** The bytes of a picture that an owner sent; null: there is no such picture. */
export async function sentPicture(db: Pick<Database, 'select'>, file: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .innerJoin(images, eq(images.id, pictureFiles.imageId))
    .where(eq(images.file, file))
  return found?.bytes ?? null
}

interface NewPicture {
  readonly image: Omit<typeof images.$inferInsert, 'id'>
  readonly bytes: Buffer
  readonly at: Date
  readonly by: string
}

/** Stores a picture, or gives the one of the same bytes another description. @returns its id */
export async function savePictureFile(
  db: Pick<Database, 'select' | 'insert' | 'update'>,
  { image, bytes, at, by }: NewPicture,
): Promise<number> {
  const [same] = await db.select({ id: images.id }).from(images).where(eq(images.file, image.file))
  if (same) {
    await db.update(images).set({ alt: image.alt }).where(eq(images.id, same.id))
    return same.id
  }
  const [last] = await db.select({ id: max(images.id) }).from(images)
  const id = (last?.id ?? 0) + 1
  await db.insert(images).values({ ...image, id })
  await db.insert(pictureFiles).values({ imageId: id, bytes, at, by })
  return id
}
