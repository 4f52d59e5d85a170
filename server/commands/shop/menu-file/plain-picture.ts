import { max } from 'drizzle-orm'
import type { Picture } from '#domain/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'
import { imageRow } from '#server/db/seed/content-rows.ts'
import { toPicture } from '#server/db/shop/catalogue.ts'
import type { Transaction } from '#server/db/store/database.ts'

/** What a row of a menu shows that names no picture. */
export const plainPicture = 'tableware/cutlery.svg'

/** The stored pictures by their path, with the plain one, which a shop may not have yet. */
export async function withPlainPicture(
  tx: Transaction,
  stored: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, Picture>> {
  if (stored.has(plainPicture)) return stored
  const drawn = readCatalogueFiles().pictures.pictures.find(({ file }) => file === plainPicture)
  if (!drawn) return stored
  const [last] = await tx.select({ id: max(images.id) }).from(images)
  const [added] = await tx
    .insert(images)
    .values(imageRow(drawn, (last?.id ?? 0) + 1))
    .returning()
  return added ? new Map([...stored, [plainPicture, toPicture(added)]]) : stored
}
