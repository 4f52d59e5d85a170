/** The trail of accounts and sessions, and what makes a change of any trail visible (docs/decisions/0011). */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type StaffVerb, staffVerbs } from '#domain/staff/staff-verbs.ts'
import { instant, oneOf } from './columns.ts'

/**
 * What links each entry of a trail to the one before; a trigger fills both in.
 * A column added to a trail later must be null in its old rows: an entry's hash covers all columns that are not null.
 */
export const chainColumns = () => ({
  /** The entry's place in its chain, from 1. */
  sequence: integer().notNull().default(0),
  /** SHA-256 of the hash before and this entry. */
  hash: text().notNull().default(''),
})

/**
 * What an entry says of a customer is hashed apart (docs/decisions/0048), so that it can be erased while the chain still
 * fits; a trigger fills both in.
 */
export const sealColumns = () => ({
  /** Random; null: what the entry said of a customer is erased, and so can't be guessed from `sealed`. */
  salt: text(),
  /** SHA-256 of the salt and of what the entry says of a customer. */
  sealed: text().notNull().default(''),
})

/** Append-only: a trigger rejects every update and deletion. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    verb: text().$type<StaffVerb>().notNull(),
    /** Who did it; null: the program on the company's own server, or somebody who is not signed in. */
    actorId: text(),
    /** The name at that time. */
    actorName: text().notNull(),
    /** To whom it was done; null: to nobody known. */
    subjectId: text(),
    subjectName: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    why: text().notNull(),
    ...chainColumns(),
  },
  (t) => [
    oneOf('staff_events_verb', t.verb, staffVerbs),
    index('staff_events_subject').on(t.subjectId, t.id),
    index('staff_events_at').on(t.at),
  ],
)

/** The end of each chain, kept apart so that a cut tail is noticed. */
export const trailHeads = pgTable(
  'trail_heads',
  {
    /** The table of the chain. */
    trail: text().notNull(),
    /** The order of a chain of order events; 0 for the one chain of staff events. */
    subject: bigint({ mode: 'number' }).notNull(),
    length: integer().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trail, t.subject] })],
)
