import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { failedLongSince } from '#domain/staff/failing-letter.ts'
import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import { letters, type Recipient } from '#server/db/schema/letters.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { type LetterJob, letterId, letterJobs, letterSubject } from './letter-id.ts'

export interface LetterProblem {
  readonly orderId: number
  readonly version: number
  readonly reference: OrderReference
  /** Null if the letter could not be composed. */
  readonly recipient: Recipient | null
  readonly id: string
  readonly tells: OrderVerb | 'link'
  readonly attempts: number
  readonly since: Date
  readonly failure: LetterFailure
  /** SMTP code; null unless the refusal is final. */
  readonly refusedCode: number | null
}

/** An outage fails all letters for one reason. */
const maxLetters = 200

type FailureRow = Omit<LetterProblem, 'tells'>

/** The oldest problem comes first. */
export async function letterProblems(
  db: Pick<Database, 'select' | 'execute'>,
  now: Date,
): Promise<readonly LetterProblem[]> {
  const matches = [...(await failedLetters(db, now)), ...(await unwrittenLetters(db))]
  const eventIds = matches.flatMap(({ id }) => eventOf(id) ?? [])
  const events =
    eventIds.length === 0
      ? []
      : await db
          .select({ id: orderEvents.id, verb: orderEvents.verb })
          .from(orderEvents)
          .where(inArray(orderEvents.id, eventIds))
  const verbs = new Map(events.map(({ id, verb }) => [id, verb]))
  return matches
    .map((letter) => ({ ...letter, tells: contentOf(letter.id, verbs) }))
    .sort((one, other) => one.since.getTime() - other.since.getTime())
}

const eventOf = (id: string) => {
  const subject = letterSubject(id)
  return subject?.kind === 'event' ? subject.eventId : null
}

function contentOf(id: string, verbs: ReadonlyMap<number, OrderVerb>): LetterProblem['tells'] {
  const subject = letterSubject(id)
  if (subject?.kind === 'link') return 'link'
  return subject?.kind === 'event' ? (verbs.get(subject.eventId) ?? 'place') : 'place'
}

const hasReader = and(
  isNull(orders.erasedAt),
  or(eq(letters.recipient, 'staff'), ne(orders.contactEmail, '')),
)

async function failedLetters(db: Pick<Database, 'select'>, now: Date): Promise<readonly FailureRow[]> {
  const rows = await db
    .select({
      orderId: orders.id,
      version: orders.version,
      reference: orders.reference,
      recipient: letters.recipient,
      id: letters.id,
      attempts: letters.attempts,
      since: letters.firstTriedAt,
      failure: letters.failure,
      refusedCode: letters.refusedCode,
    })
    .from(letters)
    .innerJoin(orders, eq(orders.id, letters.orderId))
    .where(
      and(
        hasReader,
        or(
          eq(letters.state, 'refused'),
          and(eq(letters.state, 'sending'), lt(letters.firstTriedAt, failedLongSince(now))),
        ),
      ),
    )
    .orderBy(asc(letters.firstTriedAt))
    .limit(maxLetters)
  return rows.map(({ failure, ...row }) => ({
    ...row,
    failure: row.refusedCode === null ? (failure ?? 'other') : 'refused',
  }))
}

/** Failed jobs are stored for a week (queue.ts). */
async function unwrittenLetters(db: Pick<Database, 'execute'>): Promise<readonly FailureRow[]> {
  const { rows } = await db.execute<{
    orderId: string
    version: number
    reference: OrderReference
    eventId: string | null
    request: string | null
    attempts: number
    since: string
  }>(sql`
    select * from (
      select o.id as "orderId", o.version, o.reference, j.data ->> 'eventId' as "eventId", j.data ->> 'request' as request,
        j.retry_count + 1 as attempts, j.created_on::text as since,
        'order-' || o.reference || '-' || case j.name
          when 'order-event' then 'event-' || (j.data ->> 'eventId')
          when 'order-link' then 'link-' || (j.data ->> 'request')
          else 'placed' end as name
      from pgboss.job j
      left join order_events e on e.id = (j.data ->> 'eventId')::bigint
      join orders o on o.id = coalesce((j.data ->> 'orderId')::bigint, e.order_id)
      where j.state = 'failed' and ${inArray(sql`j.name`, [...letterJobs])} and o.erased_at is null
    ) as job
    where not exists (select from letters where id in (name, name || '-staff') and state <> 'sent')
    order by since limit ${maxLetters}`)
  return rows.map(({ orderId, eventId, request, since, ...row }) => ({
    ...row,
    orderId: Number(orderId),
    id: letterId(row.reference, subjectOf(eventId, request), 'customer'),
    since: new Date(since),
    recipient: null,
    failure: 'unwritten',
    refusedCode: null,
  }))
}

function subjectOf(eventId: string | null, request: string | null) {
  if (eventId !== null) return { kind: 'event', eventId: Number(eventId) } as const
  return request === null ? ({ kind: 'placed' } as const) : ({ kind: 'link', request } as const)
}

/**
 * Includes jobs that wait for a retry, so that a new job replaces them.
 * @returns the number removed
 */
export async function removeLetterJobs(
  tx: Transaction,
  { name, data }: LetterJob,
  states: readonly ('failed' | 'retry')[],
): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from pgboss.job
    where name = ${name} and data = ${JSON.stringify(data)}::jsonb
      and state::text in (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )})
    returning id`)
  return rows.length
}
