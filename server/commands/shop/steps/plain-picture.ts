import { eq, max } from 'drizzle-orm'
import type { Picture } from '#domain/menu/catalogue.ts'
import { plainPicture } from '#domain/shop/shop-picture.ts'
import { images } from '#server/db/schema/pictures.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'
import { imageRow } from '#server/db/seed/content-rows.ts'
import { toPicture } from '#server/db/shop/catalogue.ts'
import type { Transaction } from '#server/db/store/database.ts'

/** Stores the plain picture if the shop does not have it yet. */
export async function storedPlainPicture(tx: Transaction): Promise<Picture> {
  const [image] = await tx.select().from(images).where(eq(images.file, plainPicture))
  if (image) return toPicture(image)
  const drawing = readCatalogueFiles().pictures.pictures.find(({ file }) => file === plainPicture)
  if (!drawing) throw new Error(`the catalogue has no ${plainPicture}`)
  const [last] = await tx.select({ id: max(images.id) }).from(images)
  const row = imageRow(drawing, (last?.id ?? 0) + 1)
  await tx.insert(images).values(row)
  return toPicture(row)
}

/** The stored pictures by path, with the plain one. */
export async function withPlainPicture(
  tx: Transaction,
  pictures: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, Picture>> {
  return pictures.has(plainPicture)
    ? pictures
    : new Map([...pictures, [plainPicture, await storedPlainPicture(tx)]])
}
