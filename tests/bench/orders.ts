/** Orders per second and processor time per order, on both engines, through the call a browser makes. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { trustingEnv } from '#tests/support/customers-behind-proxy.ts'
import { startServer } from '#tests/support/server.ts'
import { temporaryDatabase } from './database.ts'
import { orderRequest } from './graphql-calls.ts'
import { openConnection } from './keep-alive.ts'
import { processorMs, processorMsOf } from './processor-time.ts'
import { percentile, type Row } from './table.ts'

const clients = 16
const warmUpMs = 2_000
const measuredMs = 8_000
const processorTarget = 2

export async function measureOrders(folder: string): Promise<Row[]> {
  const embedded = await measure('PGlite', 400, { DATA_DIR: join(folder, 'orders-pglite') })
  const database = await temporaryDatabase().catch((error: Error) => error.message)
  if (typeof database === 'string') return [...embedded, { what: 'PostgreSQL', ours: `none: ${database}` }]
  try {
    const env = { DATA_DIR: join(folder, 'orders-postgres'), DATABASE_URL: database.url }
    return [...embedded, ...(await measure('PostgreSQL', 1000, env))]
  } finally {
    await database.drop()
  }
}

async function measure(engine: string, target: number, env: { DATA_DIR: string }): Promise<Row[]> {
  const server = await startServer({ ...trustingEnv, ...env })
  try {
    await load(server.origin, warmUpMs)
    const node = processorMs(server.pid)
    const postgres = processorMsOf('postgres')
    const { placed, seconds, latencies } = await load(server.origin, measuredMs)
    const rate = placed / seconds
    const each = (processorMs(server.pid) - node) / placed
    const below = engine === 'PGlite' ? 0 : (processorMsOf('postgres') - postgres) / placed
    const spread = [0.5, 0.99].map((part) => percentile(latencies, part).toFixed(1)).join(' / ')
    return [
      {
        what: `${engine}: orders`,
        ours: `${rate.toFixed(0)}/s`,
        target: `>= ${target}/s`,
        met: rate >= target,
      },
      { what: `${engine}: p50 / p99`, ours: `${spread} ms` },
      {
        what: `${engine}: processor time an order`,
        ours: `${each.toFixed(2)} ms${below ? `, PostgreSQL ${below.toFixed(2)} ms more` : ''}`,
        target: `<= ${processorTarget} ms`,
        met: each <= processorTarget,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Sixteen clients, each sending its next order when the last is acknowledged. */
async function load(origin: string, ms: number) {
  const date = addDays(todayInHongKong(new Date()), 7)
  const started = performance.now()
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await openConnection(origin)
      while (performance.now() - started < ms) {
        const request = orderRequest(date, randomUUID())
        const sent = performance.now()
        const answer = await connection.send(request)
        latencies.push(performance.now() - sent)
        if (!/"reference":"/.test(answer.body.toString()))
          throw new Error(`not an order: ${answer.body.toString()}`)
      }
      connection.close()
    }),
  )
  return { placed: latencies.length, seconds: (performance.now() - started) / 1000, latencies }
}
