import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import { logError } from '#server/log.ts'
import type { Database, Transaction } from './store/database.ts'

/** Job names and their data. */
export interface Jobs {
  'order-placed': { readonly orderId: number }
  /** The event describes what happened (schema/order-events.ts). */
  'order-event': { readonly eventId: number }
  'refund-payment': { readonly refundId: number }
  /** The amount due changed while the provider's page shows another. */
  'close-page': { readonly orderId: number }
  /** `request` identifies the customer's request, so that it is answered once. */
  'order-link': { readonly orderId: number; readonly request: string }
  /** The customized letter text to test; null for none. */
  'sample-letter': {
    readonly staffId: string
    readonly occasion: LetterOccasion
    readonly words: Text | null
    readonly lang: Lang
    /** Gives the letter the same id on every retry. */
    readonly request: string
  }
  /** Removes uploaded pictures that were never used. */
  'unused-pictures': Readonly<Record<string, never>>
  /** Nightly erasure of customers past the retention period. */
  'erase-customers': Readonly<Record<string, never>>
}

const queues: readonly (keyof Jobs)[] = [
  ...(['order-placed', 'order-event', 'refund-payment', 'order-link', 'sample-letter'] as const),
  ...(['close-page', 'unused-pictures', 'erase-customers'] as const),
]

/** After growing pauses a job is retried hourly, because a mail server may be down for a day. Times in seconds. */
const queueOptions = {
  retryLimit: 40,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 7 * 86_400,
}

/** Creates missing tables of pg-boss and every queue. */
export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener, an error event from pg-boss maintenance would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, queueOptions)
    // Updates a queue created by an earlier version.
    await boss.updateQueue(name, queueOptions)
    // Makes pg-boss cache the queue. Otherwise the first send would read it through the outer handle within an order's
    // transaction, where PGlite waits for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}

/** pg-boss reports a worker's error as a copy of its fields. */
function toError(thrown: Error | { readonly message: string }): Error {
  return thrown instanceof Error ? thrown : Object.assign(new Error(), thrown)
}

/**
 * The jobs exist only if the transaction commits.
 * @param waitsMs delay before a worker may take them
 */
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

/** Minutes; workers fetch jobs within seconds. */
const forgottenAfter = 5

/** Whether a job has waited too long for its first attempt, because the workers have stopped. */
export async function hasForgottenJobs(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select 1 from pgboss.job
      where state = 'created' and start_after < now() - make_interval(mins => ${forgottenAfter})
    ) as found`,
  )
  return rows[0]?.found ?? false
}
