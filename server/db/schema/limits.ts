/** Request counts, for servers that share this database; see server/limits. They are no history of any client. */
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A migration makes this table unlogged: a crash may lose counts, and writing without the log costs half as much. */
export const requestCounts = pgTable('request_counts', {
  /** Limit, window and a hash of the client. */
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
