import { eq, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { canonicalEmail } from '#domain/ordering/contact-details.ts'
import { needsPasskey } from '#domain/staff/office/required-factor.ts'
import { staff, staffSessions } from '#server/db/schema/staff.ts'
import { loadFactorRule } from '#server/db/work/second-factors.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { attempt } from '#server/limits/guess.ts'
import type { LimitedCall } from '#server/limits/limiter.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'
import { type KnownAccount, markOf, rememberBrowser } from './known-browsers.ts'
import { checkPassword, findPerson } from './passwords/password-account.ts'
import { busyWaitSeconds } from './passwords/password-hashes.ts'
import { accept, type Cookies, refuse, type SignInRefusal, type StaffResult } from './result.ts'
import { findSecondFactor, tryCode } from './second-factor.ts'
import { removeSessions, startSession } from './sessions.ts'
import type { StaffDeps, StaffVisit } from './staff-deps.ts'

/** The cookies bind the second step to this browser. */
export interface SecondFactorRequired {
  readonly code: 'second-factor'
  readonly cookies: Cookies
}

/** The shop requires this person's passkey. */
export interface PasskeyRequired {
  readonly code: 'passkey'
}

export type CodeRefusal =
  | {
      readonly code: 'wrong'
      readonly remaining: number
      readonly wait: number
      readonly cookies: Cookies
    }
  | { readonly code: 'too-many'; readonly wait: number }
  /** The password step has expired or was in another browser. */
  | { readonly code: 'too-late' }

const secondStep = 'second factor'

const tooMany = (wait: number) => refuse({ code: 'too-many', wait })

interface PasswordSignIn {
  readonly email: string
  readonly password: string
  readonly stays: boolean
}

export function signInApi(deps: StaffDeps, visit: StaffVisit) {
  const { limiter, passwords } = deps
  return {
    async withPassword({
      email: text,
      password,
      stays,
    }: PasswordSignIn): Promise<
      StaffResult<Cookies, SignInRefusal | SecondFactorRequired | PasskeyRequired>
    > {
      // Checked first, because a refused request must not take room among the counts.
      if (passwords.isBusy()) return tooMany(busyWaitSeconds)
      const email = canonicalEmail(text)
      const { client, headers } = visit
      const account = await findAccount(deps, eq(staff.email, email))
      const mark = account && markOf(deps, headers, account)
      const counters = signInCounts(client, account ? { id: account.id, mark } : { name: email })
      const guess = await attempt(
        limiter,
        counters,
        () => checkSignIn(deps, account, password, client),
        ({ is }) => is === 'wrong',
      )
      if (!guess.ok) return tooMany(guess.wait)
      const verification = guess.outcome
      if (verification.is === 'busy') return tooMany(busyWaitSeconds)
      if (!account || verification.is === 'wrong')
        return refuse({ code: 'wrong', ...(await limiter.remaining(...counters)) })
      const pendingSignIn: BegunSignIn = { id: account.id, stays }
      if (await findSecondFactor(deps.db, account.id)) {
        const cookie = await rememberChallenge(deps, secondStep, JSON.stringify(pendingSignIn))
        return refuse({ code: 'second-factor', cookies: [cookie] })
      }
      const rule = await loadFactorRule(deps.db, account.id)
      if (rule && needsPasskey(rule, rule)) return refuse({ code: 'passkey' })
      return accept(await enter(deps, visit, { ...account, hash: verification.hash }, stays))
    },

    async withCode(code: string): Promise<StaffResult<Cookies, CodeRefusal>> {
      const value = await takeChallenge(deps, visit.headers, secondStep)
      const pendingSignIn: BegunSignIn | null =
        value === null ? null : v.parse(begunSignIn, JSON.parse(value))
      const account = pendingSignIn && (await findAccount(deps, eq(staff.id, pendingSignIn.id)))
      if (!account || account.isBlocked || value === null) return refuse({ code: 'too-late' })
      const codeCheck = await tryCode(deps, account, code)
      if (!codeCheck.ok) return tooMany(codeCheck.wait)
      if (codeCheck.outcome) return accept(await enter(deps, visit, account, pendingSignIn.stays))
      await deps.failedSignIns.recordKnown(account, visit.client)
      const cookies = [await rememberChallenge(deps, secondStep, value)]
      const remaining = await limiter.remaining(['wrongSecondFactors', account.id])
      return refuse({ code: 'wrong', ...remaining, cookies })
    },

    signOut: () => signOut(deps, visit),
  }
}

const begunSignIn = v.object({ id: v.string(), stays: v.boolean() })
type BegunSignIn = v.InferOutput<typeof begunSignIn>

async function enter(deps: StaffDeps, visit: StaffVisit, account: Account, stays: boolean): Promise<Cookies> {
  const { headers, session: previousSession } = visit
  const userAgent = headers.get('user-agent') ?? ''
  const session = { staff: account, method: 'password', stays, userAgent, previousSession } as const
  const cookies = await startSession(deps, session, deps.now())
  return [...cookies, rememberBrowser(deps, headers, account)]
}

type AccountAttempt = { readonly id: string; readonly mark: string | null } | { readonly name: string }

/** Account limits come first, so that their refusals take no room among the counts by address. */
export function signInCounts(client: string, codeCheck: AccountAttempt): readonly LimitedCall[] {
  if ('name' in codeCheck)
    return [
      ['failedSignInsOfNoAccountFromEverywhere', codeCheck.name],
      ['failedSignInsOfNoAccount', `${client} ${codeCheck.name}`],
      ['failedSignIns', client],
    ]
  const { id, mark } = codeCheck
  return [
    mark === null ? ['failedSignInsFromEverywhere', id] : ['failedSignInsOfKnownBrowser', mark],
    ['failedSignInsOfAccount', `${client} ${id}`],
    ['failedSignIns', client],
  ]
}

interface Account extends KnownAccount {
  readonly name: string
  readonly isBlocked: boolean
}

async function findAccount(deps: StaffDeps, which: SQL): Promise<Account | null> {
  const match = await findPerson(deps, which)
  if (!match || match.hash === null) return null
  const { id, name, hash, blockedAt } = match
  return { id, name, hash, isBlocked: blockedAt !== null }
}

/** An unknown account, a wrong password and a blocked account take the same time. */
async function checkSignIn(deps: StaffDeps, account: Account | null, password: string, client: string) {
  const verification = await checkPassword(deps, account, password)
  if (verification.is === 'busy' || (verification.is === 'right' && !account?.isBlocked)) return verification
  await (account ? deps.failedSignIns.recordKnown(account, client) : deps.failedSignIns.ofNobody(client))
  return { is: 'wrong' } as const
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
