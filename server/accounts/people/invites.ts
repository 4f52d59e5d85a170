import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { oneLine } from '#domain/free-text.ts'
import { canonicalEmail, nameRefusal } from '#domain/ordering/contact-details.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Lang } from '#domain/text.ts'
import { removePasskeysOf } from '#server/accounts/passkeys/passkeys.ts'
import { savePasswordHash } from '#server/accounts/passwords/password-account.ts'
import { type PasswordProblem, passwordProblem } from '#server/accounts/passwords/passwords.ts'
import { accept, refuse } from '#server/accounts/result.ts'
import { removeSecondFactor } from '#server/accounts/second-factor.ts'
import { endSessionsOf, startSession } from '#server/accounts/sessions.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { staff, staffInvites } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { guess } from '#server/limits/guess.ts'
import { isOpenLink, unusedOwnerInvite } from './invite-links.ts'

export type AcceptRefusal =
  /** The link was used, has expired or never existed. */
  | 'no-invite'
  | 'no-name'
  | 'no-email'
  | 'email-taken'
  /** Too many passwords are being checked. */
  | 'busy'
  | PasswordProblem

export interface Invite {
  readonly role: Role
  readonly person: { readonly name: string; readonly email: string | null } | null
}

export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly lang: Lang
}

export function inviteApi(deps: StaffDeps, visit: StaffVisit) {
  const { db, limiter, passwords, now } = deps

  async function find(token: string): Promise<Invite | null> {
    const attempt = await guess(
      limiter,
      [['wrongInvites', visit.client]],
      () => findInvite(db, token, now()),
      (invite) => invite === null,
    )
    return attempt.ok ? attempt.outcome : null
  }

  return {
    /** Null for an invalid link. */
    invite: find,
    async accept(token: string, newPerson: NewPerson) {
      const invite = await find(token)
      if (!invite) return refuse('no-invite')
      const refusal = await refusalOf(newPerson, invite, await deps.shop.current())
      if (refusal) return refuse(refusal)
      // Hashing is slow, so it comes before the transaction.
      const hash = await passwords.hash(newPerson.password)
      if (hash === null) return refuse('busy')
      const person = await redeemInvite(db, token, newPerson, hash, now())
      if (typeof person === 'string') return refuse(person)
      const userAgent = visit.headers.get('user-agent') ?? ''
      const session = {
        staff: person,
        method: 'password',
        stays: false,
        userAgent,
        previousSession: visit.session,
      } as const
      return accept(await startSession(deps, session, now()))
    },
  }
}

async function findInvite(db: Database, token: string, now: Date): Promise<Invite | null> {
  const [match] = await db
    .select({ role: staffInvites.role, name: staff.name, email: staff.email, personRole: staff.role })
    .from(staffInvites)
    .leftJoin(staff, eq(staff.id, staffInvites.staffId))
    .where(and(isOpenLink('person', token, now), or(isNull(staff.id), isNull(staff.blockedAt))))
  if (!match) return null
  const { name, email, personRole, role } = match
  return { role: personRole ?? role, person: name === null ? null : { name, email } }
}

async function refusalOf(
  { name, email, password }: NewPerson,
  { person }: Invite,
  shop: ShopDetails,
): Promise<AcceptRefusal | null> {
  if (!person && nameRefusal(name)) return 'no-name'
  if (!person?.email && canonicalEmail(email) === '') return 'no-email'
  return passwordProblem(password, [person?.name ?? name, person?.email ?? email], shop)
}

async function redeemInvite(
  db: Database,
  token: string,
  newPerson: NewPerson,
  hash: string,
  now: Date,
): Promise<(NamedPerson & { readonly id: string }) | 'no-invite' | 'email-taken'> {
  try {
    return await db.transaction(async (tx) => {
      const [usedInvite] = await tx
        .update(staffInvites)
        .set({ usedAt: now })
        .where(isOpenLink('person', token, now))
        .returning({ role: staffInvites.role, staffId: staffInvites.staffId })
      if (!usedInvite) return 'no-invite'
      const person = await savePerson(tx, usedInvite, newPerson, now)
      await savePasswordHash(tx, person.id, hash, now)
      await endSessionsOf(tx, person, person, now)
      // An intruder may have added a passkey.
      await removePasskeysOf(tx, person, now)
      await removeSecondFactor(tx, person, now)
      await addStaffEvent(tx, { verb: 'accept', actor: person, subject: person, after: usedInvite.role }, now)
      if (usedInvite.role === 'owner') await tx.delete(staffInvites).where(unusedOwnerInvite)
      return person
    })
  } catch (error) {
    if (error instanceof EmailInUseError) return 'email-taken'
    throw error
  }
}

class EmailInUseError extends Error {}

async function savePerson(
  tx: Transaction,
  { role, staffId }: { readonly role: Role; readonly staffId: string | null },
  newPerson: NewPerson,
  now: Date,
): Promise<NamedPerson & { readonly id: string }> {
  const email = canonicalEmail(newPerson.email) || null
  if (staffId === null) {
    const [person] = await tx
      .insert(staff)
      .values({
        id: randomUUID(),
        name: oneLine(newPerson.name),
        email,
        role,
        lang: newPerson.lang,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: staff.id, name: staff.name })
    if (!person) throw new EmailInUseError()
    return person
  }
  const items = email === null ? [] : await tx.select().from(staff).where(eq(staff.email, email))
  if (items.some(({ id }) => id !== staffId)) throw new EmailInUseError()
  const [person] = await tx
    .update(staff)
    .set({ email: sql`coalesce(${staff.email}, ${email})`, updatedAt: now })
    .where(eq(staff.id, staffId))
    .returning({ id: staff.id, name: staff.name })
  if (!person) throw new Error('an invite is for somebody who does not exist')
  return person
}
