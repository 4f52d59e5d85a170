import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { lockDirectory } from '#server/db/store/directory-lock.ts'
import { openDurablePglite } from '#server/db/store/durable-pglite.ts'
import { embeddedQueue, postgresQueue, preparationLock } from '#server/db/store/engine.ts'
import { makeDirectory } from '#server/db/store/make-directory.ts'
import { postgresLimits } from '#server/db/store/postgres-pool.ts'
import { startError } from '#server/db/store/start-error.ts'
import { type Client, run } from './table-copy.ts'

export interface DatabaseAddress {
  /** The embedded database has none. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

export interface OpenDatabase {
  readonly client: Client
  queue(): PgBoss
  close(): Promise<void>
}

/**
 * Opens the database without a shop's server.
 * @throws StartError if a server has the embedded database open
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseAddress): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl)
  makeDirectory(dataDir)
  const lock = lockDirectory(dataDir)
  const directory = join(dataDir, 'postgres')
  try {
    const { client } = await openDurablePglite(directory, !existsSync(join(directory, 'PG_VERSION')))
    return {
      client,
      queue: () => embeddedQueue(client),
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

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: postgresLimits.connect,
    keepAlive: true,
  })
  // The current statement reports the error.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw startError('the database of DATABASE_URL can not be opened', error)
  }
  return { client, queue: () => postgresQueue(databaseUrl), close: () => client.end() }
}

/** Servers that start meanwhile wait until the connection closes. */
export const lockPreparation = (client: Client) => run(client, `select pg_advisory_lock(${preparationLock})`)
