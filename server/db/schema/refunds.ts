/** Triggers limit a payment's refunds to the captured amount. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type RefundState, refundStates } from '#domain/payment/refund.ts'
import { centsColumn, instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

export const refunds = pgTable(
  'refunds',
  {
    /** The id is also the idempotency key for the provider. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    amount: centsColumn().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The id is the provider's, or the reference of a manual transfer. */
    providerId: text(),
    askedAt: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_settled', sql`(${t.state} = 'asked') = (${t.settledAt} is null)`),
    oneOf('refunds_state', t.state, refundStates),
    index('refunds_payment').on(t.paymentId),
    index('refunds_open').on(t.paymentId).where(sql`${t.state} in ('asked', 'failed')`),
  ],
)

/** A form counts once, however often it is sent. */
export const refundGrants = pgTable(
  'refund_grants',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Each rendered form has one key (domain/ordering/idempotency-key.ts). */
    key: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] })],
)
