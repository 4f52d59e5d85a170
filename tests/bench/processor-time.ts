/** The times come from Linux's /proc. */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { and, desc, eq } from 'drizzle-orm'
import type { StaffPageId } from '#app/staff/addresses.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runs } from '#server/db/schema/runs.ts'
import { openStore } from '#server/db/store/store.ts'
import { addressesIn } from '#tests/support/site/addresses.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'
import { cookiesSet } from '#tests/support/staff/staff-forms.ts'
import { type RouteContext, staffAddresses, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { shop } from './shop.ts'
import type { Row } from './table.ts'

const ordersOfDays = 200
const warmUps = 3
const repeats = 15
const targetMs = 50

/** Cost of each page on a busy day, all threads together, highest first. */
export async function measureProcessor(folder: string): Promise<Row[]> {
  const context = await busyDay(folder)
  const server = await startServer({ DATA_DIR: folder })
  try {
    const cookie = await joinOwner(server)
    const staffPages = (Object.keys(staffRouteTable) as StaffPageId[]).filter((page) => page !== 'signOut')
    const addresses = [
      ...staffPages.flatMap((page) => staffAddresses(page, context)),
      ...addressesIn('zh', shop),
    ]
    const results = []
    for (const address of addresses) {
      const load = async () => {
        const response = await fetch(server.origin + address, { headers: { cookie }, redirect: 'manual' })
        return { status: response.status, bytes: (await response.text()).length }
      }
      for (let round = 0; round < warmUps; round += 1) await load()
      const before = processorMs(server.pid)
      let last = await load()
      for (let round = 1; round < repeats; round += 1) last = await load()
      results.push({ address, ms: (processorMs(server.pid) - before) / repeats, ...last })
    }
    return results
      .toSorted((one, other) => other.ms - one.ms)
      .map(({ address, ms, status, bytes }) => ({
        what: `${status} ${address}, ${Math.round(bytes / 1000)} kB`,
        ours: `${ms.toFixed(1)} ms`,
        target: `<= ${targetMs} ms`,
        met: ms <= targetMs,
      }))
  } finally {
    await server.stop()
  }
}

async function busyDay(dataDir: string): Promise<RouteContext> {
  const now = new Date()
  const store = await openStore({ databaseUrl: undefined, dataDir, now })
  try {
    await fillDemoDay(store, ordersOfDays, now, Math.random)
    const date = todayInHongKong(now)
    const [order] = await store.db
      .select({ orderId: orders.id, reference: orders.reference })
      .from(orders)
      .where(and(eq(orders.dueDate, date), eq(orders.fulfilment, 'delivery')))
    const [run] = await store.db.select({ runId: runs.id }).from(runs).orderBy(desc(runs.id))
    if (!order) throw new Error('no order is due today')
    return { ...order, date, runId: run?.runId ?? 0 }
  } finally {
    await store.close()
  }
}

/** Uses the link that a new shop prints. */
async function joinOwner({ origin, output }: ServerProcess): Promise<string> {
  let path: string | undefined
  for (let tries = 0; !path && tries < 200; tries += 1) {
    await setTimeout(50)
    path = /\/staff\/welcome\/\S+/.exec(output())?.[0]
  }
  if (!path) throw new Error('the shop printed no link for its owner')
  const fields = { name: 'Amy', email: 'amy@example.com', password: goodPassword, lang: 'zh' }
  const body = new URLSearchParams(fields)
  const headers = { origin }
  const response = await fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body })
  if (response.status !== 302) throw new Error(`the owner was answered ${response.status}`)
  return cookiesSet(response)
}

/** In milliseconds; NaN if the system does not report it. */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  return fields ? ticksToMs(Number(fields[11]) + Number(fields[12])) : Number.NaN
}

/** Linux counts in hundredths of a second. */
const ticksToMs = (marks: number) => marks * 10

/** Fields of /proc/<pid>/stat after the name, which may contain blanks. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
