/** Payments at the provider that match no payment here, for example after a restore from a backup. */
import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { PaymentProviderName } from './payments.ts'

export const strayMoney = pgTable(
  'stray_money',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** The provider's id, by which staff find the payment there. */
    providerPayment: text().notNull(),
    /** The order reference in the payment, possibly of no order here. */
    reference: text().notNull(),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    /** ISO 4217, lower case. */
    currency: text().notNull(),
    heardAt: instant().notNull(),
    /** When the provider reported a full refund; null while staff must look at it. */
    returnedAt: instant(),
  },
  (t) => [
    unique('stray_money_payment').on(t.provider, t.providerPayment),
    check('stray_money_amount', sql`${t.amount} > 0`),
    check('stray_money_currency', sql`${t.currency} ~ '^[a-z]{3}$'`),
  ],
)
