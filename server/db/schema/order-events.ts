/** The trail of every order: who did what, when, from where to where, and why. */
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

/** When the food is due, before and after a change. */
export interface Moved {
  readonly from: { readonly date: CalendarDate; readonly slot: string }
  readonly to: { readonly date: CalendarDate; readonly slot: string }
}

/** Append-only: a trigger rejects every update but the erasure of `note` and `changes`, and every deletion. */
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
    /** The name or role of a member of staff, or of the service that reported something; empty otherwise. */
    actorName: text().notNull().default(''),
    /** The account of a member of staff; null for everybody else, and in entries from before accounts. */
    actorId: text(),
    /** Null where the order was placed. */
    statusBefore: text().$type<OrderStatus>(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatusBefore: text().$type<PaymentStatus>(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** Null where the date and slot stayed. */
    moved: jsonb().$type<Moved>(),
    /** Where money moved; it was returned where the verb says so. */
    amount: centsColumn(),
    /** What somebody whose role has a limit gave back to the customer by this; null for everybody else. */
    givenBack: centsColumn(),
    /** The weather that caused it. */
    weather: text().$type<WeatherKind>(),
    /** What staff changed of the order, before and after; null where the verb says it all. */
    changes: jsonb().$type<readonly FieldChange[]>(),
    /** Whether a note is for the driver too; null where there is none. */
    forDriver: boolean(),
    /** By which way an order came that staff entered; null: its customer ordered online. */
    source: text().$type<OrderSource>(),
    /** Why, in the words of whoever did it; empty where the verb says it all. */
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
    // What left a day, which the day's own orders do not tell.
    index('order_events_moved_from')
      .on(sql`(${t.moved} -> 'from' ->> 'date')`)
      .where(sql`${t.moved} is not null`),
    index('order_events_actor').on(t.actorId, t.at).where(sql`${t.actorId} is not null`),
    // A day of the trail that owners read.
    index('order_events_by_staff').on(t.at).where(sql`${t.actor} = 'staff'`),
  ],
)
