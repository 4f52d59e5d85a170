/** How often what was asked, for servers that share this database; see server/limits. Nobody's history. */
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Unlogged, as its migration makes it: counts may be lost in a crash, and writing them costs half without the log. */
export const requestCounts = pgTable('request_counts', {
  /** Limit, window and a hash of who asked. */
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
