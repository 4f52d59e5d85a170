/** Payments at the provider that match no payment here, for example after a restore. */
import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { PaymentProviderName } from './payments.ts'

export const strayMoney = pgTable(
  'stray_money',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<PaymentProviderName>().notNull(),
    providerPayment: text().notNull(),
    /** The reference may belong to no order here. */
    reference: text().notNull(),
    amount: integer().notNull(),
    /** ISO 4217, lower case. */
    currency: text().notNull(),
    heardAt: instant().notNull(),
    /** Null while staff must look at the payment. */
    returnedAt: instant(),
  },
  (t) => [
    unique('stray_money_payment').on(t.provider, t.providerPayment),
    check('stray_money_amount', sql`${t.amount} > 0`),
    check('stray_money_currency', sql`${t.currency} ~ '^[a-z]{3}$'`),
  ],
)
