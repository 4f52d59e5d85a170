/** Which orders used a code, so that a limit counts the uses from before it was set too. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** No reference: a promotion may be deleted, and its uses are history. */
    promotionId: text().notNull(),
    /** The two by which a customer is known: E.164, and lower case; empty where no address was given. */
    phone: text().notNull(),
    email: text().notNull(),
  },
  (t) => [
    index('promotion_uses_phone').on(t.promotionId, t.phone),
    index('promotion_uses_email').on(t.promotionId, t.email),
  ],
)
