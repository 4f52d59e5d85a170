import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import { calledOff } from '#domain/placed/order-status.ts'
import { orders } from '#server/db/schema/orders.ts'

export const isNew = sql`${orders.status} = 'submitted'`

/** Column names are explicit, because Drizzle omits the table. `not exists` would read all events for a long list. */
export const isUnopened = sql`(
  select 1 from order_events where order_events.order_id = orders.id and order_events.verb = 'open' limit 1
) is null`

/** The condition must match the partial index, so that PostgreSQL uses it. */
export const isOwing = sql`${orders.paymentStatus} in ('unpaid', 'proof-submitted', 'part-paid') and ${orders.status} not in (${sql.raw(calledOff.map((status) => `'${status}'`).join(', '))})`

/** In cents. The column name is explicit, because `payments` has an `id` too. */
export const amountDue = sql<Cents>`greatest(0, ${orders.total} - (
  select coalesce(sum(captured - refunded), 0) from payments where payments.order_id = orders.id
))::integer`

export const isProofIn = sql`${isOwing} and ${orders.paymentStatus} = 'proof-submitted'`
export const awaitsFee = sql`${isNew} and ${and(isNull(orders.deliveryFee), eq(orders.fulfilment, 'delivery'))}`
