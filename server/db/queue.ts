import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { logError } from '#server/log.ts'
import type { Database, Transaction } from './store/database.ts'

/** The jobs of the shop and what each carries. */
export interface Jobs {
  'order-placed': { readonly orderId: number }
}

const queues: readonly (keyof Jobs)[] = ['order-placed']

/** Installs the queue's own tables where they are missing and opens every queue. */
export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener an error event of the queue's housekeeping would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, { retryLimit: 10, retryBackoff: true, deleteAfterSeconds: 7 * 86_400 })
    // A first look makes pg-boss remember the queue. Otherwise the first send would ask for it by the outer handle
    // in the middle of an order's transaction, where PGlite waits for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}

/** The queue tells of a worker's error by a copy of its fields. */
function toError(thrown: Error | { readonly message: string }): Error {
  return thrown instanceof Error ? thrown : Object.assign(new Error(), thrown)
}

/** Queues jobs inside a transaction: they exist exactly if the transaction commits. */
export async function sendInTransaction<Name extends keyof Jobs>(
  boss: Pick<PgBoss, 'insert'>,
  tx: Transaction,
  name: Name,
  jobs: readonly Jobs[Name][],
): Promise<void> {
  await boss.insert(
    name,
    jobs.map((data) => ({ data })),
    { db: fromDrizzle(tx, sql) },
  )
}

/** A job is fetched within seconds. Minutes. */
const forgottenAfter = 5

/** Whether any job lies there that nobody has tried yet, as when the workers have stopped. */
export async function hasForgottenJobs(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select 1 from pgboss.job
      where state = 'created' and start_after < now() - make_interval(mins => ${forgottenAfter})
    ) as found`,
  )
  return rows[0]?.found ?? false
}
