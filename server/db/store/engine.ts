import { constants, mkdirSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { type Listener, type Listening, staffChannel } from './listening.ts'
import { awaitsUpdate, migrations, refuseOtherVersion } from './migrations.ts'
import { listenToPostgres } from './postgres-listener.ts'
import { databaseOf, openPool, postgresLimits } from './postgres-pool.ts'

export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly db: Database
  readonly boss: PgBoss
  /** PGlite does neither vacuum nor checkpoint by itself. */
  upkeep(): Promise<void>
  /** Copies the embedded database of one moment, which the next opening recovers. Null on PostgreSQL. */
  readonly copyTo: ((directory: string) => Promise<void>) | null
  /** Null on PGlite, which has one connection. */
  readonly connections: (() => Connections) | null
  listen(listener: Listener): Listening
  close(): Promise<void>
}

export interface Connections {
  readonly total: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

export type Preparation = (db: Database) => Promise<void>

/** The queue carries few jobs per order. */
const queueOptions = {
  schedule: false,
  superviseIntervalSeconds: 300,
  monitorVacuum: false,
  reindex: false,
} as const

/** Copies the shop before an update changes its embedded database. */
export type BeforeUpdate = (client: PGlite) => Promise<void>

export async function openPglite(
  directory: string,
  prepare: Preparation,
  beforeUpdate: BeforeUpdate | undefined,
): Promise<Engine> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(directory)
  try {
    const { client, acceptsWrites } = await openDurablePglite(join(directory, 'postgres'))
    performance.mark('database open')
    const db = drizzlePglite({ client, casing: 'snake_case' })
    await refuseOtherVersion(db)
    if (beforeUpdate && (await awaitsUpdate(db))) await beforeUpdate(client)
    await migratePglite(db, migrations)
    performance.mark('migrations checked')
    await prepare(db)
    performance.mark('demo data checked')
    return {
      name: 'pglite',
      db,
      boss: embeddedQueue(client),
      upkeep: async () => {
        try {
          if (acceptsWrites()) await client.exec('vacuum (analyze)')
        } finally {
          // A full disk needs the freed write-ahead log most.
          await client.exec('checkpoint')
        }
      },
      copyTo: async (copy) => {
        await client.exec('checkpoint')
        await client.runExclusive(() => copyFiles(join(directory, 'postgres'), copy))
      },
      connections: null,
      listen: (listener) => {
        const listening = client.listen(staffChannel, listener).catch(() => null)
        return { isHearing: () => true, stop: async () => void (await (await listening)?.().catch(() => {})) }
      },
      close: async () => {
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Orders wait meanwhile, and Node's own recursive copy, one file after the other, takes five times as long. */
async function copyFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: relative(from, join(entry.parentPath, entry.name)) }))
  mkdirSync(to)
  for (const { entry, path } of paths) if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true })
  const files = paths.filter(({ entry, path }) => entry.isFile() && path !== 'log-reserve')
  await Promise.all(
    files.map(({ path }) => copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)),
  )
}

/** 'hoiyuen' as a number; one server prepares the database while the others wait. */
export const preparationLock = 0x686f6979

/** Includes waiting for another server. */
const maxPreparationMs = 60_000

/** The queue works in batches. */
const maxQueueStatementMs = 10_000

export async function openPostgres(databaseUrl: string, prepare: Preparation): Promise<Engine> {
  await preparePostgres(databaseUrl, prepare)
  const pool = openPool(databaseUrl)
  return {
    name: 'postgres',
    db: databaseOf(pool),
    boss: postgresQueue(databaseUrl),
    upkeep: async () => {},
    copyTo: null,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (listener) => listenToPostgres(databaseUrl, listener),
    close: () => pool.end(),
  }
}

async function preparePostgres(databaseUrl: string, prepare: Preparation): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: postgresLimits.connect,
    query_timeout: maxPreparationMs,
    keepAlive: true,
  })
  // The current statement reports the error.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    performance.mark('database open')
    const db = drizzlePostgres(client, { casing: 'snake_case' })
    await refuseOtherVersion(db)
    await migratePostgres(db, migrations)
    performance.mark('migrations checked')
    await prepare(db)
    performance.mark('demo data checked')
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

export const embeddedQueue = (client: PGlite) =>
  new PgBoss({ ...queueOptions, db: fromPglite(client), backend: 'pglite' })

export const postgresQueue = (databaseUrl: string) =>
  new PgBoss({ ...queueOptions, ...queueConnections(databaseUrl) })

function queueConnections(connectionString: string) {
  return {
    connectionString,
    max: 2,
    keepAlive: true,
    connectionTimeoutMillis: postgresLimits.connect,
    query_timeout: maxQueueStatementMs,
    statement_timeout: maxQueueStatementMs,
    idle_in_transaction_session_timeout: maxQueueStatementMs,
  }
}
