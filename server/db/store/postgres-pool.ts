import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'

/**
 * Timeouts for PostgreSQL. The longest regular statement of the shop takes a tenth of a second; one that takes longer
 * than these waits for a network or a host that is gone. Together they leave a caller who needs several statements a
 * response within the ten seconds that clients wait (spec section 7). Milliseconds.
 */
export const postgresLimits = {
  /** For a new connection, and for a free one while all are in use. */
  connect: 3_000,
  statement: 3_000,
  transaction: 3_000,
  /** The server ends a transaction whose client has vanished, and releases the locks that others wait for. */
  idleTransaction: 5_000,
} as const

/** Connections of one server process; PostgreSQL allows 100 by default, and the queue needs two more. */
const maxConnections = 20

/** A transaction was abandoned, so its outcome is unknown. */
export class TransactionTimeout extends Error {
  override readonly name = 'TransactionTimeout'
  constructor() {
    super(`timeout exceeded: no end of the transaction within ${postgresLimits.transaction} ms`)
  }
}

/** Connections to a PostgreSQL server that may restart, hang or vanish at any moment. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: postgresLimits.connect,
    query_timeout: postgresLimits.statement,
    statement_timeout: postgresLimits.statement,
    idle_in_transaction_session_timeout: postgresLimits.idleTransaction,
  })
  // When the server ends connections, both idle and busy ones emit an error event. The pool listens to the idle ones
  // only, and an error event without a listener ends the process. Queries under way fail by themselves; health reports
  // the rest.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (error) => {
    if (isSilence(error)) void discardIdle(pool)
  })
  return pool
}

/** Whether a connection was abandoned because no response arrived. */
function isSilence(error: unknown): boolean {
  return (
    error instanceof TransactionTimeout || (error instanceof Error && error.message === 'Query read timeout')
  )
}

/**
 * Closes the idle connections after one connection stopped responding: they have most likely lost their network too,
 * and each would cost a caller the whole timeout before the pool noticed.
 */
async function discardIdle(pool: pg.Pool): Promise<void> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  for (const result of await Promise.allSettled(idle))
    if (result.status === 'fulfilled') result.value.release(true)
}

/**
 * Drizzle over the pool, with a timeout for whole transactions. Drizzle's own transaction would send a rollback to an
 * unresponsive connection, wait again, and hand it to the next caller.
 */
export function databaseOf(pool: pg.Pool): Database {
  const options = { casing: 'snake_case' } as const
  const db: Database = drizzle(pool, options)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isReleased = false
    const release = (error?: Error) => {
      if (!isReleased) client.release(error)
      isReleased = true
    }
    const timer = setTimeout(() => release(timeout), postgresLimits.transaction)
    const timeout = new TransactionTimeout()
    try {
      const own: Database = drizzle(client, options)
      const value = await own.transaction(work, config)
      release()
      return value
    } catch (error) {
      const isGivenUp = isReleased
      // The failure may have left the transaction open, and a new connection is cheaper than finding out.
      release(error instanceof Error ? error : new Error('a transaction failed'))
      throw isGivenUp ? timeout : error
    } finally {
      clearTimeout(timer)
    }
  }
  return db
}
