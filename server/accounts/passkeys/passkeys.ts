import { and, asc, eq } from 'drizzle-orm'
import { oneLine } from '#domain/free-text.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { rememberChallenge, takeChallenge } from '#server/accounts/challenges.ts'
import { type ConfirmRefusal, confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { findPerson } from '#server/accounts/passwords/password-account.ts'
import { accept, refuse, type StaffResult, success } from '#server/accounts/result.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { staff, staffPasskeys } from '#server/db/schema/staff.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { attempt } from '#server/limits/guess.ts'
import { readNewPasskey } from './passkey-answers.ts'
import { askPasskey, type PasskeyQuestion, partyOf, passkeyOwner, webauthn } from './passkey-checks.ts'

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskeyRefusal = ConfirmRefusal | 'not-allowed'

/** A passkey response, as JSON, replaces the password. */
export type Proof = { readonly password: string } | { readonly passkey: string }

const maxNameLetters = 60

export function passkeysApi(deps: StaffDeps, { session, client, headers }: StaffVisit) {
  const { db, limiter, now } = deps

  function currentStaff(): StaffMember {
    if (!session) throw new Error('nobody is signed in')
    return session.staff
  }
  const purpose = () => `new passkey of ${currentStaff().id}`
  const confirming = () => `confirmation by ${currentStaff().id}`

  const person = () => findPerson(deps, eq(staff.id, currentStaff().id))

  async function refusalOf(proof: Proof): Promise<ConfirmRefusal | 'wrong-passkey' | null> {
    const { id } = currentStaff()
    if ('password' in proof)
      return confirmPassword(deps, (await person()) ?? { id, hash: null }, proof.password, client)
    const guess = await attempt(
      limiter,
      [['failedSignInsOfAccount', `${client} ${id}`]],
      () => passkeyOwner(deps, headers, proof.passkey, confirming()),
      (owner) => owner?.id !== id,
    )
    if (!guess.ok) return 'too-many'
    return guess.outcome?.id === id ? null : 'wrong-passkey'
  }

  return {
    async list(): Promise<readonly Passkey[]> {
      const { id, name, createdAt, usedAt } = staffPasskeys
      const columns = { id, name, createdAt, usedAt }
      const isOwn = eq(staffPasskeys.staffId, currentStaff().id)
      return db.select(columns).from(staffPasskeys).where(isOwn).orderBy(asc(createdAt))
    },

    /** A stolen session must not add a permanent sign-in method. */
    async question(password: string): Promise<StaffResult<PasskeyQuestion, NewPasskeyRefusal>> {
      const account = await person()
      // Only people with a password have passkeys.
      if (!account || account.hash === null) return refuse('not-allowed')
      const refusal = await confirmPassword(deps, account, password, client)
      if (refusal) return refuse(refusal)
      const passkeys = await db
        .select({ id: staffPasskeys.id })
        .from(staffPasskeys)
        .where(eq(staffPasskeys.staffId, account.id))
      const { rpID } = partyOf(deps.siteUrl)
      const options = await (await webauthn()).generateRegistrationOptions({
        rpID,
        rpName: rpID,
        userName: account.email ?? account.name,
        userDisplayName: account.name,
        userID: new Uint8Array(new TextEncoder().encode(account.id)),
        excludeCredentials: passkeys,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const cookie = await rememberChallenge(deps, purpose(), options.challenge)
      return accept({ options: JSON.stringify(options), cookies: [cookie] })
    },

    async add(result: string, name: string) {
      const person = currentStaff()
      const credential = await verifyRegistration(result)
      if (!credential) return refuse('wrong-passkey')
      await db.transaction(async (tx) => {
        await tx.insert(staffPasskeys).values({
          id: credential.id,
          staffId: person.id,
          name: oneLine(name).slice(0, maxNameLetters),
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          createdAt: now(),
        })
        await addStaffEvent(tx, { verb: 'add-passkey', actor: person, subject: person }, now())
      })
      return success
    },

    /** A passkey challenge in place of the password. */
    confirmation: () => askPasskey(deps, client, confirming()),

    /** A stolen session must not remove sign-in methods. */
    async remove(id: string, proof: Proof) {
      const person = currentStaff()
      const refusal = await refusalOf(proof)
      if (refusal) return refuse(refusal)
      await db.transaction((tx) => removePasskeysOf(tx, person, now(), id))
      return success
    },
  }

  async function verifyRegistration(result: string) {
    const response = readNewPasskey(result)
    const challenge = await takeChallenge(deps, headers, purpose())
    if (!response || challenge === null) return null
    const { rpID, origin } = partyOf(deps.siteUrl)
    const { verifyRegistrationResponse } = await webauthn()
    const verification = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The library throws for every mismatch.
    }).catch(() => null)
    if (!verification?.verified) return null
    const [items] = await db
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.id, verification.registrationInfo.credential.id))
    return items ? null : verification.registrationInfo.credential
  }
}

export async function removePasskeysOf(
  tx: Transaction,
  person: NamedPerson & { readonly id: string },
  now: Date,
  id?: string,
): Promise<void> {
  const one = id === undefined ? undefined : eq(staffPasskeys.id, id)
  const rows = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, person.id), one))
    .returning({ id: staffPasskeys.id })
  for (const _ of rows)
    await addStaffEvent(tx, { verb: 'remove-passkey', actor: person, subject: person }, now)
}
