import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { OrderWriter } from '#server/db/order-writer.ts'
import { hasForgottenJobs } from '#server/db/queue.ts'
import type { Database } from './database.ts'
import { areMigrationsCurrent } from './migrations.ts'

export interface Health {
  readonly databaseReachable: boolean
  readonly migrationsCurrent: boolean
  /** False while orders can't be written: the database takes none, or takes longer than it ever should. */
  readonly ordersWritten: boolean
  /** False while jobs lie untouched for minutes: orders are taken, but nobody is told of them. */
  readonly queueRunning: boolean
}

const unreachable: Health = {
  databaseReachable: false,
  migrationsCurrent: false,
  ordersWritten: false,
  queueRunning: false,
}

/** Load balancers give up after five seconds and more. Milliseconds. */
const longestWait = 3_000

/**
 * Makes what tells the health of a store. It never throws: an outage is an answer. Whoever asks while another one's
 * question is under way shares its answer, so that many who ask take nothing from the orders.
 */
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
    return await Promise.race([ask(db, orderWriter), setTimeout(longestWait, unreachable, giveUp)])
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

/** As a replica is, which takes the place of its master in a fail-over that is not finished. */
async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select current_setting('transaction_read_only') as value`,
  )
  return rows[0]?.value === 'on'
}
