/** Money at a payment provider that fits no payment of this shop, as after its database was restored from a backup. */
import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { PaymentProviderName } from './payments.ts'

export const strayMoney = pgTable(
  'stray_money',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** The provider's name for it, by which staff find it there. */
    providerPayment: text().notNull(),
    /** The reference of the order that it names, which may be of no order. */
    reference: text().notNull(),
    /** In the smallest unit of its currency. */
    amount: integer().notNull(),
    /** Three small letters (ISO 4217). */
    currency: text().notNull(),
    heardAt: instant().notNull(),
    /** When the provider told that all of it had been returned; null: somebody has to look at it. */
    returnedAt: instant(),
  },
  (t) => [
    unique('stray_money_payment').on(t.provider, t.providerPayment),
    check('stray_money_amount', sql`${t.amount} > 0`),
    check('stray_money_currency', sql`${t.currency} ~ '^[a-z]{3}$'`),
  ],
)
