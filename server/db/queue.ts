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
  'unused-pictures': Readonly<Record<string, never>>
  'erase-customers': Readonly<Record<string, never>>
}

const queues: readonly (keyof Jobs)[] = [
  ...(['order-placed', 'order-event', 'refund-payment', 'order-link', 'sample-letter'] as const),
  ...(['close-page', 'unused-pictures', 'erase-customers'] as const),
]

/** Retries become hourly, because a mail server may be down for a day. Times are in seconds. */
const queueOptions = {
  retryLimit: 40,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 7 * 86_400,
}

export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener, an error event from pg-boss maintenance would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, queueOptions)
    // An earlier version may have created the queue.
    await boss.updateQueue(name, queueOptions)
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
