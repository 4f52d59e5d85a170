/** What the program does for a person at a terminal: an invite to the back office, or something with orders. */
import { staffWelcomePath } from '#app/paths.ts'
import { isRole, roles } from '#domain/staff/permissions.ts'
import type { Store } from '#server/db/store/store.ts'
import { createInvite } from '#server/staff/invite-links.ts'
import { runOrders } from './run-orders.ts'
import type { TerminalAnswer } from './terminal-answer.ts'

/** The first word of a call for a link; the second is the role. */
export const inviteCall = 'staff:invite'

export async function runCall(
  store: Parameters<typeof runOrders>[0] & Pick<Store, 'db'>,
  argv: readonly string[],
  now: Date,
): Promise<TerminalAnswer> {
  const [verb, role = ''] = argv
  if (verb !== inviteCall) return runOrders(store, argv, now)
  if (!isRole(role))
    return { text: `npm run staff:invite -- ROLE, where ROLE is one of ${roles.join(', ')}`, isError: true }
  const { secret } = await createInvite(store.db, { role, invitedBy: null, person: null }, now)
  return { text: staffWelcomePath(secret), isError: false }
}
