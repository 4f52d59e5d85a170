import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { OrderWriter } from '#server/db/orders/order-writer.ts'
import { hasForgottenJobs } from '#server/db/queue.ts'
import type { Database } from './database.ts'
import { areMigrationsCurrent } from './migrations.ts'

export interface Health {
  readonly databaseReachable: boolean
  readonly migrationsCurrent: boolean
  readonly ordersWritten: boolean
  /** False if jobs have waited for minutes. */
  readonly queueRunning: boolean
}

const unreachable: Health = {
  databaseReachable: false,
  migrationsCurrent: false,
  ordersWritten: false,
  queueRunning: false,
}

/** Load balancers time out after five seconds. */
const maxWaitMs = 3_000

/** An outage is a result. Concurrent callers share one check. */
export function createHealth(db: Database, orderWriter: Pick<OrderWriter, 'works'>): () => Promise<Health> {
  let underWay: Promise<Health> | undefined
  return () => {
    underWay ??= askInTime(db, orderWriter).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function askInTime(db: Database, orderWriter: Pick<OrderWriter, 'works'>): Promise<Health> {
  const giveUp = new AbortController()
  try {
    return await Promise.race([ask(db, orderWriter), setTimeout(maxWaitMs, unreachable, giveUp)])
  } catch {
    return unreachable
  } finally {
    giveUp.abort()
  }
}

async function ask(db: Database, orderWriter: Pick<OrderWriter, 'works'>): Promise<Health> {
  const migrationsCurrent = await areMigrationsCurrent(db)
  const ordersWritten = (await orderWriter.works()) && !(await isReadOnly(db))
  return {
    databaseReachable: true,
    migrationsCurrent,
    ordersWritten,
    queueRunning: !(await hasForgottenJobs(db)),
  }
}

/** Replicas are read-only. */
async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select current_setting('transaction_read_only') as value`,
  )
  return rows[0]?.value === 'on'
}
