/** Uses count even before a limit is set. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** No foreign key: promotions may be deleted, but uses remain. */
    promotionId: text().notNull(),
    /** The phone is in E.164 format; the email is in lower case and may be empty. */
    phone: text().notNull(),
    email: text().notNull(),
  },
  (t) => [
    index('promotion_uses_phone').on(t.promotionId, t.phone),
    index('promotion_uses_email').on(t.promotionId, t.email),
  ],
)
