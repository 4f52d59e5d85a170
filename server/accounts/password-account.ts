/** The password of a person: one account row with its hash. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { longestPassword } from '#domain/staff/office/sign-in-limits.ts'
import { staffAccounts } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import type { PasswordCheck } from './password-hashes.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The name of accounts with a password. */
export const passwordAccount = 'credential'

export interface PasswordOwner {
  readonly id: string
  /** Null: has no password. */
  readonly hash: string | null
}

/**
 * Compares a password with that of a person, and hashes a right one again where its hash is cheaper than today's.
 * @returns the hash as it is stored now, of a right password
 */
export async function checkPassword(
  { db, passwords, now }: Pick<StaffDeps, 'db' | 'passwords' | 'now'>,
  person: PasswordOwner | null,
  password: string,
): Promise<Exclude<PasswordCheck, { is: 'right' }> | { readonly is: 'right'; readonly hash: string }> {
  const hash = person?.hash ?? null
  // Longer ones are cut, not refused at once, which would take less time.
  const checked = await passwords.check(hash, password.slice(0, longestPassword + 1))
  if (checked.is !== 'right' || !person || hash === null)
    return checked.is === 'right' ? { is: 'wrong' } : checked
  const { betterHash } = checked
  if (betterHash === null) return { is: 'right', hash }
  const ofPerson = and(eq(staffAccounts.userId, person.id), eq(staffAccounts.providerId, passwordAccount))
  // Somebody may have chosen a new password meanwhile.
  const isUnchanged = eq(staffAccounts.password, hash)
  await db
    .update(staffAccounts)
    .set({ password: betterHash, updatedAt: now() })
    .where(and(ofPerson, isUnchanged))
  return { is: 'right', hash: betterHash }
}

export async function savePasswordHash(
  db: Pick<Database, 'insert'>,
  staffId: string,
  hash: string,
  now: Date,
): Promise<void> {
  const row = {
    id: randomUUID(),
    userId: staffId,
    accountId: staffId,
    providerId: passwordAccount,
    password: hash,
    createdAt: now,
    updatedAt: now,
  }
  await db
    .insert(staffAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: [staffAccounts.userId, staffAccounts.providerId],
      set: { password: hash, updatedAt: now },
    })
}
