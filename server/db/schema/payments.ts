/** The attempts to pay for orders, and what was heard of them. Card numbers never reach this server. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type PaymentState, paymentEntries, paymentStates } from '#domain/payment/payment-news.ts'
import { centsColumn, instant, notNegative, oneOf } from './columns.ts'
import { orders } from './orders.ts'

/** Who takes the money: a service with a page of its own, or the caterer's own account. */
export const paymentProviders = ['stripe', 'practice', 'transfer'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]

/** Triggers refuse to delete a payment and to change what it was asked for. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** The provider's name for it; null until the provider has answered. */
    providerId: text(),
    /** The provider's page for it. */
    pageUrl: text(),
    /** The bank's reference of a transfer, as staff read it in the account; null: not noted, or the customer is erased. */
    transferReference: text(),
    state: text().$type<PaymentState>().notNull(),
    /** What was asked for. */
    amount: centsColumn().notNull(),
    captured: centsColumn().notNull(),
    /** A trigger adds up the refunds that were made. */
    refunded: centsColumn().notNull(),
    startedAt: instant().notNull(),
    /** When it was paid, failed or expired. */
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
    // The same transfer is booked once; one that was booked for the wrong order can be booked for the right one.
    uniqueIndex('payments_transfer').on(t.transferReference).where(sql`${t.state} <> 'taken-back'`),
    index('payments_order').on(t.orderId, t.id),
    // Two clicks at once start one attempt: an order has at most one page at a provider where it could be paid.
    uniqueIndex('payments_open').on(t.orderId).where(sql`${t.state} = 'started'`),
  ],
)

/** Append-only: a trigger rejects every update and deletion. An event that is reported twice is stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** The provider's id of the event, prefixed with its name. */
    eventId: text().notNull().unique(),
    kind: text().$type<(typeof paymentEntries)[number]>().notNull(),
    /** Null: no money moved. */
    amount: centsColumn(),
    at: instant().notNull(),
  },
  (t) => [
    oneOf('payment_events_kind', t.kind, paymentEntries),
    notNegative('payment_events_money', t.amount),
    index('payment_events_payment').on(t.paymentId, t.id),
  ],
)
