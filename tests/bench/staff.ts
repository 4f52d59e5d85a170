/** Lists, boards and steps of a shop with a million orders on PostgreSQL, against a bare server. */
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { staffPath } from '#app/staff/addresses.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { listQuestions } from '#tests/support/browser/list-questions.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { startBareServer } from './bare-answer.ts'
import { temporaryDatabase } from './database.ts'
import { openConnection } from './keep-alive.ts'
import { median, type Row } from './table.ts'

const orderCount = 1_000_000
const rounds = 21
const listTargetMs = 20
const stepTarget = 100

export async function measureStaff(folder: string, number = orderCount): Promise<Row[]> {
  const database = await temporaryDatabase().catch((error: Error) => error.message)
  if (typeof database === 'string') return [{ what: 'PostgreSQL', ours: `none: ${database}` }]
  const now = new Date()
  const store = await openStore({
    databaseUrl: database.url,
    dataDir: join(folder, 'staff'),
    now,
    catalogue: fixtureCatalogue,
  })
  try {
    await fillWithOrders(store, number, todayInHongKong(now))
    await database.vacuum()
    return [...(await measureLists(store, now)), ...(await measureStep(store, now))]
  } finally {
    await store.close()
    await database.drop()
  }
}

async function measureLists({ db }: Store, now: Date): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, ask] of Object.entries(listQuestions(todayInHongKong(now)))) {
    const ms = await medianMs(() => ask(db))
    rows.push({ what, ...figures(ms, listTargetMs) })
  }
  return rows
}

/** A step includes the following reload. */
async function measureStep(store: Store, now: Date): Promise<Row[]> {
  const site = await serveTestSite({ store, now, sessionOf: sessionByCookie }, 'localhost')
  const waitingOrders = await store.db
    .select({ id: orders.id, version: orders.version })
    .from(orders)
    .where(eq(orders.status, 'submitted'))
    .limit(rounds)
  const connection = await openConnection(site.origin)
  const headers = { origin: site.origin, cookie: staffCookie('amy', 'owner') }
  const board = `${staffPath('orders')}_.data`
  const load = requestOf('GET', board, headers)
  const steps = waitingOrders.map(({ id, version }) => {
    const body = new URLSearchParams({
      verb: 'confirm',
      order: String(id),
      version: String(version),
    }).toString()
    return requestOf('POST', board, { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body)
  })
  const page = await connection.send(load)
  const bare = await startBareServer(page)
  const bareConnection = await openConnection(bare.origin)
  try {
    const items = [...steps]
    const step = await medianMs(async () => {
      const { status } = await connection.send(items.pop() ?? '')
      if (status >= 400) throw new Error(`a step answered ${status}`)
    })
    const again = [...steps]
    const bareStep = await medianMs(() => bareConnection.send(again.pop() ?? ''))
    const loading = await medianMs(() => connection.send(load))
    const [waitingStill] = await store.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.status, 'submitted'))
      .limit(1)
    if (waitingOrders.some(({ id }) => id === waitingStill?.id)) throw new Error('the steps were not taken')
    return [
      {
        what: 'the next step on a card',
        against: `bare server ${bareStep.toFixed(1)} ms`,
        ...figures(step, stepTarget + bareStep),
      },
      { what: 'the board after it', ours: `${loading.toFixed(1)} ms` },
    ]
  } finally {
    connection.close()
    bareConnection.close()
    bare.stop()
    await site.close()
  }
}

function requestOf(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': String(body.length) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

const figures = (ms: number, target: number) => ({
  ours: `${ms.toFixed(1)} ms`,
  target: `<= ${target.toFixed(0)} ms`,
  met: ms <= target,
})

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
