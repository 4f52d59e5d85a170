/** Signing in with a passkey: the same sessions as with a password. A lock of the password does not concern it. */
import { and, eq, isNull } from 'drizzle-orm'
import { staff, staffPasskeys } from '#server/db/schema/staff.ts'
import { addStaffEvent, nobody } from '#server/db/work/staff-events.ts'
import { attempt } from '#server/limits/guess.ts'
import type { StaffVisit } from '#server/site/staff/accounts-api.ts'
import type { PasskeySignIn } from '#server/site/staff/sign-in-ways.ts'
import { forgetChallenge, rememberChallenge, takeChallenge } from './challenges.ts'
import { readSignIn } from './passkey-answers.ts'
import { partyOf, webauthn } from './passkeys.ts'
import { startSession } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

const purpose = 'sign-in'

export function passkeySignIn(deps: StaffDeps, { client, headers }: StaffVisit): PasskeySignIn {
  const { db, limiter, now } = deps
  return {
    async passkeyQuestion() {
      const wait = await limiter.take(['passkeyChallenges', client])
      if (wait !== null) return { ok: false, refusal: { code: 'too-many', wait } }
      const { rpID } = partyOf(deps.siteUrl)
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      const cookie = await rememberChallenge(deps, purpose, options.challenge)
      return { ok: true, value: { options: JSON.stringify(options), cookies: [cookie] } }
    },

    async withPasskey(answer) {
      // The form was sent without the script that asks for the passkey.
      if (answer === '') return { ok: false, refusal: { code: 'wrong-passkey' } }
      const attempted = await attempt(
        limiter,
        [['failedSignIns', client]],
        () => personOf(deps, headers, answer),
        (person) => person === null,
      )
      if (!attempted.ok) return { ok: false, refusal: { code: 'too-many', wait: attempted.wait } }
      const person = attempted.outcome
      if (!person) {
        await addStaffEvent(db, { verb: 'fail-sign-in', actor: nobody, subject: nobody }, now())
        return { ok: false, refusal: { code: 'wrong-passkey' } }
      }
      const userAgent = headers.get('user-agent') ?? ''
      const session = { staff: person, method: 'passkey', stays: false, userAgent } as const
      return { ok: true, value: [...(await startSession(deps, session, now())), forgetChallenge(deps)] }
    },
  }
}

/** Whose passkey answered this browser's own question; null: nobody's who may sign in. */
async function personOf(deps: StaffDeps, headers: Headers, answer: string) {
  const { db, now } = deps
  const response = readSignIn(answer)
  const challenge = await takeChallenge(deps, headers, purpose)
  if (!response || challenge === null) return null
  const [found] = await db
    .select()
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, response.id), isNull(staff.blockedAt)))
  if (!found) return null
  const { id, counter, publicKey } = found.staff_passkeys
  const { rpID, origin } = partyOf(deps.siteUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: true,
    // The library throws for everything that does not fit, a counter that went backwards included.
  }).catch(() => null)
  if (!checked?.verified) return null
  // Of two answers with one counter, one was made by a copy.
  const [used] = await db
    .update(staffPasskeys)
    .set({ counter: checked.authenticationInfo.newCounter, usedAt: now() })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id })
  return used ? { id: found.staff.id, name: found.staff.name } : null
}
