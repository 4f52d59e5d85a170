import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { type StaffVerb, staffVerbs } from '#domain/staff/staff-verbs.ts'
import { instant, oneOf } from './columns.ts'

/** A trigger refuses updates and deletions. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    verb: text().$type<StaffVerb>().notNull(),
    /** Null for the command line and people who are not signed in. */
    actorId: text(),
    actorName: text().notNull(),
    subjectId: text(),
    subjectName: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    why: text().notNull(),
  },
  (t) => [
    oneOf('staff_events_verb', t.verb, staffVerbs),
    index('staff_events_subject').on(t.subjectId, t.id),
    index('staff_events_at').on(t.at),
  ],
)
