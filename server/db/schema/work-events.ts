/** The trail of the day's work (docs/decisions/0011): what the kitchen, the packing table and the drivers did. */
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WorkVerb, workVerbs } from '#domain/staff/work-verbs.ts'
import { instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'

/** Append-only: a trigger rejects every update but the erasure of `subject` and `note`, and every deletion. */
export const workEvents = pgTable(
  'work_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the device for one tap, so that a tap that is sent twice counts once; null: it was sent at once. */
    key: text().unique(),
    /** The day the work is for. */
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Null: what was done is for several orders. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    /** When it was done; `receivedAt` is later where there was no signal. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    verb: text().$type<WorkVerb>().notNull(),
    actorId: text().notNull(),
    /** The name at that time. */
    actorName: text().notNull(),
    /** The dish, the person at the door, the kind of the problem, or the change that was seen. */
    subject: text().notNull().default(''),
    /** Portions or labels. */
    number: integer(),
    note: text().notNull().default(''),
  },
  (t) => [
    oneOf('work_events_verb', t.verb, workVerbs),
    index('work_events_order').on(t.orderId, t.id),
    index('work_events_date').on(t.date, t.id),
  ],
)
