/** The password of a person: one account row, hashed by the library. */
import { randomUUID } from 'node:crypto'
import { staffAccounts } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import type { Auth } from './auth.ts'

/** The library's name for accounts with a password. */
export const passwordAccount = 'credential'

export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password)
}

const decoys = new WeakMap<Auth, Promise<string>>()

/** Compares a password with a hash; where there is none, with a decoy, which takes as long and is always false. */
export async function verifyPassword(auth: Auth, hash: string | null, password: string): Promise<boolean> {
  const decoy = decoys.get(auth) ?? hashPassword(auth, randomUUID())
  decoys.set(auth, decoy)
  const isRight = await (await auth.$context).password.verify({ hash: hash ?? (await decoy), password })
  return isRight && hash !== null
}

export async function savePasswordHash(
  db: Pick<Database, 'insert'>,
  staffId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(staffAccounts)
    .values({
      ...{
        id: randomUUID(),
        userId: staffId,
        accountId: staffId,
        providerId: passwordAccount,
        password: hash,
      },
      ...{ createdAt: now, updatedAt: now },
    })
    .onConflictDoUpdate({
      target: [staffAccounts.userId, staffAccounts.providerId],
      set: { password: hash, updatedAt: now },
    })
}
