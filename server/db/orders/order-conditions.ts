/** Shared by lists, counts and figures. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'

export const isNew = sql`${orders.status} = 'submitted'`

/**
 * Column names are explicit, because Drizzle omits the table in single-table queries. With `not exists` PostgreSQL
 * would read all events for a long list.
 */
export const isUnopened = sql`(
  select 1 from order_events where order_events.order_id = orders.id and order_events.verb = 'open' limit 1
) is null`

/** Written as in the partial index, because PostgreSQL must prove that the condition implies it. */
export const isOwing = sql`${orders.paymentStatus} in ('unpaid', 'proof-submitted', 'part-paid') and ${orders.status} not in ('rejected', 'cancelled')`

/**
 * Outstanding cents of an order that `isOwing`. The column name is explicit: Drizzle would omit the table, and
 * `payments` has an `id` too.
 */
export const amountDue = sql<Cents>`greatest(0, ${orders.total} - (
  select coalesce(sum(captured - refunded), 0) from payments where payments.order_id = orders.id
))::integer`

/** A transfer picture waits for a check. */
export const isProofIn = sql`${isOwing} and ${orders.paymentStatus} = 'proof-submitted'`
/** The delivery fee needs a quotation. */
export const awaitsFee = sql`${isNew} and ${and(isNull(orders.deliveryFee), eq(orders.fulfilment, 'delivery'))}`
