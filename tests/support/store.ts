/** A fresh, loaded store for one test file: a copy of a directory made once, or a database of its own. */
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore, type Store } from '#server/db/store.ts'

/** A Saturday noon in Hong Kong; the demo order stands 14 hours before it. */
export const testNow = new Date('2026-11-21T12:00:00+08:00')

export interface TestStore extends Store {
  /** Closes the store and removes everything it left. */
  remove(): Promise<void>
}

/** Every engine this run can test: PGlite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const testEngines: readonly Store['engine'][] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite']

export function openTestStore(engine: Store['engine'] = 'pglite'): Promise<TestStore> {
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
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function openOwnDatabase(): Promise<TestStore> {
  const server = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const own = new URL(server)
  own.pathname = name
  const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-store-'))
  const store = await openStore({ databaseUrl: own.href, dataDir, now: testNow })
  return {
    ...store,
    remove: async () => {
      await store.close()
      await onServer(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creating and loading a database takes seconds, copying one a fraction: made once per state of its sources. */
async function preparedTemplate(): Promise<string> {
  const template = join(tmpdir(), `hoi-yuen-template-${sourcesHash()}`)
  if (existsSync(template)) return template
  const draft = await mkdtemp(join(tmpdir(), 'hoi-yuen-template-draft-'))
  const store = await openStore({ dataDir: draft, now: testNow })
  await store.close()
  // Several test files may get here at once; the first to finish wins, the others use what is there.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }))
  return template
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const root = new URL('../../', import.meta.url)
  for (const folder of ['server/db/', 'server/db/migrations/', 'server/db/seed/', 'catalogue/']) {
    for (const entry of readdirSync(new URL(folder, root), { withFileTypes: true })) {
      if (entry.isFile()) hash.update(readFileSync(new URL(`${folder}${entry.name}`, root)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
