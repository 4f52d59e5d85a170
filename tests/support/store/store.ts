/** Copies a prepared directory or database. */
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openStore, type Store } from '#server/db/store/store.ts'
import { fixtureCatalogue } from './catalogue.ts'

/** A Saturday noon in Hong Kong, 14 hours after the demo order. */
export const testNow = new Date('2026-11-21T12:00:00+08:00')

export interface TestStore extends Store {
  remove(): Promise<void>
}

const { TEST_DATABASE_URL: server } = process.env

/** CI runs both engines. */
export const testEngines: readonly Store['engine'][] = [server ? 'postgres' : 'pglite']

/** The default is PostgreSQL if TEST_DATABASE_URL is set. */
export function openTestStore(engine: Store['engine'] = server ? 'postgres' : 'pglite'): Promise<TestStore> {
  return engine === 'pglite' ? openCopy() : openOwnDatabase()
}

async function openCopy(): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-store-'))
  await copy(await preparedTemplate(), dataDir)
  const store = await openStore({ dataDir, now: testNow })
  return {
    ...store,
    remove: async () => {
      await store.close()
      // A picture that is being rendered may still arrive.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function openOwnDatabase(): Promise<TestStore> {
  const database = await openTestDatabase()
  const store = await openStore({ databaseUrl: database.url, dataDir: database.dataDir, now: testNow })
  return {
    ...store,
    remove: async () => {
      await store.close()
      await database.remove()
    },
  }
}

/** Has a data directory too. */
export interface TestDatabase {
  readonly url: string
  readonly dataDir: string
  remove(): Promise<void>
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(async (query) => {
    const template = await preparedDatabase(query)
    await query(`create database ${name} template ${template}`)
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-store-'))
  return {
    url: addressOf(name),
    dataDir,
    remove: async () => {
      await onServer((query) => query(`drop database ${name} with (force)`))
      // A picture that is being rendered may still arrive.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Runs after the last test file. */
export async function dropTemplate(): Promise<void> {
  if (server) await onServer((query) => query(`drop database if exists ${templateName()} with (force)`))
}

type Query = (statement: string) => Promise<readonly unknown[]>

/** Databases are created and dropped one at a time. */
const templateLock = 0x74657374

async function onServer(work: (query: Query) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await work(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end()
  }
}

/** The caller holds the lock. */
async function preparedDatabase(query: Query): Promise<string> {
  const name = templateName()
  const matches = await query(`select 1 from pg_database where datname = '${name}'`)
  if (matches.length > 0) return name
  const draft = `${name}_draft`
  await query(`drop database if exists ${draft} with (force)`)
  await query(`create database ${draft}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-template-draft-'))
  const store = await openStore({
    databaseUrl: addressOf(draft),
    dataDir,
    now: testNow,
    catalogue: fixtureCatalogue,
  })
  await store.close()
  await rm(dataDir, { recursive: true })
  await query(`alter database ${draft} rename to ${name}`)
  return name
}

const templateName = () => `hoi_yuen_template_${sourcesHash()}`

function addressOf(database: string): string {
  const address = new URL(server ?? '')
  address.pathname = database
  return address.href
}

/** Copying is faster than creating, so there is one template per state of its sources. */
async function preparedTemplate(): Promise<string> {
  // On disk, where it stays for the next run.
  const folder = fileURLToPath(new URL('../../../.cache/', import.meta.url))
  const template = join(folder, `store-template-${sourcesHash()}`)
  if (existsSync(template)) return template
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(folder, 'store-template-draft-'))
  const store = await openStore({ dataDir: draft, now: testNow, catalogue: fixtureCatalogue })
  await store.close()
  // The first of several test files wins, and the others use its directory.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }))
  return template
}

/** A changed source needs a new loaded database. */
const sources = [
  'server/db/',
  'server/db/migrations/',
  'server/db/schema/',
  'server/db/seed/',
  'server/db/store/',
  'domain/',
  'tests/fixtures/catalogue/',
  'tests/fixtures/catalogue/pictures/',
]

function sourcesHash(): string {
  const root = new URL('../../../', import.meta.url)
  const hash = createHash('sha256').update(readFileSync(new URL('package-lock.json', root)))
  for (const folder of sources) {
    for (const entry of readdirSync(new URL(folder, root), { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue
      hash.update(entry.name).update(readFileSync(new URL(`${folder}${entry.name}`, root)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
