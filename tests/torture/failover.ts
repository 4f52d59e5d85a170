/** Two servers and their open screens, while PostgreSQL restarts and then fails over to its replica. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openStore } from '#server/db/store/store.ts'
import { startServer } from '#tests/support/site/server.ts'
import { headersOf, openTestStaff } from '#tests/support/staff/staff.ts'
import { openDatabaseProxy } from '#tests/support/store/database-proxy.ts'
import { openPostgresPair } from '#tests/support/store/postgres-pair.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import type { Chance } from './chance.ts'
import { openCrowd, recoveryLimit, sendUnanswered, takesOrdersAgain } from './customers.ts'
import { auditOf, type Scenario, type Shop, withShop } from './scenario.ts'
import { openScreen } from './staff-screen.ts'

/** Several servers share it. */
const orderSecret = 'the key of all servers of this shop'

export const failover = (): Scenario => ({
  name: 'a restart and a failover of PostgreSQL under two servers',
  run: (chance) =>
    withShop(null, async (shop) => {
      const pair = await openPostgresPair()
      try {
        return await failOver(shop, pair, chance)
      } finally {
        await pair.close()
      }
    }),
})

async function failOver(
  { env, attempts }: Shop,
  pair: Awaited<ReturnType<typeof openPostgresPair>>,
  chance: Chance,
) {
  await createShop(pair.primary)
  const onPrimary = { ...env, DATABASE_URL: pair.primary }
  await makeRoomForAll(onPrimary)
  const headers = await signInOwner(onPrimary)
  const proxy = await openDatabaseProxy(pair.primary)
  const servers = await Promise.all(
    ['first', 'second'].map((name) =>
      startServer({
        ...env,
        DATA_DIR: join(env.DATA_DIR, name),
        DATABASE_URL: proxy.url,
        ORDER_SECRET: orderSecret,
      }),
    ),
  )
  const screens = servers.map(({ origin }) => openScreen(origin, headers))
  const faults: string[] = []
  const notes: string[] = []
  const recover = async (what: string, work: () => void) => {
    const crowds = servers.map(({ origin }) => openCrowd(origin, attempts, chance))
    await Promise.all(screens.map((screen) => screen.nextNews()))
    work()
    const news = screens.map((screen) => screen.nextNews())
    const orders = servers.map(({ origin }) => takesOrdersAgain(origin, attempts, chance))
    const slowest = {
      orders: Math.max(...(await Promise.all(orders))),
      screens: Math.max(...(await Promise.all(news))),
    }
    await pause(500)
    await Promise.all(crowds.map((crowd) => crowd.leave()))
    notes.push(`after ${what} orders within ${slowest.orders} ms, screens within ${slowest.screens} ms`)
    for (const [name, ms] of Object.entries(slowest))
      if (ms > recoveryLimit) faults.push(`after ${what}: ${name} again only after ${ms} ms`)
  }
  await recover('the restart', () => pair.restartPrimary())
  await recover('the failover', () => {
    pair.failOver()
    proxy.aimAt(pair.replica)
  })
  for (const screen of screens) screen.close()
  await sendUnanswered(servers[0]?.origin ?? '', attempts)
  for (const server of servers) {
    const { code } = await server.stop()
    if (code !== 0) faults.push(`a server ended with ${code}: ${server.output().slice(-500)}`)
  }
  await proxy.close()
  return {
    faults: [...faults, ...(await auditOf({ env: { ...env, DATABASE_URL: pair.replica }, attempts }))],
    notes,
  }
}

async function createShop(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('create database shop')
  await admin.end()
}

async function signInOwner({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL: string }) {
  const store = await openStore({
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    orderSecret,
    now: new Date(),
  })
  const staff = openTestStaff(store, new Date(), { siteUrl: 'http://localhost' })
  const { cookies } = await staff.person('owner', 'owner')
  await store.close()
  return headersOf(cookies)
}
