/**
 * `npm run orders -- help`: the orders from a terminal. Beside a running server it calls that server; otherwise it
 * opens the shop's data itself.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openStore } from '#server/db/store/store.ts'
import { readEnv } from '#server/env.ts'
import { callServer } from '#server/terminal/call-server.ts'
import { readCall } from '#server/terminal/order-call.ts'
import { runOrders } from '#server/terminal/run-orders.ts'
import { firstLine, root, stop } from './root.mjs'

const here = process.cwd()
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))
const { env } = reading
const argv = process.argv.slice(2)

const answer = await (async () =>
  (await callServer(resolve(env.dataDir), argv)) ?? (await runAlone()))().catch((error) =>
  stop(firstLine(error)),
)
if (answer.isError) stop(answer.text)
console.log(answer.text)
const file = answer.picture && readCall(argv).option('proof')
// Whoever called may see the picture, and nobody else of this machine.
if (answer.picture && file)
  writeFileSync(resolve(here, file), Buffer.from(answer.picture, 'base64'), { mode: 0o600 })

async function runAlone() {
  const store = await openStore({ ...env, now: new Date() })
  try {
    return await runOrders(store, argv, new Date())
  } finally {
    await store.close()
  }
}
