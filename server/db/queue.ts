import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import { logError } from '#server/log.ts'
import type { Database, Transaction } from './store/database.ts'

/** The jobs of the shop and what each carries. */
export interface Jobs {
  'order-placed': { readonly orderId: number }
  /** Something happened to an order after it was placed; the event says what (schema/order-events.ts). */
  'order-event': { readonly eventId: number }
  'refund-payment': { readonly refundId: number }
  /** What is due for an order has changed while a page of its provider takes something else. */
  'close-page': { readonly orderId: number }
  /** A customer asked for the link to an order; `request` names the asking, so that it is answered once. */
  'order-link': { readonly orderId: number; readonly request: string }
  /** Somebody of the staff tries the shop's own words in letters; null: without any. */
  'sample-letter': {
    readonly staffId: string
    readonly occasion: LetterOccasion
    readonly words: Text | null
    readonly lang: Lang
    /** Names the asking, so that its letter keeps its id however often it is tried. */
    readonly request: string
  }
  /** Pictures that were sent and never used may be removed. */
  'unused-pictures': Readonly<Record<string, never>>
  /** Every night: customers who have been known long enough are erased. */
  'erase-customers': Readonly<Record<string, never>>
}

const queues: readonly (keyof Jobs)[] = [
  ...(['order-placed', 'order-event', 'refund-payment', 'order-link', 'sample-letter'] as const),
  ...(['close-page', 'unused-pictures', 'erase-customers'] as const),
]

/** A mail server may be away for a day: after growing pauses a job is tried hourly. Seconds, where not a count. */
const queueOptions = {
  retryLimit: 40,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 7 * 86_400,
}

/** Creates the tables of pg-boss where they are missing, and every queue. */
export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener, an error event from pg-boss maintenance would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, queueOptions)
    // One that an earlier version created keeps what that version said.
    await boss.updateQueue(name, queueOptions)
    // Reading the queue makes pg-boss cache it. Otherwise the first send would read it through the outer handle in the
    // middle of an order's transaction, where PGlite waits for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}

/** pg-boss reports a worker's error as a copy of its fields. */
function toError(thrown: Error | { readonly message: string }): Error {
  return thrown instanceof Error ? thrown : Object.assign(new Error(), thrown)
}

/**
 * Queues jobs inside a transaction: they exist exactly if the transaction commits.
 * @param waitsMs how long they wait before a worker may take them
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

/** Workers fetch a job within seconds, so an older one means that they have stopped. Minutes. */
const forgottenAfter = 5

/** Whether a job has waited too long without a first attempt, as when the workers have stopped. */
export async function hasForgottenJobs(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select 1 from pgboss.job
      where state = 'created' and start_after < now() - make_interval(mins => ${forgottenAfter})
    ) as found`,
  )
  return rows[0]?.found ?? false
}
