import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'

/**
 * Timeouts in milliseconds. The longest regular statement takes 100 ms, so longer waits mean a lost network or host.
 * Together they allow several statements within clients' ten seconds (spec section 7).
 */
export const postgresLimits = {
  /** For a new connection, and for a free connection of the pool. */
  connect: 3_000,
  statement: 3_000,
  transaction: 3_000,
  /** Ends the transaction of a vanished client to release its locks. */
  idleTransaction: 5_000,
} as const

/** Per server process; PostgreSQL allows 100 by default, and the queue needs two more. */
const maxConnections = 20

/** The outcome of the aborted transaction is unknown. */
export class TransactionTimeout extends Error {
  override readonly name = 'TransactionTimeout'
  constructor() {
    super(`timeout exceeded: no end of the transaction within ${postgresLimits.transaction} ms`)
  }
}

/** Connections to a server that may restart, hang or vanish at any moment. */
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
  // When the server closes connections, an error event without a listener would end the process. The pool listens only
  // to idle connections. Current queries fail by themselves; health reports the rest.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (error) => {
    if (isSilence(error)) void discardIdle(pool)
  })
  return pool
}

/** Whether a connection was abandoned for lack of a response. */
function isSilence(error: unknown): boolean {
  return (
    error instanceof TransactionTimeout || (error instanceof Error && error.message === 'Query read timeout')
  )
}

/**
 * Closes idle connections after one stopped responding: they have probably lost the network too, and each would cost a
 * caller the full timeout.
 */
async function discardIdle(pool: pg.Pool): Promise<void> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  for (const result of await Promise.allSettled(idle))
    if (result.status === 'fulfilled') result.value.release(true)
}

/**
 * Adds a timeout for transactions. Drizzle would send a rollback to an unresponsive connection, wait again, and pass
 * the connection to the next caller.
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
      // The transaction may still be open, and a new connection is cheaper than finding out.
      release(error instanceof Error ? error : new Error('a transaction failed'))
      throw isGivenUp ? timeout : error
    } finally {
      clearTimeout(timer)
    }
  }
  return db
}
