/** The digits work only on a paired tablet. */

import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { digitCount } from '#domain/staff/office/sign-in-limits.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { staff, staffAccounts } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { endSessionsOf } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

export type TabletRole = Extract<Role, 'kitchen' | 'packer'>

export interface Tablet {
  readonly name: string
  readonly role: TabletRole
}

export const digitsAccount = 'digits'

/**
 * The hash must be searchable, because nobody types a name. Its key is not in the database; a slow hash would not
 * protect a million possible digits.
 */
const hashOf = ({ keyFor }: Pick<StaffDeps, 'keyFor'>, digits: string) =>
  createHmac('sha256', keyFor('digits')).update(digits).digest('base64url')

/** The shop chooses the digits, because people choose birthdays. */
export async function newDigits(
  deps: StaffDeps,
  staffId: string,
  actor: NamedPerson,
): Promise<string | null> {
  const { db, now } = deps
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(and(eq(staff.id, staffId), inArray(staff.role, ['kitchen', 'packer']), isNull(staff.blockedAt)))
      .for('update')
    if (!person) return null
    const digits = await freeDigits(deps, tx)
    const values = { password: hashOf(deps, digits), updatedAt: now() }
    await tx
      .insert(staffAccounts)
      .values({
        id: randomUUID(),
        userId: staffId,
        accountId: staffId,
        providerId: digitsAccount,
        ...values,
        createdAt: now(),
      })
      .onConflictDoUpdate({ target: [staffAccounts.userId, staffAccounts.providerId], set: values })
    await addStaffEvent(tx, { verb: 'change-digits', actor, subject: person }, now())
    await endSessionsOf(tx, person, actor, now())
    return digits
  })
}

/** A unique index refuses duplicates of concurrent calls. */
async function freeDigits(deps: StaffDeps, tx: Pick<Database, 'select'>): Promise<string> {
  for (;;) {
    const digits = String(randomInt(10 ** digitCount)).padStart(digitCount, '0')
    const [items] = await tx
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .where(isAccountWith(hashOf(deps, digits)))
    if (!items) return digits
  }
}

export async function personWith(deps: StaffDeps, digits: string, role: TabletRole) {
  const [match] = await deps.db
    .select({ id: staff.id, name: staff.name })
    .from(staffAccounts)
    .innerJoin(staff, eq(staff.id, staffAccounts.userId))
    .where(and(isAccountWith(hashOf(deps, digits)), eq(staff.role, role), isNull(staff.blockedAt)))
  return match ?? null
}

const isAccountWith = (hash: string) =>
  and(eq(staffAccounts.providerId, digitsAccount), eq(staffAccounts.password, hash))
