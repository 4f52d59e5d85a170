import { and, desc, eq, gt, inArray, like } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { StaffVerb } from '#domain/staff/staff-verbs.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import type { Database } from '#server/db/store/database.ts'

/** The command line and unknown people have no id. */
export interface NamedPerson {
  readonly id: string | null
  readonly name: string
}

export const nobody: NamedPerson = { id: null, name: '' }

export interface StaffEvent {
  readonly verb: StaffVerb
  readonly actor: NamedPerson
  readonly subject: NamedPerson
  readonly before?: string
  readonly after?: string
  readonly why?: string
}

export async function addStaffEvent(
  db: Pick<Database, 'insert'>,
  { verb, actor, subject, before = '', after = '', why = '' }: StaffEvent,
  at: Date,
): Promise<void> {
  await db.insert(staffEvents).values({
    at,
    verb,
    before,
    after,
    why,
    actorId: actor.id,
    actorName: actor.name,
    subjectId: subject.id,
    subjectName: subject.name,
  })
}

export async function plannedSince(
  db: Pick<Database, 'select'>,
  date: CalendarDate,
  since: Date,
): Promise<boolean> {
  const { id, at, verb, subjectName } = staffEvents
  const isOfDay = like(subjectName, `${date} #%`)
  const rows = await db
    .select({ id })
    .from(staffEvents)
    .where(and(gt(at, since), inArray(verb, ['plan-run', 'give-run']), isOfDay))
    .limit(1)
  return rows.length > 0
}

export async function lastReason(
  db: Pick<Database, 'select'>,
  verb: StaffVerb,
  subjectName: string,
): Promise<string | null> {
  const [entry] = await db
    .select({ why: staffEvents.why })
    .from(staffEvents)
    .where(and(eq(staffEvents.verb, verb), eq(staffEvents.subjectName, subjectName)))
    .orderBy(desc(staffEvents.id))
    .limit(1)
  return entry?.why ?? null
}
