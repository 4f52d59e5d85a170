/** Card numbers never reach this server. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type PaymentState, paymentEntries, paymentStates } from '#domain/payment/payment-update.ts'
import { centsColumn, instant, notNegative, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const paymentProviders = ['stripe', 'practice', 'transfer'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]

/** Triggers prevent deletion and changes of the amount. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    providerId: text(),
    pageUrl: text(),
    /** Null if staff noted none or the customer is erased. */
    transferReference: text(),
    state: text().$type<PaymentState>().notNull(),
    amount: centsColumn().notNull(),
    captured: centsColumn().notNull(),
    /** A trigger computes this sum. */
    refunded: centsColumn().notNull(),
    startedAt: instant().notNull(),
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
    // After a mistake, a transfer can be recorded for the correct order.
    uniqueIndex('payments_transfer').on(t.transferReference).where(sql`${t.state} <> 'taken-back'`),
    index('payments_order').on(t.orderId, t.id),
    // The index lets a double click start one attempt.
    uniqueIndex('payments_open').on(t.orderId).where(sql`${t.state} = 'started'`),
  ],
)

/** Append-only (by a trigger). Repeated events are stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** The provider's name is the prefix. */
    eventId: text().notNull().unique(),
    kind: text().$type<(typeof paymentEntries)[number]>().notNull(),
    amount: centsColumn(),
    at: instant().notNull(),
  },
  (t) => [
    oneOf('payment_events_kind', t.kind, paymentEntries),
    notNegative('payment_events_money', t.amount),
    index('payment_events_payment').on(t.paymentId, t.id),
  ],
)

/** Payments at the provider that match no payment here, for example after a restore. */
export const strayMoney = pgTable(
  'stray_money',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<PaymentProviderName>().notNull(),
    providerPayment: text().notNull(),
    /** The reference may belong to no order here. */
    reference: text().notNull(),
    amount: integer().notNull(),
    /** The currency is an ISO 4217 code in lower case. */
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
