/**
 * `npm run staff:invite -- ROLE` prints a link that makes an account of the back office, once, within 72 hours. Beside a
 * running server it asks that server; otherwise it opens the shop's data itself.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { inviteHours } from '#domain/staff/link-hours.ts'
import { openStore } from '#server/db/store/store.ts'
import { readEnv } from '#server/env.ts'
import { callServer } from '#server/terminal/call-server.ts'
import { inviteCall, runCall } from '#server/terminal/run-call.ts'
import { firstLine, root, stop } from './root.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))
const { env } = reading
const argv = [inviteCall, ...process.argv.slice(2)]

const answer = await (async () =>
  (await callServer(resolve(env.dataDir), argv)) ?? (await runAlone()))().catch((error) =>
  stop(firstLine(error)),
)
if (answer.isError) stop(answer.text)
console.log(`Open this link once, within ${inviteHours} hours:\n  ${env.site.siteUrl}${answer.text}`)

async function runAlone() {
  const store = await openStore({ ...env, now: new Date() })
  try {
    return await runCall(store, argv, new Date())
  } finally {
    await store.close()
  }
}
