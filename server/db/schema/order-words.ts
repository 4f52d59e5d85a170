import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { wordsColumn } from './columns.ts'
import { orders } from './orders.ts'

export const orderWords = pgTable(
  'order_words',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Includes halves of the reference and digits of both phone numbers. */
    words: wordsColumn().notNull(),
  },
  (t) => [index('order_words_words').using('gin', t.words)],
)
