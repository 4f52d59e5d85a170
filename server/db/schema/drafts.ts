import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type FormKind, formKinds } from '#domain/staff/forms/place.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import { bytesColumn, instant, oneOf } from './columns.ts'

const thing = {
  kind: text().$type<FormKind>().notNull(),
  id: text().notNull(),
  values: jsonb().$type<Values>().notNull(),
  at: instant().notNull(),
}

export const drafts = pgTable('drafts', { ...thing, by: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.id] }),
  oneOf('drafts_kind', t.kind, formKinds),
])

/** Append-only (by a trigger). Version 1 is the item before its first change. */
export const versions = pgTable(
  'versions',
  {
    ...thing,
    number: integer().notNull(),
    /** The author is empty for the version loaded from the catalogue. */
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.number] }),
    oneOf('versions_kind', t.kind, formKinds),
    check('versions_number', sql`${t.number} >= 1`),
  ],
)

/** Each staff member has one file, the newest. */
export const menuUploads = pgTable(
  'menu_uploads',
  {
    staffId: text().primaryKey(),
    bytes: bytesColumn().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [check('menu_uploads_size', sql`octet_length(${t.bytes}) <= ${sql.raw(String(maxMenuFile))}`)],
)
