import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'

/**
 * How long anything may wait for PostgreSQL. The longest honest statement of the shop takes a tenth of a second; what
 * takes longer than this waits for a line or a host that is gone. Together they leave a caller who needs several
 * statements his answer within the ten seconds that clients wait (spec section 7). Milliseconds.
 */
export const postgresLimits = {
  /** For a new connection, and for a free one while all are in use. */
  connect: 3_000,
  statement: 3_000,
  transaction: 3_000,
  /** The server ends a transaction whose client has vanished, and with it the locks that others wait for. */
  idleTransaction: 5_000,
} as const

/** Connections of one server process; PostgreSQL allows 100 unless told, and the queue needs two more. */
const mostConnections = 20

/** A transaction was given up, so its outcome is not known. */
export class TransactionTimeout extends Error {
  override readonly name = 'TransactionTimeout'
  constructor() {
    super(`timeout exceeded: no end of the transaction within ${postgresLimits.transaction} ms`)
  }
}

/** Connections to a PostgreSQL that may restart, hang or vanish at any moment. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    keepAlive: true,
    connectionTimeoutMillis: postgresLimits.connect,
    query_timeout: postgresLimits.statement,
    statement_timeout: postgresLimits.statement,
    idle_in_transaction_session_timeout: postgresLimits.idleTransaction,
  })
  // A server that ends connections breaks idle ones and those in use. The pool listens to the idle ones alone, and an
  // error event without a listener ends the process. Queries under way fail by themselves; health reports the rest.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (error) => {
    if (isSilence(error)) void discardIdle(pool)
  })
  return pool
}

/** Whether a connection was given up because no answer came. */
function isSilence(error: unknown): boolean {
  return (
    error instanceof TransactionTimeout || (error instanceof Error && error.message === 'Query read timeout')
  )
}

/**
 * Where one connection fell silent the idle ones have most likely lost their line too. Each would cost a caller the
 * whole wait before the pool learned of it.
 */
async function discardIdle(pool: pg.Pool): Promise<void> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  for (const result of await Promise.allSettled(idle))
    if (result.status === 'fulfilled') result.value.release(true)
}

/**
 * Drizzle over the pool, with a limit on the whole of a transaction. Drizzle's own would ask a silent connection to
 * roll back, wait again, and hand it to the next caller.
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
      // What failed may have left the transaction open: a new connection is cheaper than to know.
      release(error instanceof Error ? error : new Error('a transaction failed'))
      throw isGivenUp ? timeout : error
    } finally {
      clearTimeout(timer)
    }
  }
  return db
}
