/** Which orders wait for something, as conditions in SQL: lists, counts and figures ask the same. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'

/** Placed, and not confirmed or rejected yet. */
export const isNew = sql`${orders.status} = 'submitted'`

/**
 * Nobody on the staff has opened it. The columns are written out, because Drizzle omits the table's name in a query of
 * one table. The subquery reads the index once per order; with `not exists`, PostgreSQL reads the trail of all orders
 * for a long list.
 */
export const isUnopened = sql`(
  select 1 from order_events where order_events.order_id = orders.id and order_events.verb = 'open' limit 1
) is null`

/** Not paid in full. Written as in the partial index: PostgreSQL uses that only for conditions it can prove. */
export const isOwing = sql`${orders.paymentStatus} in ('unpaid', 'proof-submitted', 'part-paid') and ${orders.status} not in ('rejected', 'cancelled')`

/**
 * What is still to be received for an order that `isOwing`, in cents. The column of the order is written out: with one
 * table, Drizzle omits its name, and `payments` has an `id` too.
 */
export const amountDue = sql<Cents>`greatest(0, ${orders.total} - (
  select coalesce(sum(captured - refunded), 0) from payments where payments.order_id = orders.id
))::integer`

/** A picture of a transfer waits to be checked. */
export const isProofIn = sql`${isOwing} and ${orders.paymentStatus} = 'proof-submitted'`
/** Its delivery fee is by quotation and has not been quoted. */
export const awaitsFee = sql`${isNew} and ${and(isNull(orders.deliveryFee), eq(orders.fulfilment, 'delivery'))}`
