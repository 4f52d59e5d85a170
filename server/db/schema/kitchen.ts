import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import type { LabelContent } from '#domain/staff/day/label-changes.ts'
import { orders } from './orders.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Names of staff are copies, so that they outlive accounts. */
export const cookedDishes = pgTable(
  'cooked_dishes',
  {
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    dishId: text().notNull(),
    /** Portions due when the dish was marked done; later orders may add to them. */
    portions: integer().notNull(),
    cookedAt: instant().notNull(),
    cookedBy: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.dishId] }),
    check('cooked_dishes_portions', sql`${t.portions} > 0`),
  ],
)

export const printedLabels = pgTable(
  'printed_labels',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The number includes the first print. */
    times: integer().notNull(),
    printedAt: instant().notNull(),
    printedBy: text().notNull(),
    /** Null, like the label's text, in labels from before these columns existed. */
    version: integer(),
    content: jsonb('said').$type<LabelContent>(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] }), check('printed_labels_times', sql`${t.times} > 0`)],
)
