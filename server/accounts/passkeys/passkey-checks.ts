import { and, eq, isNull } from 'drizzle-orm'
import { rememberChallenge, takeChallenge } from '#server/accounts/challenges.ts'
import { accept, type Cookies, refuse, type StaffResult } from '#server/accounts/result.ts'
import type { StaffDeps } from '#server/accounts/staff-deps.ts'
import { staff, staffPasskeys } from '#server/db/schema/staff.ts'
import { readSignIn } from './passkey-answers.ts'

/** The cookie binds the response to this browser. */
export interface PasskeyQuestion {
  readonly options: string
  readonly cookies: Cookies
}

/** The wait is in whole seconds. */
export type TooMany = { readonly code: 'too-many'; readonly wait: number }

/** @param purpose the only purpose of the response */
export async function askPasskey(
  deps: StaffDeps,
  client: string,
  purpose: string,
): Promise<StaffResult<PasskeyQuestion, TooMany>> {
  const wait = await deps.limiter.take(['passkeyChallenges', client])
  if (wait !== null) return refuse({ code: 'too-many', wait })
  const { rpID } = partyOf(deps.siteUrl)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  const cookie = await rememberChallenge(deps, purpose, options.challenge)
  return accept({ options: JSON.stringify(options), cookies: [cookie] })
}

/** The value is null for an invalid response. */
export async function passkeyOwner(deps: StaffDeps, headers: Headers, result: string, purpose: string) {
  const { db, now } = deps
  const response = readSignIn(result)
  const challenge = await takeChallenge(deps, headers, purpose)
  if (!response || challenge === null) return null
  const [match] = await db
    .select()
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, response.id), isNull(staff.blockedAt)))
  if (!match) return null
  const { id, counter, publicKey } = match.staff_passkeys
  const { rpID, origin } = partyOf(deps.siteUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: true,
    // The library throws for every mismatch.
  }).catch(() => null)
  if (!verification?.verified) return null
  // Of two responses with the same counter, one comes from a copied passkey.
  const [passkey] = await db
    .update(staffPasskeys)
    .set({ counter: verification.authenticationInfo.newCounter, usedAt: now() })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id })
  return passkey ? { id: match.staff.id, name: match.staff.name } : null
}

export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** The library is large, so it is loaded at its first use. */
export const webauthn = () => import('@simplewebauthn/server')
