import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { logError } from '#server/log.ts'
import type { Database, Transaction } from './store/database.ts'

/** The jobs of the shop and what each carries. */
export interface Jobs {
  'order-placed': { readonly orderId: number }
}

const queues: readonly (keyof Jobs)[] = ['order-placed']

/** Creates the tables of pg-boss where they are missing, and every queue. */
export async function startQueue(boss: PgBoss): Promise<void> {
  // Without a listener, an error event from pg-boss maintenance would end the process.
  boss.on('error', (error) => logError('queue', toError(error)))
  await boss.start()
  for (const name of queues) {
    await boss.createQueue(name, { retryLimit: 10, retryBackoff: true, deleteAfterSeconds: 7 * 86_400 })
    // Reading the queue makes pg-boss cache it. Otherwise the first send would read it through the outer handle in the
    // middle of an order's transaction, where PGlite waits for ever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }
}

/** pg-boss reports a worker's error as a copy of its fields. */
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
