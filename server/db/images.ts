import { and, eq, inArray, max } from 'drizzle-orm'
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

/**
 * Stores a picture. The one of the same bytes and description is taken again; under another description it is a picture
 * of its own, so that what is published keeps its texts. @returns its id
 */
export async function savePictureFile(
  db: Pick<Database, 'select' | 'insert'>,
  { image, bytes, at, by }: NewPicture,
): Promise<number> {
  const { version, alt } = image
  const ofSent = inArray(images.id, db.select({ id: pictureFiles.imageId }).from(pictureFiles))
  const same = await db
    .select()
    .from(images)
    .where(and(eq(images.version, version), ofSent))
  const known = same.find((each) => each.alt.zh === alt.zh && each.alt.en === alt.en)
  if (known) return known.id
  const [last] = await db.select({ id: max(images.id) }).from(images)
  const id = (last?.id ?? 0) + 1
  const file = same.length === 0 ? image.file : image.file.replace('.', `-${id}.`)
  await db.insert(images).values({ ...image, id, file })
  await db.insert(pictureFiles).values({ imageId: id, bytes, at, by })
  return id
}
