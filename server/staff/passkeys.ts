/** One's own passkeys: listed, added and removed. */
import { and, asc, eq } from 'drizzle-orm'
import { oneLine } from '#domain/free-text.ts'
import { longestPassword } from '#domain/staff/password-limits.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { staff, staffAccounts, staffPasskeys } from '#server/db/schema/staff.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { attempt } from '#server/limits/guess.ts'
import type { StaffVisit } from '#server/site/staff/accounts-api.ts'
import type { PasskeysApi } from '#server/site/staff/sign-in-ways.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'
import { readNewPasskey } from './passkey-answers.ts'
import { passwordAccount, verifyPassword } from './password-account.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The part of the address that passkeys are bound to, and the only origin they answer to. */
export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** Loaded when somebody uses a passkey: it reads certificates and formats that nothing else does. */
export const webauthn = () => import('@simplewebauthn/server')

/** Letters. */
const longestName = 60

export function passkeysApi(deps: StaffDeps, { session, client, headers }: StaffVisit): PasskeysApi {
  const { db, auth, limiter, now } = deps

  function own(): StaffMember {
    if (!session) throw new Error('nobody is signed in')
    return session.staff
  }
  const purpose = () => `new passkey of ${own().id}`

  return {
    async list() {
      const { id, name, createdAt, usedAt } = staffPasskeys
      const columns = { id, name, createdAt, usedAt }
      const owned = eq(staffPasskeys.staffId, own().id)
      return db.select(columns).from(staffPasskeys).where(owned).orderBy(asc(createdAt))
    },

    async question(password) {
      const person = own()
      const [account] = await db
        .select({ hash: staffAccounts.password, email: staff.email })
        .from(staffAccounts)
        .innerJoin(staff, eq(staff.id, staffAccounts.userId))
        .where(and(eq(staffAccounts.userId, person.id), eq(staffAccounts.providerId, passwordAccount)))
      // People of tablets and links have no password, and no passkey either.
      if (!account) return { ok: false, refusal: 'not-allowed' }
      const attempted = await attempt(
        limiter,
        [['failedSignInsOfAccount', `${client} ${person.id}`]],
        () => verifyPassword(auth, account.hash, password.slice(0, longestPassword + 1)),
        (isRight) => !isRight,
      )
      if (!attempted.ok) return { ok: false, refusal: 'too-many' }
      if (!attempted.outcome) return { ok: false, refusal: 'wrong' }
      const known = await db
        .select({ id: staffPasskeys.id })
        .from(staffPasskeys)
        .where(eq(staffPasskeys.staffId, person.id))
      const { rpID } = partyOf(deps.siteUrl)
      const options = await (await webauthn()).generateRegistrationOptions({
        ...{ rpID, rpName: rpID, userName: account.email ?? person.name, userDisplayName: person.name },
        userID: new Uint8Array(new TextEncoder().encode(person.id)),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const cookie = await rememberChallenge(deps, purpose(), options.challenge)
      return { ok: true, value: { options: JSON.stringify(options), cookies: [cookie] } }
    },

    async add(answer, name) {
      const person = own()
      const credential = await verified(answer)
      if (!credential) return { ok: false, refusal: 'wrong-passkey' }
      await db.transaction(async (tx) => {
        await tx.insert(staffPasskeys).values({
          ...{ id: credential.id, staffId: person.id, name: oneLine(name).slice(0, longestName) },
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          ...{ counter: credential.counter, transports: credential.transports ?? [], createdAt: now() },
        })
        await addStaffEvent(tx, { verb: 'add-passkey', actor: person, subject: person }, now())
      })
      return { ok: true, value: null }
    },

    async remove(id) {
      const person = own()
      await db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(staffPasskeys)
          .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, person.id)))
          .returning({ id: staffPasskeys.id })
        if (removed)
          await addStaffEvent(tx, { verb: 'remove-passkey', actor: person, subject: person }, now())
      })
    },
  }

  /** The new credential of an answer to this browser's own question; null: it is none. */
  async function verified(answer: string) {
    const response = readNewPasskey(answer)
    const challenge = await takeChallenge(deps, headers, purpose())
    if (!response || challenge === null) return null
    const { rpID, origin } = partyOf(deps.siteUrl)
    const { verifyRegistrationResponse } = await webauthn()
    const checked = await verifyRegistrationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
      // The library throws for everything that does not fit.
    }).catch(() => null)
    if (!checked?.verified) return null
    const [taken] = await db
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.id, checked.registrationInfo.credential.id))
    return taken ? null : checked.registrationInfo.credential
  }
}
