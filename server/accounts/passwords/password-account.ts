import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { longestPassword } from '#domain/staff/office/sign-in-limits.ts'
import type { StaffDeps } from '#server/accounts/staff-deps.ts'
import { staff, staffAccounts } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import type { PasswordCheck } from './password-hashes.ts'

export const passwordAccount = 'credential'

export interface PasswordOwner {
  readonly id: string
  readonly hash: string | null
}

/** The hash is null for a person without a password. */
export async function findPerson({ db }: Pick<StaffDeps, 'db'>, which: SQL) {
  const { id, name, email, shortcuts, blockedAt } = staff
  const [match] = await db
    .select({ id, name, email, shortcuts, blockedAt, hash: staffAccounts.password })
    .from(staff)
    .leftJoin(
      staffAccounts,
      and(eq(staffAccounts.userId, staff.id), eq(staffAccounts.providerId, passwordAccount)),
    )
    .where(which)
  return match ?? null
}

/**
 * Rehashes a right password if its hash is too cheap.
 * @returns the stored hash if the password is right
 */
export async function checkPassword(
  { db, passwords, now }: Pick<StaffDeps, 'db' | 'passwords' | 'now'>,
  person: PasswordOwner | null,
  password: string,
): Promise<Exclude<PasswordCheck, { is: 'right' }> | { readonly is: 'right'; readonly hash: string }> {
  const hash = person?.hash ?? null
  // Longer passwords are cut, because refusing them would take less time than checking.
  const verification = await passwords.check(hash, password.slice(0, longestPassword + 1))
  if (verification.is !== 'right' || !person || hash === null)
    return verification.is === 'right' ? { is: 'wrong' } : verification
  const { betterHash } = verification
  if (betterHash === null) return { is: 'right', hash }
  const ofPerson = and(eq(staffAccounts.userId, person.id), eq(staffAccounts.providerId, passwordAccount))
  // The password may have changed meanwhile.
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
