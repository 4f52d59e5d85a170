/** The counts record no client's history. */
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Unlogged by a migration: a crash may lose counts, but writes cost half as much. */
export const requestCounts = pgTable('request_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
