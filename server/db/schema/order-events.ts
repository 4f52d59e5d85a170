import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/delivery/weather.ts'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import { type OrderSource, orderSources } from '#domain/placed/order-source.ts'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#domain/placed/order-status.ts'
import { type ActorKind, actorKinds, type OrderVerb, orderVerbs } from '#domain/placed/order-verbs.ts'
import { centsColumn, instant, notNegative, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export interface OrderMove {
  readonly from: { readonly date: CalendarDate; readonly slot: string }
  readonly to: { readonly date: CalendarDate; readonly slot: string }
}

/** Append-only (by a trigger), except that `note` and `changes` can be erased. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    at: instant().notNull(),
    verb: text().$type<OrderVerb>().notNull(),
    actor: text().$type<ActorKind>().notNull(),
    /** A staff member's name or role, or the reporting service. */
    actorName: text().notNull().default(''),
    /** The value is null for other actors and in entries from before accounts existed. */
    actorId: text(),
    statusBefore: text().$type<OrderStatus>(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatusBefore: text().$type<PaymentStatus>(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    moved: jsonb().$type<OrderMove>(),
    /** The verb tells whether the money was paid or refunded. */
    amount: centsColumn(),
    /** Refund that counts against the person's limit; null for people without a limit. */
    givenBack: centsColumn(),
    weather: text().$type<WeatherKind>(),
    changes: jsonb().$type<readonly FieldChange[]>(),
    /** Null if the event has no note. */
    forDriver: boolean(),
    /** The value is null if the customer ordered online. */
    source: text().$type<OrderSource>(),
    note: text().notNull(),
  },
  (t) => [
    oneOf('order_events_verb', t.verb, orderVerbs),
    oneOf('order_events_status_before', t.statusBefore, orderStatuses),
    oneOf('order_events_status', t.status, orderStatuses),
    oneOf('order_events_payment_status_before', t.paymentStatusBefore, paymentStatuses),
    oneOf('order_events_payment_status', t.paymentStatus, paymentStatuses),
    oneOf('order_events_actor', t.actor, actorKinds),
    oneOf('order_events_weather', t.weather, weatherKinds),
    oneOf('order_events_source', t.source, orderSources),
    notNegative('order_events_money', t.amount),
    index('order_events_order').on(t.orderId, t.id),
    // Finds orders that were moved away from a day.
    index('order_events_moved_from')
      .on(sql`(${t.moved} -> 'from' ->> 'date')`)
      .where(sql`${t.moved} is not null`),
    index('order_events_actor').on(t.actorId, t.at).where(sql`${t.actorId} is not null`),
    index('order_events_by_staff').on(t.at).where(sql`${t.actor} = 'staff'`),
  ],
)
