import { desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Values } from '#domain/staff/forms/values.ts'
import { picturesIn } from '#domain/staff/shop/website/site-parts.ts'
import { drafts, versions } from '#server/db/schema/drafts.ts'
import { images, pictureFiles } from '#server/db/schema/pictures.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { pages } from '#server/db/schema/site.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { errorCode } from '#server/db/store/outage.ts'

/** Crops come before their complete pictures. */
export async function addedBefore(tx: Transaction, before: Date): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .leftJoin(pictureFiles, eq(pictureFiles.imageId, images.id))
    .where(lt(sql`coalesce(${images.addedAt}, ${pictureFiles.at})`, before))
    .orderBy(sql`${images.cutOf} is null`, desc(images.id))
  return rows.map(({ id }) => id)
}

/** Foreign keys protect the menu's pictures; pages name theirs by path. */
export async function picturesToKeep(tx: Transaction): Promise<ReadonlySet<number>> {
  const forms = [
    ...(await tx.selectDistinct(picturesOf(drafts)).from(drafts)),
    ...(await tx.selectDistinct(picturesOf(versions)).from(versions)),
  ]
  const past = await tx
    .select({
      before: imageIdsIn(shopEvents.before),
      after: imageIdsIn(shopEvents.after),
    })
    .from(shopEvents)
    .where(or(isNotNull(imageIdsIn(shopEvents.before)), isNotNull(imageIdsIn(shopEvents.after))))
  const ofPages = await tx
    .select({ id: images.id })
    .from(images)
    .innerJoin(
      pages,
      sql`${images.file} in (${pages.content} #>> '{look,picture}', ${pages.content} ->> 'menuPicture')`,
    )
  const values = [
    ...forms.map((form) => form.picture),
    ...past.flatMap(({ before, after }) => [before, after]),
  ]
  return new Set([
    ...values.flatMap((value) => (value ?? '').split('-').map(Number)),
    ...forms.flatMap(({ site }) => (site ? picturesIn(site) : [])),
    ...ofPages.map(({ id }) => id),
  ])
}

const picturesOf = ({ kind, values }: typeof drafts | typeof versions) => ({
  picture: sql<string | null>`${values} ->> 'picture'`,
  site: sql<Values | null>`case when ${kind} = 'site' then ${values} end`,
})

const imageIdsIn = (values: AnyPgColumn) =>
  sql<
    string | null
  >`coalesce(${values} ->> 'picture', ${values} -> '@values' ->> 'picture', ${values} ->> 'logo')`

/** @returns false if the menu or a crop uses the picture */
export async function removeImage(tx: Transaction, id: number): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.delete(images).where(eq(images.id, id)))
    return true
  } catch (error) {
    if (errorCode(error) === '23503') return false
    throw error
  }
}
