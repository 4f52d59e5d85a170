/** What the kitchen has done on a day, and which labels are printed. */

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
import type { LabelFacts } from '#domain/staff/day/label-changes.ts'
import { orders } from './orders.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A dish that is done for a day. The names of staff are copies: they stay when somebody leaves. */
export const cookedDishes = pgTable(
  'cooked_dishes',
  {
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    dishId: text().notNull(),
    /** How many were due when it was ticked off: more may be ordered afterwards. */
    portions: integer().notNull(),
    cookedAt: instant().notNull(),
    cookedBy: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.dishId] }),
    check('cooked_dishes_portions', sql`${t.portions} > 0`),
  ],
)

/** The label of a tray or box (domain/staff/day/labels.ts) that was printed at least once. */
export const printedLabels = pgTable(
  'printed_labels',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The key of the tray within its order. */
    key: text().notNull(),
    /** How often, the first time included. */
    times: integer().notNull(),
    printedAt: instant().notNull(),
    printedBy: text().notNull(),
    /** The order's version at that time, and what the label said; null in labels from before these were kept. */
    version: integer(),
    said: jsonb().$type<LabelFacts>(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] }), check('printed_labels_times', sql`${t.times} > 0`)],
)
