import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WorkVerb, workVerbs } from '#domain/staff/work-verbs.ts'
import { instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'

/** Append-only (by a trigger), except that `subject` and `note` can be erased. */
export const workEvents = pgTable(
  'work_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The device creates the key, so that an update sent twice counts once. */
    key: text().unique(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Null if the work concerns several orders. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    /** `receivedAt` may be later without a signal. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    verb: text().$type<WorkVerb>().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** Dish, recipient, problem, or acknowledged change. */
    subject: text().notNull().default(''),
    number: integer(),
    note: text().notNull().default(''),
  },
  (t) => [
    oneOf('work_events_verb', t.verb, workVerbs),
    index('work_events_order').on(t.orderId, t.id),
    index('work_events_date').on(t.date, t.id),
  ],
)
