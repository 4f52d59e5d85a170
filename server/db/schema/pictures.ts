import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { maxStoredPicture } from '#domain/shop/shop-picture.ts'
import { bytesColumn, instant, textColumn } from './columns.ts'

export const images = pgTable(
  'images',
  {
    id: integer().primaryKey(),
    /** The path is below the picture folder. */
    file: text().notNull().unique(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Content hash: URLs that contain it may be cached for ever. */
    version: text().notNull(),
    alt: textColumn().notNull(),
    /** The complete picture, whose bytes the crop uses. */
    cutOf: integer().references((): AnyPgColumn => images.id),
    /** The pixels count from the edge of the complete picture. */
    cutLeft: integer(),
    cutTop: integer(),
    /** The focal point is in percent. */
    focusX: integer(),
    focusY: integer(),
    addedAt: instant(),
  },
  (t) => [
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('images_cut', sql`(${t.cutOf} is null) = (${t.cutLeft} is null or ${t.cutTop} is null)`),
    check('images_focus', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    index('images_cut_of').on(t.cutOf),
  ],
)

export const imageId = () =>
  integer()
    .notNull()
    .references(() => images.id)

export const pictureFiles = pgTable(
  'picture_files',
  {
    imageId: integer()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    bytes: bytesColumn().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (t) => [
    check(
      'picture_files_size',
      sql`octet_length(${t.bytes}) between 1 and ${sql.raw(String(maxStoredPicture))}`,
    ),
  ],
)
