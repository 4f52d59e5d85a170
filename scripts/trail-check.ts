/**
 * `npm run trail:check` finds entries of the trails that were changed, removed or added behind the program's back. It
 * ends with an error when there are any. The embedded database is opened by one program alone, so stop the shop first.
 */
import { existsSync } from 'node:fs'
import { openStore } from '#server/db/store/store.ts'
import { checkTrails } from '#server/db/work/trail.ts'
import { readEnv } from '#server/env.ts'
import { firstLine, root, stop } from './root.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))

const store = await openStore({ ...reading.env, now: new Date() }).catch((error) => stop(firstLine(error)))
let found = 0
for await (const { trail, subject, sequence, kind } of checkTrails(store.db)) {
  found += 1
  console.error(`${trail}${subject === 0 ? '' : ` of order ${subject}`}, entry ${sequence}: ${kind}`)
}
await store.close()
if (found > 0) stop(`${found} of the trails do not fit together.`)
console.log('The trails fit together.')
