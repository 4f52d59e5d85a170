import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import { bytesColumn, instant } from './columns.ts'

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
