/**
 * `npm run demo:day -- 60` adds that many demo orders around today to a shop without orders; `npm run demo:day --
 * --remove` removes them. Stop a server with the embedded database first.
 */
import { existsSync } from 'node:fs'
import { fillDemoDay, maxDemoOrders, removeDemoDay } from '#server/commands/demo/demo-day.ts'
import { openStore } from '#server/db/store/store.ts'
import { readEnv } from '#server/env.ts'
import { firstLine, root, stop } from './root.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))

const problems = {
  'real-orders': 'This shop has orders of customers: a demo day is for a shop without any.',
  'demo-orders': 'There is a demo day already: npm run demo:day -- --remove',
  'too-many': `Say how many orders: npm run demo:day -- 60, at most ${maxDemoOrders}.`,
}

const [argument = ''] = process.argv.slice(2)
try {
  const store = await openStore({ ...reading.env, now: new Date() })
  try {
    console.log(argument === '--remove' ? await remove(store) : await fill(store))
  } finally {
    await store.close()
  }
} catch (error) {
  stop(firstLine(error))
}

async function fill(store: Parameters<typeof fillDemoDay>[0]): Promise<string> {
  const demoDay = await fillDemoDay(store, Number(argument), new Date(), Math.random)
  return demoDay.ok
    ? `${demoDay.orders} demo orders are there. They go with: npm run demo:day -- --remove`
    : problems[demoDay.reason]
}

async function remove(store: Parameters<typeof removeDemoDay>[0]): Promise<string> {
  return `${await removeDemoDay(store)} demo orders were removed.`
}
