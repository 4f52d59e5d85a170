/** A form counts once, however often it is sent. */
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const refundGrants = pgTable(
  'refund_grants',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The form's key (domain/ordering/idempotency-key.ts). */
    key: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] })],
)
