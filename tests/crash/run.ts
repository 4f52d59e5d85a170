/**
 * Kills the server with -9 while orders stream in, starts it again, and looks for orders that were acknowledged
 * and are missing, doubled or partial.
 *
 *   node tests/crash/run.ts [kills=10] [seed]          the embedded database
 *   TEST_DATABASE_URL=postgres://… node tests/crash/run.ts      PostgreSQL, in a database of its own
 */
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openStore } from '#server/db/store.ts'
import { build } from '../../scripts/build.mjs'
import { startServer } from '../support/server.ts'
import { audit } from './audit.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Attempt, orderUntilSilence, send } from './customers.ts'

const customers = 8
const [kills = 10, seed = randomInt(1_000_000)] = process.argv.slice(2).map(Number)
process.exitCode = (await torture(kills, seed)) ? 0 : 1

async function torture(kills: number, seed: number): Promise<boolean> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-crash-'))
  const database = await createDatabase(process.env.TEST_DATABASE_URL)
  const env = { DATA_DIR: join(folder, 'data'), ...(database ? { DATABASE_URL: database.url } : {}) }
  console.log(`${kills} kills on ${database ? 'PostgreSQL' : 'the embedded database'}, seed ${seed}`)
  const chance = chanceOf(seed)
  const attempts: Attempt[] = []
  let faults: string[] = []
  for (let kill = 1; kill <= kills && faults.length === 0; kill += 1) {
    await killWhileOrdering(env, attempts, chance)
    faults = await auditOf(env, attempts)
    console.log(`${kill}: ${attempts.filter(({ references }) => references.size > 0).length} acknowledged`)
  }
  if (faults.length === 0) {
    await answerEveryone(env, attempts)
    faults = await auditOf(env, attempts)
  }
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0
      ? `${attempts.length} orders, each stored once and whole`
      : `FAILED; repeat with: node tests/crash/run.ts ${kills} ${seed}; the data stays in ${folder}`,
  )
  await database?.drop()
  if (faults.length === 0) await rm(folder, { recursive: true })
  return faults.length === 0
}

type Env = { readonly DATA_DIR: string; readonly DATABASE_URL?: string }

async function killWhileOrdering(env: Env, attempts: Attempt[], chance: Chance): Promise<void> {
  const server = await startServer(env)
  // Those of the last round who never got an answer try again with the same key.
  const unanswered = attempts.filter(({ references }) => references.size === 0)
  const retrying = Promise.all(unanswered.map((attempt) => send(server.origin, attempt)))
  const ordering = orderUntilSilence(server.origin, customers, attempts, chance)
  await pause(chance.between(300, 2_000))
  await server.stop('SIGKILL')
  await Promise.all([retrying, ordering])
}

async function answerEveryone(env: Env, attempts: readonly Attempt[]): Promise<void> {
  const server = await startServer(env)
  for (const attempt of attempts.filter(({ references }) => references.size === 0))
    if (!(await send(server.origin, attempt))) throw new Error('a server that nobody killed did not answer')
  // Of those answered already, some press the button again.
  for (const attempt of attempts.slice(-50)) await send(server.origin, attempt)
  await server.stop()
}

async function auditOf(env: Env, attempts: readonly Attempt[]): Promise<string[]> {
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, now: new Date() })
  try {
    return await audit(store, attempts)
  } finally {
    await store.close()
  }
}

async function createDatabase(server: string | undefined) {
  if (!server) return null
  const name = `crash_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) }
}
