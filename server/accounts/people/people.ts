/** Each change writes an audit log entry. */

import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull, max } from 'drizzle-orm'
import { oneLine } from '#domain/free-text.ts'
import { nameRefusal } from '#domain/ordering/contact-details.ts'
import type { Phone } from '#domain/phone.ts'
import { may, type Role } from '#domain/staff/permissions.ts'
import type { TabletRole } from '#server/accounts/digits.ts'
import { passwordAccount } from '#server/accounts/passwords/password-account.ts'
import { accept, refuse, type StaffResult, success } from '#server/accounts/result.ts'
import { endOneSession, endSessionsOf, openSessions } from '#server/accounts/sessions.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { staff, staffAccounts, staffPasskeys, staffSessions } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import type { Session } from '#server/page-data/session.ts'
import { type AuditFilter, loadAuditLog } from './audit-log.ts'
import { createInvite, revokeLink, revokeLinksOf, waitingInvites } from './invite-links.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly isBlocked: boolean
  readonly hasPassword: boolean
  readonly hasDigits: boolean
  readonly passkeys: number
  readonly seenAt: Date | null
}

/** `last-owner`: the shop would have no owner left. */
export type PeopleRefusal = 'not-allowed' | 'not-found' | 'last-owner'

type StaffRow = typeof staff.$inferSelect

export function peopleApi({ db, now }: StaffDeps, { session }: StaffVisit) {
  const manager = () => (session && may(session.staff.role, 'manage-people') ? session : null)

  function reading(): Session {
    const current = manager()
    if (!current) throw new Error('people are shown to owners alone')
    return current
  }

  /** Locks out other changes of people. */
  async function change(
    staffId: string,
    act: (tx: Transaction, person: StaffRow, session: Session) => Promise<StaffResult<null, PeopleRefusal>>,
  ): Promise<StaffResult<null, PeopleRefusal>> {
    const current = manager()
    if (!current) return refuse('not-allowed')
    return db.transaction(async (tx) => {
      // Otherwise two owners could remove each other concurrently.
      const rows = await tx.select().from(staff).orderBy(staff.id).for('update')
      // This owner's role may have changed meanwhile.
      if (!rows.some(({ id, role }) => id === current.staff.id && may(role, 'manage-people')))
        return refuse('not-allowed')
      const person = rows.find(({ id }) => id === staffId)
      return person ? act(tx, person, current) : refuse('not-found')
    })
  }

  return {
    people: async () => {
      reading()
      return readPeople(db)
    },
    sessions: async () => openSessions(db, { session: reading() }, now()),
    invites: async () => {
      reading()
      return waitingInvites(db, now())
    },
    events: async (filter: AuditFilter) => {
      reading()
      return loadAuditLog(db, filter)
    },

    async invite(role: Role, name: string) {
      const current = manager()
      if (!current) return refuse('not-allowed')
      const request = { role, invitedBy: current.staff, person: null, name: oneLine(name) }
      return accept(await createInvite(db, request, now()))
    },

    /** A link to set a new password. */
    async inviteAgain(staffId: string) {
      const current = manager()
      if (!current) return refuse('not-allowed')
      const [person] = await db.select().from(staff).where(eq(staff.id, staffId))
      if (!person) return refuse('not-found')
      const request = { role: person.role, invitedBy: current.staff, person }
      return accept(await createInvite(db, request, now()))
    },

    async revokeInvite(id: number) {
      const current = manager()
      if (!current) return refuse('not-allowed')
      return (await revokeLink(db, id, current.staff, now())) ? success : refuse('not-found')
    },

    /** Tablets and drivers have no e-mail address. */
    async add(name: string, role: TabletRole | 'driver') {
      const current = manager()
      if (!current) return refuse('not-allowed')
      const id = await addPerson(db, { name, role }, current.staff, now())
      return id === null ? refuse('no-name') : success
    },

    changeRole: (staffId: string, role: Role) =>
      change(staffId, async (tx, person, current) => {
        if (person.role === role) return success
        if (role !== 'owner' && (await isLastOwner(tx, person))) return refuse('last-owner')
        await tx.update(staff).set({ role, updatedAt: now() }).where(eq(staff.id, staffId))
        const event = { actor: current.staff, subject: person, before: person.role, after: role }
        await addStaffEvent(tx, { verb: 'change-role', ...event }, now())
        // Open pages still show what the earlier role could see.
        await endSessionsOf(tx, person, current.staff, now())
        await revokeLinksOf(tx, person, current.staff, now())
        return success
      }),

    block: (staffId: string, isBlocked: boolean) =>
      change(staffId, async (tx, person, current) => {
        if ((person.blockedAt !== null) === isBlocked) return success
        if (isBlocked && (await isLastOwner(tx, person))) return refuse('last-owner')
        const blockedAt = isBlocked ? now() : null
        await tx.update(staff).set({ blockedAt, updatedAt: now() }).where(eq(staff.id, staffId))
        const verb = isBlocked ? 'block' : 'unblock'
        await addStaffEvent(tx, { verb, actor: current.staff, subject: person }, now())
        if (isBlocked) {
          await endSessionsOf(tx, person, current.staff, now())
          await revokeLinksOf(tx, person, current.staff, now())
        }
        return success
      }),

    endSessions: (staffId: string) =>
      change(staffId, async (tx, person, current) => {
        await endSessionsOf(tx, person, current.staff, now())
        return success
      }),

    async endSession(sessionId: string) {
      const current = manager()
      if (!current) return refuse('not-allowed')
      return (await endOneSession(db, sessionId, current.staff, now())) ? success : refuse('not-found')
    },
  }
}

