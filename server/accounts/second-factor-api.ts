import { eq } from 'drizzle-orm'
import { staff } from '#server/db/schema/staff.ts'
import { qrCode } from '#server/payments/qr-code.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'
import { readCode, secretAddress, secretText, stepOfCode } from './one-time-codes.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import { findPerson } from './passwords/password-account.ts'
import { accept, type Cookies, refuse, success } from './result.ts'
import {
  findSecondFactor,
  newSecretKey,
  removeSecondFactor,
  saveSecondFactor,
  seal,
  unseal,
} from './second-factor.ts'
import type { StaffDeps, StaffVisit } from './staff-deps.ts'

/** The secret is not confirmed by a code yet. */
export interface SecondFactorSetup {
  readonly code: { readonly size: number; readonly path: string }
  readonly secret: string
  readonly cookies: Cookies
}

export function secondFactorApi(deps: StaffDeps, { session, client, headers }: StaffVisit) {
  const { db, now } = deps

  function currentStaff() {
    if (!session) throw new Error('nobody is signed in')
    return session.staff
  }
  const purpose = () => `second factor of ${currentStaff().id}`

  async function account() {
    const { id } = currentStaff()
    const match = await findPerson(deps, eq(staff.id, id))
    return { id, email: match?.email ?? '', hash: match?.hash ?? null }
  }

  /** The secret stays sealed and bound to this browser until a code confirms it. */
  async function setupOf(secret: Buffer): Promise<SecondFactorSetup> {
    const { name } = await deps.shop.current()
    const { email } = await account()
    const code = qrCode(secretAddress(secret, { shop: name.en, email }))
    const cookie = await rememberChallenge(deps, purpose(), seal(deps, secret))
    return { code, secret: secretText(secret), cookies: [cookie] }
  }

  return {
    async secondFactor() {
      const factor = await findSecondFactor(db, currentStaff().id)
      return factor && { recoveryCodes: factor.recoveryHashes.length }
    },

    async begin(password: string) {
      const refusal = await confirmPassword(deps, await account(), password, client)
      return refusal ? refuse(refusal) : accept(await setupOf(newSecretKey()))
    },

    /** @returns the recovery codes, which are shown once */
    async confirm(text: string) {
      const challenge = await takeChallenge(deps, headers, purpose())
      const secret = challenge === null ? null : unseal(deps, challenge)
      if (!secret) return refuse({ code: 'too-late' })
      const step = stepOfCode(secret, readCode(text), now(), 0)
      if (step === null) return refuse({ code: 'wrong', setup: await setupOf(secret) })
      return accept(await saveSecondFactor(deps, currentStaff(), secret, step))
    },

    async turnOff(password: string) {
      const refusal = await confirmPassword(deps, await account(), password, client)
      if (refusal) return refuse(refusal)
      await db.transaction((tx) => removeSecondFactor(tx, currentStaff(), now()))
      return success
    },
  }
}
