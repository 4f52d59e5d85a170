import { resolve } from 'node:path'
import type { PgBoss } from 'pg-boss'
import { siteFollowsWithin } from '#domain/site-follows.ts'
import { createOrderWriter, type OrderWriter } from '#server/db/orders/order-writer.ts'
import { startQueue } from '#server/db/queue.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { seedDatabase } from '#server/db/seed/seed.ts'
import { readShop } from '#server/db/shop/shop.ts'
import { type Content, type ContentCache, createContentCache } from '#server/db/shop/snapshot.ts'
import type { Database } from './database.ts'
import { type Engine, openPglite, openPostgres } from './engine.ts'
import { createHealth, type Health } from './health.ts'
import type { Heard, Listening } from './listening.ts'
import { makeDirectory } from './make-directory.ts'
import { readOrderSecret } from './order-secret.ts'
import { startError } from './start-error.ts'

export interface StoreOptions {
  /** Absent: the embedded database below dataDir is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Absent: the key in dataDir is used, and created on first start. */
  readonly orderSecret?: string | undefined
  /** Dates the demo order of a fresh database. */
  readonly now: Date
  /** Folder of the menu that is loaded into a fresh database; absent: catalogue/. */
  readonly catalogue?: string | undefined
  /** Opens a fresh database as a shop that sells nothing yet. */
  readonly isEmpty?: boolean | undefined
}

/** The open database and the resources the whole server shares with it. */
export interface Store {
  readonly engine: Engine['name']
  readonly db: Database
  readonly queue: PgBoss
  readonly orderWriter: OrderWriter
  /** Secret from which the lookup tokens of orders are derived; not in the database. */
  readonly tokenKey: string
  /** Names this shop among all that a payment provider serves; random, in the database. */
  readonly shop: string
  /** Absolute path; uploads and the outbox are stored here too, beside the database. */
  readonly dataDir: string
  /** The catalogue and every rule, cached in memory while they are unchanged. */
  content(): Promise<Content>
  /** Counts the changes of catalogue and settings: part of every cache key. */
  revision(): number
  /** Calls the listener after each change; returns a function that removes it. */
  onRevision(listener: (revision: number) => void): () => void
  /** Calls back whenever something changed that the back office shows; a hint that may get lost. */
  listen(heard: Heard): Listening
  /** Checks for a change now instead of at the next poll. */
  refresh(): Promise<number>
  /** Never throws: an outage is a result. */
  health(): Promise<Health>
  /** Waits for work under way, then closes; the directory is free for another process afterwards. */
  close(): Promise<void>
}

/** As much again is left to load what changed. */
const revisionPollMs = siteFollowsWithin / 2
const upkeepMs = 5 * 60_000
/** How long jobs under way may take after the signal to stop; unfinished ones are retried after the next start. */
const queueStopMs = 5_000

/**
 * Opens the database, brings it up to date and loads the catalogue into an empty one.
 * @throws StartError with one line for the operator
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, now, catalogue = shopCatalogue, isEmpty } = options
  const directory = resolve(options.dataDir)
  const what = databaseUrl
    ? 'the database of DATABASE_URL can not be opened'
    : `${directory} can not be opened`
  let engine: Engine | undefined
  try {
    // This directory holds customers' names, addresses and telephone numbers.
    makeDirectory(directory)
    const prepare = (db: Database) => seedDatabase(db, now, { catalogue, isEmpty })
    engine = databaseUrl ? await openPostgres(databaseUrl, prepare) : await openPglite(directory, prepare)
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

function assemble(
  engine: Engine,
  cache: ContentCache,
  { dataDir, tokenKey, shop }: Pick<Store, 'dataDir' | 'tokenKey' | 'shop'>,
): Store {
  const { db, boss } = engine
  const orderWriter = createOrderWriter(db, boss)
  // Both ignore errors while the database is away: health reports the outage, and the next run tries again.
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

/** Runs a task repeatedly, never twice at once, without keeping the process alive. */
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
