import { sql } from 'drizzle-orm'
import { check, date, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { dishes } from './catalogue.ts'
import { instant } from './columns.ts'

/** Every change increments content_revision. */
export const soldOutDishes = pgTable(
  'sold_out_dishes',
  {
    dishId: text()
      .primaryKey()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    /** Both days included. */
    from: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    until: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (t) => [check('sold_out_dishes_days', sql`${t.from} <= ${t.until}`)],
)
