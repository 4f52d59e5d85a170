/**
 * `npm run staff:invite -- ROLE` prints a sign-up link that works once within 72 hours. A shop with the embedded
 * database must be stopped first.
 */
import { existsSync } from 'node:fs'
import { staffWelcomePath } from '#app/paths.ts'
import { inviteHours } from '#domain/staff/office/sign-in-limits.ts'
import { isRole, roles } from '#domain/staff/permissions.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import { openStore } from '#server/db/store/store.ts'
import { readEnv } from '#server/env.ts'
import { firstLine, root, stop } from './root.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const reading = readEnv(process.env)
if (!reading.ok) stop(reading.problems.join('\n'))
const { env } = reading
const [role = ''] = process.argv.slice(2)
if (!isRole(role)) stop(`npm run staff:invite -- ROLE, where ROLE is one of ${roles.join(', ')}`)

const now = new Date()
const store = await openStore({ ...env, now }).catch((error) => stop(firstLine(error)))
try {
  const { secret } = await createInvite(store.db, { role, invitedBy: null, person: null }, now)
  console.log(
    `Open this link once, within ${inviteHours} hours:\n  ${env.site.siteUrl}${staffWelcomePath(secret)}`,
  )
} finally {
  await store.close()
}
