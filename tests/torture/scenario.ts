/** A scenario has a data directory, customers and faults. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '#server/db/store/store.ts'
import { trustingEnv } from '#tests/support/site/customers-behind-proxy.ts'
import { audit } from './audit.ts'
import type { Chance } from './chance.ts'
import { type Attempt, acknowledgedAttempts } from './customers.ts'

export interface Outcome {
  /** Differences between promises and the database. */
  readonly faults: readonly string[]
  readonly acknowledgedCount: number
  /** Longest wait of a customer in milliseconds. */
  readonly slowest: number
  /** Measurements for the closing lines. */
  readonly notes: readonly string[]
}

export interface Scenario {
  readonly name: string
  run(chance: Chance): Promise<Outcome>
}

export type ServerEnv = { readonly DATA_DIR: string; readonly DATABASE_URL?: string }

export interface Shop {
  readonly env: ServerEnv
  readonly attempts: Attempt[]
}

/** Uses a new data directory, which stays only after a fault. */
export async function withShop(
  postgres: string | null,
  work: (shop: Shop) => Promise<{ faults: readonly string[]; notes: readonly string[] }>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-torture-'))
  const database = postgres ? await createDatabase(postgres) : null
  const env = {
    ...trustingEnv,
    DATA_DIR: join(folder, 'data'),
    ...(database && { DATABASE_URL: database.url }),
  }
  const attempts: Attempt[] = []
  const { faults, notes } = await work({ env, attempts })
  const slowest = Math.max(0, ...attempts.map((attempt) => attempt.slowest))
  const late = slowest > clientTimeoutMs ? [`a customer waited ${Math.round(slowest)} ms`] : []
  if (faults.length === 0) {
    await database?.drop()
    await rm(folder, { recursive: true })
  }
  return {
    faults: [...faults, ...late, ...(faults.length > 0 ? [`the data stays in ${folder}`] : [])],
    acknowledgedCount: acknowledgedAttempts(attempts).length,
    slowest,
    notes,
  }
}

/** From section 7 of the specification. */
const clientTimeoutMs = 10_000

/** No server may have the database open. */
export async function auditOf({ env, attempts }: Shop): Promise<readonly string[]> {
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, now: new Date() })
  try {
    return await audit(store, attempts)
  } finally {
    await store.close()
  }
}

async function createDatabase(server: string) {
  const name = `torture_${randomUUID().replaceAll('-', '')}`
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

export function median(numbers: readonly number[]): number {
  const sortedNumbers = numbers.toSorted((a, b) => a - b)
  return sortedNumbers[Math.floor(sortedNumbers.length / 2)] ?? Number.NaN
}
