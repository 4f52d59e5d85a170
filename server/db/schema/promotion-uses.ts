/** Orders that used a code. Uses count even before a limit is set. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** No foreign key: uses remain after a promotion is deleted. */
    promotionId: text().notNull(),
    /** The customer's phone (E.164) and email (lower case); the email may be empty. */
    phone: text().notNull(),
    email: text().notNull(),
  },
  (t) => [
    index('promotion_uses_phone').on(t.promotionId, t.phone),
    index('promotion_uses_email').on(t.promotionId, t.email),
  ],
)