async function isLastOwner(tx: Transaction, person: StaffRow): Promise<boolean> {
  if (person.role !== 'owner' || person.blockedAt !== null) return false
  const owners = and(eq(staff.role, 'owner'), isNull(staff.blockedAt))
  const [match] = await tx.select({ owners: count() }).from(staff).where(owners)
  return match?.owners === 1
}

async function readPeople(db: Database): Promise<readonly Person[]> {
  const [people, accounts, passkeys, sessions] = await Promise.all([
    db.select().from(staff).orderBy(staff.createdAt, staff.name),
    db.select({ id: staffAccounts.userId, kind: staffAccounts.providerId }).from(staffAccounts),
    db
      .select({ id: staffPasskeys.staffId, number: count() })
      .from(staffPasskeys)
      .groupBy(staffPasskeys.staffId),
    db
      .select({ id: staffSessions.userId, seenAt: max(staffSessions.updatedAt) })
      .from(staffSessions)
      .groupBy(staffSessions.userId),
  ])
  const has = (id: string, kind: string) =>
    accounts.some((account) => account.id === id && account.kind === kind)
  return people.map(({ id, name, email, role, blockedAt }) => ({
    id,
    name,
    email,
    role,
    isBlocked: blockedAt !== null,
    hasPassword: has(id, passwordAccount),
    hasDigits: has(id, 'digits'),
    passkeys: passkeys.find((each) => each.id === id)?.number ?? 0,
    seenAt: sessions.find((each) => each.id === id)?.seenAt ?? null,
  }))
}

interface NewPerson {
  readonly name: string
  readonly role: Role
  readonly phone?: Phone | null
}

/** @returns the id, or null if the name is invalid */
export async function addPerson(
  db: Database,
  { name: text, role, phone = null }: NewPerson,
  actor: NamedPerson,
  now: Date,
): Promise<string | null> {
  if (nameRefusal(text)) return null
  const person = { id: randomUUID(), name: oneLine(text) }
  await db.transaction(async (tx) => {
    await tx.insert(staff).values({ ...person, role, phone, createdAt: now, updatedAt: now })
    await addStaffEvent(tx, { verb: 'add-person', actor, subject: person, after: role }, now)
  })
  return person.id
}
