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

export function createHealth(db: Database, orderWriter: Pick<OrderWriter, 'works'>): () => Promise<Health> {
  return answerInTime(() => ask(db, orderWriter), unreachable)
}

/** An outage or three seconds without an answer give `otherwise`. Concurrent callers share one question. */
export function answerInTime<Answer, Otherwise>(
  question: () => Promise<Answer>,
  otherwise: Otherwise,
): () => Promise<Answer | Otherwise> {
  let underWay: Promise<Answer | Otherwise> | undefined
  return () => {
    underWay ??= inTime(question, otherwise).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function inTime<Answer, Otherwise>(
  question: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  const giveUp = new AbortController()
  try {
    return await Promise.race([question(), setTimeout(maxWaitMs, otherwise, giveUp)])
  } catch {
    return otherwise
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
