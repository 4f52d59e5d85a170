/** Signing in with e-mail and password, and out. */
import { and, eq } from 'drizzle-orm'
import { parseEmail } from '#domain/ordering/contact-details.ts'
import { longestPassword } from '#domain/staff/password-limits.ts'
import { staff, staffAccounts, staffSessions } from '#server/db/schema/staff.ts'
import { addStaffEvent, nobody } from '#server/db/work/staff-events.ts'
import { attempt } from '#server/limits/guess.ts'
import type { Asked } from '#server/limits/limiter.ts'
import type { SignInApi, StaffVisit } from '#server/site/staff/accounts-api.ts'
import type { Cookies } from '#server/site/staff/accounts-result.ts'
import { type KnownAccount, markOf, rememberBrowser } from './known-browsers.ts'
import { passwordAccount, verifyPassword } from './password-account.ts'
import { removeSessions, startSession } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

type SignIn = Pick<SignInApi, 'withPassword' | 'signOut'>

export function signInApi(deps: StaffDeps, visit: StaffVisit): SignIn {
  const { limiter, now } = deps
  return {
    async withPassword({ email: typed, password, stays }) {
      const email = canonicalEmail(typed)
      const { client, headers } = visit
      const account = await findAccount(deps, email)
      const mark = account && markOf(deps, headers, account)
      const asked = failedSignIns(client, email, mark)
      const attempted = await attempt(
        limiter,
        asked,
        () => isRightPassword(deps, account, password),
        (isRight) => !isRight,
      )
      if (!attempted.ok) return { ok: false, refusal: { code: 'too-many', wait: attempted.wait } }
      if (!account || !attempted.outcome)
        return { ok: false, refusal: { code: 'wrong', ...(await limiter.left(...asked)) } }
      const userAgent = headers.get('user-agent') ?? ''
      const session = { staff: account, method: 'password', stays, userAgent } as const
      const cookies = await startSession(deps, session, now())
      return { ok: true, value: [...cookies, rememberBrowser(deps, headers, account)] }
    },

    signOut: () => signOut(deps, visit),
  }
}

/** What a failed sign-in counts under. @param mark of a browser that signed in to the account before */
function failedSignIns(client: string, email: string, mark: string | null): readonly Asked[] {
  return [
    ['failedSignIns', client],
    ['failedSignInsOfAccount', `${client} ${email}`],
    mark === null ? ['failedSignInsFromEverywhere', email] : ['failedSignInsOfKnownBrowser', mark],
  ]
}

/** As stored. What is no address is no account's. */
function canonicalEmail(typed: string): string {
  const email = parseEmail(typed)
  return email.ok ? email.value.toLowerCase() : ''
}

interface Account extends KnownAccount {
  readonly name: string
  readonly isBlocked: boolean
}

async function findAccount({ db }: StaffDeps, email: string): Promise<Account | null> {
  const [found] = await db
    .select({ id: staff.id, name: staff.name, hash: staffAccounts.password, blockedAt: staff.blockedAt })
    .from(staff)
    .innerJoin(
      staffAccounts,
      and(eq(staffAccounts.userId, staff.id), eq(staffAccounts.providerId, passwordAccount)),
    )
    .where(eq(staff.email, email))
  if (!found) return null
  const { blockedAt, ...account } = found
  return { ...account, isBlocked: blockedAt !== null }
}

/**
 * An unknown account, a wrong password and a blocked account take the same steps, and so the same time; each is an entry
 * in the trail.
 */
async function isRightPassword(
  { db, auth, now }: StaffDeps,
  account: Account | null,
  password: string,
): Promise<boolean> {
  // Longer ones are cut, not refused at once, which would take less time.
  const isRight = await verifyPassword(auth, account?.hash ?? null, password.slice(0, longestPassword + 1))
  if (account && isRight && !account.isBlocked) return true
  await addStaffEvent(db, { verb: 'fail-sign-in', actor: nobody, subject: account ?? nobody }, now())
  return false
}

async function signOut({ db, auth, now }: StaffDeps, { session }: StaffVisit): Promise<Cookies> {
  if (session) {
    const { id, staff: person } = session
    await db.transaction(async (tx) => {
      await removeSessions(tx, eq(staffSessions.id, id))
      await addStaffEvent(tx, { verb: 'sign-out', actor: person, subject: person }, now())
    })
  }
  const { headers } = await auth.api.clearStaffCookie({ returnHeaders: true })
  return headers.getSetCookie()
}
