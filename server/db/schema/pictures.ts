/** The pictures of what the shop sells and shows. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { maxStoredPicture } from '#domain/shop/shop-picture.ts'
import { bytesColumn, instant, textColumn } from './columns.ts'

export const images = pgTable(
  'images',
  {
    id: integer().primaryKey(),
    /** Path below the picture folder. */
    file: text().notNull().unique(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Hash of the content: URLs that contain it may be cached for ever. */
    version: text().notNull(),
    alt: textColumn().notNull(),
    /** The picture that this one is a part of; null: it is whole. Its bytes are those of that picture. */
    cutOf: integer().references((): AnyPgColumn => images.id),
    /** Where the part begins in the whole picture. Pixels. */
    cutLeft: integer(),
    cutTop: integer(),
    /** The main point, percent; null: nobody chose one. */
    focusX: integer(),
    focusY: integer(),
    /** Null: it came with the menu, or its bytes say when. */
    addedAt: instant(),
  },
  (t) => [
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('images_cut', sql`(${t.cutOf} is null) = (${t.cutLeft} is null or ${t.cutTop} is null)`),
    check('images_focus', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    index('images_cut_of').on(t.cutOf),
  ],
)

/** The picture that a row must have. */
export const imageId = () =>
  integer()
    .notNull()
    .references(() => images.id)

/** The bytes of pictures that an owner sent, re-encoded; what servers keep beside the database is a copy. */
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
