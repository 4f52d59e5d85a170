/** The audit log of orders. */
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

/** The due time before and after a change. */
export interface Moved {
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
    /** Name or role of a staff member, or the reporting service; empty otherwise. */
    actorName: text().notNull().default(''),
    /** Staff account; null for other actors and in entries from before accounts existed. */
    actorId: text(),
    /** Null for the placement of the order. */
    statusBefore: text().$type<OrderStatus>(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatusBefore: text().$type<PaymentStatus>(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** Null if date and slot did not change. */
    moved: jsonb().$type<Moved>(),
    /** Amount that moved; the verb says in which direction. */
    amount: centsColumn(),
    /** Amount granted by staff with a refund limit; null for everybody else. */
    givenBack: centsColumn(),
    weather: text().$type<WeatherKind>(),
    /** Fields that staff changed; null where the verb is sufficient. */
    changes: jsonb().$type<readonly FieldChange[]>(),
    /** Whether the driver sees the note as well; null without a note. */
    forDriver: boolean(),
    /** Channel of an order that staff entered; null if its customer ordered online. */
    source: text().$type<OrderSource>(),
    /** The actor's reason; empty where the verb is sufficient. */
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
    // Finds orders that left a day: the day's current orders do not include them.
    index('order_events_moved_from')
      .on(sql`(${t.moved} -> 'from' ->> 'date')`)
      .where(sql`${t.moved} is not null`),
    index('order_events_actor').on(t.actorId, t.at).where(sql`${t.actorId} is not null`),
    // For the owner's audit log of one day.
    index('order_events_by_staff').on(t.at).where(sql`${t.actor} = 'staff'`),
  ],
)
