/** Payment attempts and provider events. Card numbers never reach this server. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type PaymentState, paymentEntries, paymentStates } from '#domain/payment/payment-news.ts'
import { centsColumn, instant, notNegative, oneOf } from './columns.ts'
import { orders } from './orders.ts'

/** A service with its own payment page, or the caterer's bank account. */
export const paymentProviders = ['stripe', 'practice', 'transfer'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]

/** Triggers prevent deletion and changes of the requested amount. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** The provider's id; null until the provider has responded. */
    providerId: text(),
    pageUrl: text(),
    /** The bank's reference of a transfer; null if staff noted none or the customer is erased. */
    transferReference: text(),
    state: text().$type<PaymentState>().notNull(),
    amount: centsColumn().notNull(),
    captured: centsColumn().notNull(),
    /** Sum of successful refunds, computed by a trigger. */
    refunded: centsColumn().notNull(),
    startedAt: instant().notNull(),
    /** When the attempt was paid, failed or expired. */
    settledAt: instant(),
  },
  (t) => [
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_refunded', sql`${t.refunded} <= ${t.captured}`),
    notNegative('payments_money', t.captured, t.refunded),
    oneOf('payments_method', t.method, paymentMethods),
    oneOf('payments_provider', t.provider, paymentProviders),
    oneOf('payments_state', t.state, paymentStates),
    unique('payments_provider_id').on(t.provider, t.providerId),
    // A transfer is recorded once; after a mistake it can be recorded for the correct order.
    uniqueIndex('payments_transfer').on(t.transferReference).where(sql`${t.state} <> 'taken-back'`),
    index('payments_order').on(t.orderId, t.id),
    // Limits an order to one open payment page, so that a double click starts one attempt.
    uniqueIndex('payments_open').on(t.orderId).where(sql`${t.state} = 'started'`),
  ],
)

/** Append-only (by a trigger). An event that is reported twice is stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** The provider's event id, prefixed with the provider's name. */
    eventId: text().notNull().unique(),
    kind: text().$type<(typeof paymentEntries)[number]>().notNull(),
    /** Null if no money moved. */
    amount: centsColumn(),
    at: instant().notNull(),
  },
  (t) => [
    oneOf('payment_events_kind', t.kind, paymentEntries),
    notNegative('payment_events_money', t.amount),
    index('payment_events_payment').on(t.paymentId, t.id),
  ],
)
