/** What tells this shop from any other that a payment provider serves under the same account. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Exactly one row, made with the database. */
export const shop = pgTable(
  'shop',
  {
    id: integer().primaryKey().default(1),
    /** Random. */
    name: text().notNull().default(sql`gen_random_uuid()::text`),
  },
  (t) => [check('shop_single_row', sql`${t.id} = 1`)],
)
