import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { staffSecondFactors } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { attempt, type Guess } from '#server/limits/guess.ts'
import { readCode, stepOfCode } from './one-time-codes.ts'
import type { StaffDeps } from './staff-deps.ts'

type Person = NamedPerson & { readonly id: string }

/** RFC 4226 recommends 20 bytes. */
const secretBytes = 20
const recoveryCodes = 10
/** No look-alikes. 8 letters have 39 bits, enough for five attempts in a quarter of an hour. */
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 8

export const newSecretKey = (): Buffer => randomBytes(secretBytes)

/** The key is not in the database. */
export function seal({ keyFor }: Pick<StaffDeps, 'keyFor'>, secret: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyFor), nonce)
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

export function unseal({ keyFor }: Pick<StaffDeps, 'keyFor'>, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyFor), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  } catch {
    return null
  }
}

const keyOf = (keyFor: StaffDeps['keyFor']) => createHash('sha256').update(keyFor('second factors')).digest()

export async function findSecondFactor(db: Pick<Database, 'select'>, staffId: string) {
  const [match] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.staffId, staffId))
  return match ?? null
}

/** @returns the recovery codes, which are shown once */
export async function saveSecondFactor(
  deps: StaffDeps,
  person: Person,
  secret: Buffer,
  usedStep: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode)
  const values = {
    secret: seal(deps, secret),
    usedStep,
    recoveryHashes: codes.map((code) => hashOf(deps, code)),
  }
  const at = deps.now()
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(staffSecondFactors)
      .values({ ...values, staffId: person.id, createdAt: at })
      .onConflictDoUpdate({ target: staffSecondFactors.staffId, set: { ...values, createdAt: at } })
    await addStaffEvent(tx, { verb: 'add-second-factor', actor: person, subject: person }, at)
  })
  return codes
}

export async function removeSecondFactor(tx: Transaction, person: Person, now: Date): Promise<void> {
  const rows = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.staffId, person.id))
    .returning({ staffId: staffSecondFactors.staffId })
  if (rows.length > 0)
    await addStaffEvent(tx, { verb: 'remove-second-factor', actor: person, subject: person }, now)
}

/** Attempts from all addresses count together. */
export function tryCode(deps: StaffDeps, person: Person, text: string): Promise<Guess<boolean>> {
  return attempt(
    deps.limiter,
    [['wrongSecondFactors', person.id]],
    () => isRightCode(deps, person, text),
    (isRight) => !isRight,
  )
}

/** Uses the code up: a concurrent request waits and finds it used. */
function isRightCode(deps: StaffDeps, person: Person, text: string): Promise<boolean> {
  const code = readCode(text)
  return deps.db.transaction(async (tx) => {
    const ofPerson = eq(staffSecondFactors.staffId, person.id)
    const [factor] = await tx.select().from(staffSecondFactors).where(ofPerson).for('update')
    if (!factor) return false
    const secret = unseal(deps, factor.secret)
    const usedStep = secret && stepOfCode(secret, code, deps.now(), factor.usedStep)
    if (usedStep !== null) {
      await tx.update(staffSecondFactors).set({ usedStep }).where(ofPerson)
      return true
    }
    const hash = hashOf(deps, code)
    if (!factor.recoveryHashes.includes(hash)) return false
    const recoveryHashes = factor.recoveryHashes.filter((each) => each !== hash)
    await tx.update(staffSecondFactors).set({ recoveryHashes }).where(ofPerson)
    const after = String(recoveryHashes.length)
    await addStaffEvent(tx, { verb: 'use-recovery-code', actor: person, subject: person, after }, deps.now())
    return true
  })
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Codes are random, so a keyed hash is enough. */
const hashOf = ({ keyFor }: Pick<StaffDeps, 'keyFor'>, code: string): string =>
  createHash('sha256')
    .update(`${keyFor('recovery codes')} ${code}`)
    .digest('base64url')
