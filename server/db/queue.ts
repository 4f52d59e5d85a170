import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import { logError } from '#server/log.ts'
import type { Database, Transaction } from './store/database.ts'

export interface Jobs {
  'order-placed': { readonly orderId: number }
  'order-event': { readonly eventId: number }
  'refund-payment': { readonly refundId: number }
  /** The provider's page shows an outdated amount. */
  'close-page': { readonly orderId: number }
  /** `request` identifies the customer's request, which is answered once. */
  'order-link': { readonly orderId: number; readonly request: string }
  /** The value is null for the default text of the letter. */
  'sample-letter': {
    readonly staffId: string
    readonly occasion: LetterOccasion
    readonly words: Text | null
    readonly lang: Lang
    /** The letter has the same id on every retry. */
    readonly request: string
  }
  /** `tries` of the delivery when it was queued: a later job makes an earlier one void. */
  webhook: { readonly deliveryId: string; readonly tries: number }
  'unused-pictures': Readonly<Record<string, never>>
  'erase-customers': Readonly<Record<string, never>>
  'back-up': Readonly<Record<string, never>>
}

const queues: readonly (keyof Jobs)[] = [
  ...(['order-placed', 'order-event', 'refund-payment', 'order-link', 'sample-letter'] as const),
  ...(['close-page', 'webhook', 'unused-pictures', 'erase-customers', 'back-up'] as const),
]

/** Retries become hourly, because a mail server may be down for a day. Times are in seconds. */
const queueOptions = {
  retryLimit: 40,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 7 * 86_400,
}

const maxBackupSeconds = 3 * 3600

/** A backup that fails or takes long must not run twice; the next night is its retry. */
const optionsOf = (name: keyof Jobs) =>
  name === 'back-up' ? { ...queueOptions, retryLimit: 0, expireInSeconds: maxBackupSeconds } : queueOptions

export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener, an error event from pg-boss maintenance would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, optionsOf(name))
    // An earlier version may have created the queue.
    await boss.updateQueue(name, optionsOf(name))
    // Caches the queue; otherwise the first send would read it within a transaction, where PGlite waits for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}

/** pg-boss reports a worker's error as a copy of its fields. */
function toError(failure: Error | { readonly message: string }): Error {
  return failure instanceof Error ? failure : Object.assign(new Error(), failure)
}

/** @param waitsMs delay before a worker may take the jobs */
export async function sendInTransaction<Name extends keyof Jobs>(
  boss: Pick<PgBoss, 'insert'>,
  tx: Transaction,
  name: Name,
  jobs: readonly Jobs[Name][],
  waitsMs = 0,
): Promise<void> {
  await boss.insert(
    name,
    jobs.map((data) => ({ data, ...(waitsMs > 0 && { startAfter: Math.ceil(waitsMs / 1_000) }) })),
    { db: fromDrizzle(tx, sql) },
  )
}

/** Workers fetch jobs within seconds. */
const maxIdleMinutes = 5

/** True if the workers have stopped. */
export async function hasForgottenJobs(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select 1 from pgboss.job
      where state = 'created' and start_after < now() - make_interval(mins => ${maxIdleMinutes})
    ) as found`,
  )
  return rows[0]?.found ?? false
}

export interface WaitingJobs {
  readonly queue: string
  readonly count: number
  /** Zero if none waits. */
  readonly oldestSeconds: number
}

/** Counts jobs that are due, also those of queues that have none; `blocked` lets the queue's own index answer. */
export async function waitingJobs(db: Database): Promise<readonly WaitingJobs[]> {
  const { rows } = await db.execute<{ queue: string; count: number; seconds: number }>(
    sql`select queue.name as queue, count(job.id)::int as count,
        coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as seconds
      from pgboss.queue
      left join pgboss.job on job.name = queue.name and job.state < 'active' and not job.blocked
        and job.start_after <= now()
      group by queue.name`,
  )
  return rows.map(({ queue, count, seconds }) => ({ queue, count, oldestSeconds: seconds }))
}
