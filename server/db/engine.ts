import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { migrations } from './migrations.ts'

/** One of the two ways to keep the data, opened and migrated. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly db: Database
  readonly boss: PgBoss
  /** vacuum and checkpoint, where nothing else does it. */
  upkeep(): Promise<void>
  close(): Promise<void>
}

/** The queue minds itself rarely: one notice an order is all it carries. */
const queueHabits = {
  schedule: false,
  superviseIntervalSeconds: 300,
  monitorVacuum: false,
  reindex: false,
} as const

/** The database inside this process, in `directory`. PGlite has no checkpointer and no autovacuum of its own. */
export async function openPglite(directory: string): Promise<Engine> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(directory)
  try {
    const { client } = await openDurablePglite(join(directory, 'postgres'))
    const db = drizzlePglite({ client, casing: 'snake_case' })
    await migratePglite(db, migrations)
    return {
      name: 'pglite',
      db,
      boss: new PgBoss({ ...queueHabits, db: fromPglite(client), backend: 'pglite' }),
      upkeep: async () => {
        await client.exec('vacuum (analyze)')
        await client.exec('checkpoint')
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

/** 'hoiyuen' as a number: one server at a time migrates, the others wait for it. */
const migrationLock = 0x686f6979

export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 10_000 })
  // A server that restarts breaks idle connections; the pool makes new ones, and health reports the rest.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migratePostgres(drizzlePostgres(client, { casing: 'snake_case' }), migrations)
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    name: 'postgres',
    db: drizzlePostgres(pool, { casing: 'snake_case' }),
    boss: new PgBoss({ ...queueHabits, connectionString: databaseUrl, max: 2 }),
    upkeep: async () => {},
    close: () => pool.end(),
  }
}
