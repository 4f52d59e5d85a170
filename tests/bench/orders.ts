/**
 * Orders per second and processor time of an order on both engines, against a bare server that writes the same rows
 * (bare-order-server.ts).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { trustingEnv } from '#tests/support/site/customers-behind-proxy.ts'
import { type ServerEnv, startServer } from '#tests/support/site/server.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import type { BareDatabase } from './bare-database.ts'
import { temporaryDatabase } from './database.ts'
import { clients, placeOrdersFor } from './order-load.ts'
import { processorMs } from './processor-time.ts'
import { median, percentile, type Row } from './table.ts'

const rounds = 5
const warmUpMs = 2_000
const roundMs = 3_000
const rateTarget = 0.5
const processorTarget = 2.5

interface Contender {
  readonly pid: number
  readonly origin: string
  /** The time so far includes the database. */
  processorMs(): Promise<{ readonly node: number; readonly database: number }>
}

interface Round {
  readonly rate: number
  readonly node: number
  readonly database: number
  readonly latencies: readonly number[]
}

export async function measureOrders(folder: string): Promise<Row[]> {
  return [...(await onPglite(folder)), ...(await onPostgres(folder))]
}

async function onPglite(folder: string): Promise<Row[]> {
  const env = { ...trustingEnv, DATA_DIR: join(folder, 'orders-pglite') }
  await placeFirstOrders(env)
  // Only one process can open the embedded database.
  const directory = join(folder, 'orders-bare')
  await cp(join(env.DATA_DIR, 'postgres'), directory, { recursive: true })
  return compare('PGlite', env, { directory }, async () => 0)
}

async function onPostgres(folder: string): Promise<Row[]> {
  const database = await temporaryDatabase().catch((error: Error) => error.message)
  if (typeof database === 'string') return [{ what: 'PostgreSQL', ours: `none: ${database}` }]
  try {
    const { url } = database
    const env = { ...trustingEnv, DATA_DIR: join(folder, 'orders-postgres'), DATABASE_URL: url }
    await placeFirstOrders(env)
    // A closed connection keeps its last figure.
    const spentByRound = new Map<number, number>()
    return await compare('PostgreSQL', env, { url }, async () => {
      for (const pid of await database.connections()) {
        const ms = processorMs(pid)
        if (!Number.isNaN(ms)) spentByRound.set(pid, ms)
      }
      return spentByRound.values().reduce((sum, ms) => sum + ms, 0)
    })
  } finally {
    await database.drop()
  }
}

/** The bare server copies these. */
async function placeFirstOrders(env: ServerEnv): Promise<void> {
  await makeRoomForAll(env)
  const server = await startServer(env)
  await placeOrdersFor(warmUpMs, server.origin).finally(() => server.stop())
}

async function compare(
  engine: string,
  env: ServerEnv,
  database: BareDatabase,
  databaseMs: () => Promise<number>,
): Promise<Row[]> {
  const ours = await startServer(env)
  const bare = await startBareServer(database)
  try {
    const contenders = [ours, bare].map(
      ({ pid, origin }): Contender => ({
        pid,
        origin,
        processorMs: async () => ({ node: processorMs(pid), database: await databaseMs() }),
      }),
    )
    const [shop = [], floor = []] = await inTurns(contenders)
    return rowsOf(engine, shop, floor)
  } finally {
    bare.stop()
    await ours.stop()
  }
}

/** Alternating, so that other load affects both alike. */
async function inTurns(contenders: readonly Contender[]): Promise<Round[][]> {
  const results = contenders.map((): Round[] => [])
  for (let round = 0; round <= rounds; round++)
    for (const [index, contender] of contenders.entries()) {
      const roundResult = await alone(contender, contenders, () => measure(contender))
      // The first round warms up.
      if (round > 0) results[index]?.push(roundResult)
    }
  return results
}

/** The shop still writes letters, which must not slow down the other server. */
async function alone<Value>(
  one: Contender,
  all: readonly Contender[],
  work: () => Promise<Value>,
): Promise<Value> {
  const others = all.filter((other) => other !== one)
  for (const { pid } of others) process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    for (const { pid } of others) process.kill(pid, 'SIGCONT')
  }
}

async function measure(contender: Contender): Promise<Round> {
  const before = await contender.processorMs()
  const { placedCount, seconds, latenciesMs: latencies } = await placeOrdersFor(roundMs, contender.origin)
  const after = await contender.processorMs()
  return {
    rate: placedCount / seconds,
    node: (after.node - before.node) / placedCount,
    database: (after.database - before.database) / placedCount,
    latencies,
  }
}

function rowsOf(engine: string, shop: readonly Round[], floor: readonly Round[]): Row[] {
  const medianOf = (rounds: readonly Round[], value: (round: Round) => number) => median(rounds.map(value))
  const ratioOf = (value: (round: Round) => number) =>
    median(shop.map((round, index) => value(round) / (floor[index] ? value(floor[index]) : Number.NaN)))
  const rate = ({ rate }: Round) => rate
  const processor = ({ node, database }: Round) => node + database
  const spentText = (rounds: readonly Round[]) => {
    const database = medianOf(rounds, (round) => round.database)
    const below = database ? `, ${database.toFixed(2)} of them the database's` : ''
    return `${medianOf(rounds, processor).toFixed(2)} ms${below}`
  }
  const latencies = shop.flatMap((round) => round.latencies)
  const spread = [0.5, 0.99].map((part) => percentile(latencies, part).toFixed(1)).join(' / ')
  return [
    {
      what: `${engine}: orders, ${clients} clients`,
      ours: `${medianOf(shop, rate).toFixed(0)}/s`,
      against: `bare server ${medianOf(floor, rate).toFixed(0)}/s`,
      ratio: ratioOf(rate),
      target: `>= ${rateTarget}`,
      met: ratioOf(rate) >= rateTarget,
    },
    {
      what: `${engine}: processor time an order`,
      ours: spentText(shop),
      against: `bare server ${spentText(floor)}`,
      ratio: ratioOf(processor),
      target: `<= ${processorTarget}`,
      met: ratioOf(processor) <= processorTarget,
    },
    { what: `${engine}: p50 / p99`, ours: `${spread} ms` },
  ]
}

async function startBareServer(database: BareDatabase) {
  const child = fork(new URL('bare-order-server.ts', import.meta.url), { stdio: 'inherit' })
  child.send(database)
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() }
}
