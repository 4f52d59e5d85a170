/** The digits of a person who works on a tablet. They are worth nothing without a tablet that an owner has paired. */
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { digitCount } from '#domain/staff/office/sign-in-limits.ts'
import { staff, staffAccounts } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type Named } from '#server/db/work/staff-events.ts'
import type { TabletRole } from '#server/page-data/staff/office/sign-in-ways.ts'
import { endSessionsOf } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The kind of account that holds them. */
export const digitsAccount = 'digits'

/**
 * Digits have to be found by their hash, since nobody types a name beside them; so it is made with the shop's key, which
 * is not in the database. A slow hash would add nothing: all of them are tried soon.
 */
const hashOf = ({ keyFor }: Pick<StaffDeps, 'keyFor'>, digits: string) =>
  createHmac('sha256', keyFor('digits')).update(digits).digest('base64url')

/** Gives a person new digits, which the shop chooses: people choose birthdays. @returns null: nobody on a tablet */
export async function newDigits(deps: StaffDeps, staffId: string, actor: Named): Promise<string | null> {
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

/** Digits that nobody has; the database refuses the rest, should two people get the same at once. */
async function freeDigits(deps: StaffDeps, tx: Pick<Database, 'select'>): Promise<string> {
  for (;;) {
    const digits = String(randomInt(10 ** digitCount)).padStart(digitCount, '0')
    const [taken] = await tx
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .where(isAccountWith(hashOf(deps, digits)))
    if (!taken) return digits
  }
}

/** Who has these digits and works in this role. */
export async function personWith(deps: StaffDeps, digits: string, role: TabletRole) {
  const [found] = await deps.db
    .select({ id: staff.id, name: staff.name })
    .from(staffAccounts)
    .innerJoin(staff, eq(staff.id, staffAccounts.userId))
    .where(and(isAccountWith(hashOf(deps, digits)), eq(staff.role, role), isNull(staff.blockedAt)))
  return found ?? null
}

const isAccountWith = (hash: string) =>
  and(eq(staffAccounts.providerId, digitsAccount), eq(staffAccounts.password, hash))
