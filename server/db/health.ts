import { setTimeout } from 'node:timers/promises'
import type { Database } from './database.ts'
import { areMigrationsCurrent } from './migrations.ts'
import type { OrderWriter } from './order-writer.ts'
import { hasForgottenJobs } from './queue.ts'

export interface Health {
  readonly databaseReachable: boolean
  readonly migrationsCurrent: boolean
  /** False while an order waits for the database longer than it ever should. */
  readonly ordersWritten: boolean
  /** False while jobs lie untouched for minutes: orders are taken, but nobody is told of them. */
  readonly queueRunning: boolean
}

/** Load balancers give up after five seconds and more. Milliseconds. */
const longestWait = 3_000

/** Never throws: an outage is an answer. */
export async function healthOf(db: Database, orderWriter: Pick<OrderWriter, 'isStuck'>): Promise<Health> {
  const ordersWritten = !orderWriter.isStuck()
  const unreachable = { databaseReachable: false, migrationsCurrent: false, queueRunning: false }
  const giveUp = new AbortController()
  try {
    const asked = await Promise.race([ask(db), setTimeout(longestWait, unreachable, giveUp)])
    return { ...asked, ordersWritten }
  } catch {
    return { ...unreachable, ordersWritten }
  } finally {
    giveUp.abort()
  }
}

async function ask(db: Database): Promise<Omit<Health, 'ordersWritten'>> {
  const migrationsCurrent = await areMigrationsCurrent(db)
  return { databaseReachable: true, migrationsCurrent, queueRunning: !(await hasForgottenJobs(db)) }
}
