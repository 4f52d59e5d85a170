import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'

/**
 * Milliseconds. The longest regular statement takes 100; together the limits allow several statements within clients'
 * ten seconds (spec section 7).
 */
export const postgresLimits = {
  connect: 3_000,
  statement: 3_000,
  transaction: 3_000,
  /** The timeout releases the locks of a vanished client. */
  idleTransaction: 5_000,
} as const

/** PostgreSQL allows 100 by default, and the queue needs two more. */
const maxConnections = 20

/** The transaction's outcome is unknown. */
export class TransactionTimeout extends Error {
  override readonly name = 'TransactionTimeout'
  constructor() {
    super(`timeout exceeded: no end of the transaction within ${postgresLimits.transaction} ms`)
  }
}

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
  // The pool listens only to idle connections; an error event without a listener would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (error) => {
    if (isSilence(error)) void discardIdle(pool)
  })
  return pool
}

function isSilence(error: unknown): boolean {
  return (
    error instanceof TransactionTimeout || (error instanceof Error && error.message === 'Query read timeout')
  )
}

/** Idle connections have probably lost the network too, and each would cost a caller the full timeout. */
async function discardIdle(pool: pg.Pool): Promise<void> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  for (const result of await Promise.allSettled(idle))
    if (result.status === 'fulfilled') result.value.release(true)
}

/** Drizzle would send a rollback to an unresponsive connection and pass it to the next caller. */
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
      const database: Database = drizzle(client, options)
      const value = await database.transaction(work, config)
      release()
      return value
    } catch (error) {
      const isGivenUp = isReleased
      // The transaction may still be open, and a new connection is cheap.
      release(error instanceof Error ? error : new Error('a transaction failed'))
      throw isGivenUp ? timeout : error
    } finally {
      clearTimeout(timer)
    }
  }
  return db
}
