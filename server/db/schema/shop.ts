/** Identifies this shop among several that share one payment account. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Exactly one row, created with the database. */
export const shop = pgTable(
  'shop',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull().default(sql`gen_random_uuid()::text`),
  },
  (t) => [check('shop_single_row', sql`${t.id} = 1`)],
)
