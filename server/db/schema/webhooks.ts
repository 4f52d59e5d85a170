import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { type WebhookEvent, webhookEvents } from '#domain/placed/webhook-events.ts'
import {
  type DeliveryFault,
  type DeliveryState,
  deliveryFaults,
  deliveryStates,
} from '#domain/shop/webhooks.ts'
import { instant, oneOf, someOf } from './columns.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text().notNull(),
    /** The key signs each message, so it can not be hashed. */
    secret: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (t) => [someOf('webhooks_events', t.events, webhookEvents)],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Receivers recognise a repeated message by it. */
    id: text().primaryKey(),
    webhookId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Null for a test. */
    event: text().$type<WebhookEvent>(),
    /** Null for a test. */
    reference: text(),
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    triedAt: instant(),
    /** The next try; null if none is planned. */
    nextAt: instant(),
    /** The HTTP status of the last response. */
    status: integer(),
    fault: text().$type<DeliveryFault>(),
  },
  (t) => [
    oneOf('webhook_deliveries_event', t.event, webhookEvents),
    oneOf('webhook_deliveries_state', t.state, deliveryStates),
    oneOf('webhook_deliveries_fault', t.fault, deliveryFaults),
    index('webhook_deliveries_at').on(t.at),
    index('webhook_deliveries_webhook').on(t.webhookId),
    index('webhook_deliveries_failed').on(t.at).where(sql`${t.state} = 'failed'`),
  ],
)
