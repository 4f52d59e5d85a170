import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PgBoss } from 'pg-boss'
import { maxUpdateDelayMs } from '#domain/shop/timing.ts'
import { createOrderWriter, type OrderWriter } from '#server/db/orders/order-writer.ts'
import { startQueue } from '#server/db/queue.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { seedDatabase } from '#server/db/seed/seed.ts'
import { readShop } from '#server/db/shop/shop.ts'
import { type Content, type ContentCache, createContentCache } from '#server/db/shop/snapshot.ts'
import type { Database } from './database.ts'
import { type BeforeUpdate, type Engine, openPglite, openPostgres } from './engine.ts'
import { createHealth, type Health } from './health.ts'
import type { Listener, Listening } from './listening.ts'
import { makeDirectory } from './make-directory.ts'
import { readOrderSecret } from './order-secret.ts'
import { StartError, startError } from './start-error.ts'

export interface StoreOptions {
  /** The embedded database has none. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** If it is absent, the key is a file in dataDir. */
  readonly orderSecret?: string | undefined
  /** The demo order of a new database gets its dates from this. */
  readonly now: Date
  /** Without it, the menu comes from catalogue/. */
  readonly catalogue?: string | undefined
  readonly isEmpty?: boolean | undefined
  readonly beforeUpdate?: BeforeUpdate | undefined
}

export interface Store {
  readonly engine: Engine['name']
  readonly db: Database
  readonly queue: PgBoss
  readonly orderWriter: OrderWriter
  /** The secret for lookup tokens is not in the database. */
  readonly tokenKey: string
  /** Payment providers know the shop by this random id. */
  readonly shop: string
  /** The path is absolute. */
  readonly dataDir: string
  content(): Promise<Content>
  /** The revision is part of every cache key. */
  revision(): number
  /** @returns a function that removes the listener */
  onRevision(listener: (revision: number) => void): () => void
  /** Events are hints that may get lost. */
  listen(listener: Listener): Listening
  refresh(): Promise<number>
  /** Null on PostgreSQL. */
  readonly copyTo: Engine['copyTo']
  /** Null on PGlite. */
  readonly connections: Engine['connections']
  /** An outage is a result, and never thrown. */
  health(): Promise<Health>
  /** Afterwards another process may use the directory. */
  close(): Promise<void>
}

/** The other half is for loading the changes. */
const revisionPollMs = maxUpdateDelayMs / 2
const upkeepMs = 5 * 60_000
/** Milliseconds; unfinished jobs are retried after the next start. */
const queueStopMs = 5_000

/** @throws StartError with one line for the operator */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, now, catalogue = shopCatalogue, isEmpty } = options
  const directory = resolve(options.dataDir)
  const what = databaseUrl
    ? 'the database of DATABASE_URL can not be opened'
    : `${directory} can not be opened`
  let engine: Engine | undefined
  try {
    makeDirectory(directory)
    refuseSecondDatabase(directory, databaseUrl)
    const prepare = (db: Database) => seedDatabase(db, now, { catalogue, isEmpty })
    engine = databaseUrl
      ? await openPostgres(databaseUrl, prepare)
      : await openPglite(directory, prepare, options.beforeUpdate)
    if (databaseUrl) writeFileSync(join(directory, mark), '', { mode: 0o600 })
    const cache = await createContentCache(engine.db)
    await startQueue(engine.boss)
    performance.mark('queue started')
    const tokenKey = options.orderSecret ?? readOrderSecret(directory)
    return assemble(engine, cache, { dataDir: directory, tokenKey, shop: await readShop(engine.db) })
  } catch (error) {
    await engine?.close()
    throw startError(what, error)
  }
}

/** This file says that the shop's database is PostgreSQL. */
const mark = 'database'

/**
 * A shop without its orders must not open silently at the address of another.
 * @throws StartError with the command that moves a shop
 */
function refuseSecondDatabase(directory: string, databaseUrl: string | undefined): void {
  const move = 'npm run backup -- FILE before the change, npm run restore -- FILE after it'
  if (databaseUrl && existsSync(join(directory, 'postgres')))
    throw new StartError(
      `${directory} holds a shop of its own, and DATABASE_URL names another database; to move the shop there: ${move}`,
    )
  if (!databaseUrl && existsSync(join(directory, mark)))
    throw new StartError(
      `the shop of ${directory} is in PostgreSQL, and DATABASE_URL is missing; to move the shop here: ${move}`,
    )
}

function assemble(
  engine: Engine,
  cache: ContentCache,
  { dataDir, tokenKey, shop }: Pick<Store, 'dataDir' | 'tokenKey' | 'shop'>,
): Store {
  const { db, boss } = engine
  const orderWriter = createOrderWriter(db, boss)
  // Outages are ignored here, because health reports them.
  const poll = every(revisionPollMs, () => cache.refresh())
  const upkeep = every(upkeepMs, () => engine.upkeep())
  return {
    engine: engine.name,
    db,
    queue: boss,
    orderWriter,
    tokenKey,
    shop,
    dataDir,
    content: cache.current,
    revision: cache.revision,
    onRevision: cache.onRevision,
    listen: engine.listen,
    copyTo: engine.copyTo,
    connections: engine.connections,
    refresh: cache.refresh,
    health: createHealth(db, orderWriter),
    close: async () => {
      await poll.stop()
      await upkeep.stop()
      await boss.stop({ graceful: true, close: true, timeout: queueStopMs })
      await engine.close()
    },
  }
}

/** Runs never overlap and do not keep the process alive. */
function every(ms: number, task: () => Promise<unknown>): { stop(): Promise<unknown> } {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= task()
      .catch(() => {})
      .finally(() => {
        running = undefined
      })
  }, ms)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
