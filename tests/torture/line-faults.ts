/** PostgreSQL behind a failing network, and an administrator who ends connections. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '#tests/support/site/server.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/store/database-proxy.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import type { Chance } from './chance.ts'
import { openCrowd, recoveryLimit, sendUnanswered, takesOrdersAgain } from './customers.ts'
import { auditOf, type Scenario, type Shop, withShop } from './scenario.ts'

const faults = ['swallow', 'cut', 'refuse', 'delay', 'terminate'] as const

export function lineFaults(rounds: number, postgres: string): Scenario {
  return {
    name: `${rounds} broken lines to PostgreSQL`,
    run: (chance) =>
      withShop(postgres, async (shop) => {
        await makeRoomForAll(shop.env)
        const proxy = await openDatabaseProxy(shop.env.DATABASE_URL ?? '')
        try {
          return await breakLine(shop, proxy, rounds, chance)
        } finally {
          await proxy.close()
        }
      }),
  }
}

async function breakLine(shop: Shop, proxy: DatabaseProxy, rounds: number, chance: Chance) {
  const server = await startServer({ ...shop.env, DATABASE_URL: proxy.url })
  const crowd = openCrowd(server.origin, shop.attempts, chance)
  const matches: string[] = []
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const fault = faults[round % faults.length] ?? 'cut'
    await inflict(fault, proxy, shop, chance)
    const recovery = await takesOrdersAgain(server.origin, shop.attempts, chance)
    recoveries.push(recovery)
    if (recovery > recoveryLimit) matches.push(`after ${fault}: orders again only after ${recovery} ms`)
    // The next fault should interrupt orders.
    await pause(chance.between(200, 800))
  }
  await crowd.leave()
  await sendUnanswered(server.origin, shop.attempts)
  const { code } = await server.stop()
  if (code !== 0) matches.push(`the server ended with ${code}: ${server.output().slice(-500)}`)
  const strange = server
    .output()
    .split('\n')
    .find((line) => !/^(\d{4}-\d\d-\d\dT|開源到會 Hoi Yuen Catering$| {2}\S+ +http|$)/.test(line))
  if (strange !== undefined) matches.push(`not a line of the log: ${strange}`)
  const slowest = Math.round(Math.max(...recoveries))
  return { faults: [...matches, ...(await auditOf(shop))], notes: [`orders again within ${slowest} ms`] }
}

/** Breaks the network, waits, and repairs it. */
async function inflict(
  fault: (typeof faults)[number],
  proxy: DatabaseProxy,
  { env }: Shop,
  chance: Chance,
): Promise<void> {
  if (fault === 'terminate') return endConnections(env.DATABASE_URL ?? '')
  if (fault === 'delay') proxy.delay(chance.between(20, 200))
  else await proxy.set(fault)
  await pause(chance.between(500, 6_000))
  proxy.delay(0)
  await proxy.set('pass')
}

async function endConnections(databaseUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
}
