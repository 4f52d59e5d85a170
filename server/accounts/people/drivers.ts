/** A driver's link works for one day and one browser. */
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { isBlank } from '#domain/free-text.ts'
import { lastDigits, type Phone, parsePhone } from '#domain/phone.ts'
import { endOfDay } from '#domain/staff/office/staff-session.ts'
import { may } from '#domain/staff/permissions.ts'
import { accept, refuse, success } from '#server/accounts/result.ts'
import { removeSessions, startSession } from '#server/accounts/sessions.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { staff, staffInvites, staffSessions } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { guess } from '#server/limits/guess.ts'
import { addLink, isOpenLink } from './invite-links.ts'
import { addPerson } from './people.ts'

export interface Driver {
  readonly id: string
  readonly name: string
  readonly phone: Phone | null
  readonly link: {
    readonly id: number
    readonly openedAt: Date | null
    readonly expiresAt: Date
  } | null
}

export function driversApi({ db, now }: StaffDeps, { session }: StaffVisit) {
  const planner = session && may(session.staff.role, 'plan-runs') ? session.staff : null

  return {
    async drivers() {
      if (!planner) throw new Error('drivers are shown to who plans runs')
      return readDrivers(db, now())
    },

    /** @param text may be empty */
    async add(name: string, text: string) {
      if (!planner) return refuse('not-allowed')
      const phone = readPhone(text)
      if (!phone.ok) return refuse('bad-phone')
      const id = await addPerson(db, { name, role: 'driver', phone: phone.value }, planner, now())
      return id === null ? refuse('no-name') : accept({ id })
    },

    async changePhone(staffId: string, text: string) {
      if (!planner) return refuse('not-allowed')
      const phone = readPhone(text)
      if (!phone.ok) return refuse('bad-phone')
      return db.transaction(async (tx) => {
        const driver = await lockDriver(tx, staffId)
        if (!driver) return refuse('not-found')
        if (driver.phone === phone.value) return success
        await tx.update(staff).set({ phone: phone.value, updatedAt: now() }).where(eq(staff.id, driver.id))
        // The audit log is permanent, so it stores only the last digits of personal numbers.
        const [before, after] = [lastDigits(driver.phone), lastDigits(phone.value)]
        await addStaffEvent(
          tx,
          { verb: 'change-phone', actor: planner, subject: driver, before, after },
          now(),
        )
        return success
      })
    },

    /** The link works in one browser until midnight and replaces an earlier link. */
    async giveLink(staffId: string) {
      if (!planner) return refuse('not-allowed')
      return db.transaction(async (tx) => {
        const driver = await lockDriver(tx, staffId)
        if (!driver) return refuse('not-found')
        await endLinks(tx, driver.id, now())
        const expiresAt = endOfDay(now())
        const link = { kind: 'day', role: 'driver', staffId, invitedBy: planner.id, expiresAt } as const
        const secret = await addLink(tx, link, now())
        await addStaffEvent(tx, { verb: 'give-link', actor: planner, subject: driver }, now())
        return accept({ secret, expiresAt })
      })
    },

    /** Ends the link and its session. */
    async revokeLink(staffId: string) {
      if (!planner) return refuse('not-allowed')
      return db.transaction(async (tx) => {
        const driver = await lockDriver(tx, staffId)
        if (!driver || !(await endLinks(tx, driver.id, now()))) return refuse('not-found')
        await addStaffEvent(tx, { verb: 'revoke-link', actor: planner, subject: driver }, now())
        return success
      })
    },
  }
}

export function driverLinkApi(deps: StaffDeps, visit: StaffVisit) {
  const { db, limiter, now } = deps

  async function find<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const attempt = await guess(limiter, [['wrongInvites', visit.client]], look, (match) => match === null)
    return attempt.ok ? attempt.outcome : null
  }

  return {
    /** The driver's name; null for an invalid link. */
    async driverOfLink(token: string) {
      return (await find(() => driverOf(db, token, now())))?.name ?? null
    },

    /** Signs a driver in for the day, in one browser. */
    async withLink(token: string) {
      const link = await find(() => useLink(db, token, now()))
      if (!link) return refuse('no-link')
      const { driver, inviteId } = link
      const previousSession = visit.session
      const userAgent = visit.headers.get('user-agent') ?? ''
      // Drivers close the browser between two stops.
      const newSession = {
        staff: driver,
        method: 'link',
        stays: true,
        inviteId,
        userAgent,
        previousSession,
      } as const
      return accept(await startSession(deps, newSession, now()))
    },
  }
}

async function driverOf(db: Pick<Database, 'select'>, token: string, now: Date) {
  const [driver] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staffInvites)
    .innerJoin(staff, eq(staff.id, staffInvites.staffId))
    .where(and(isOpenLink('day', token, now), eq(staff.role, 'driver'), isNull(staff.blockedAt)))
  return driver ?? null
}

/** A concurrent browser waits for the update and finds the link used. */
function useLink(db: Database, token: string, now: Date) {
  return db.transaction(async (tx) => {
    const driver = await driverOf(tx, token, now)
    if (!driver) return null
    const [usedLink] = await tx
      .update(staffInvites)
      .set({ usedAt: now })
      .where(isOpenLink('day', token, now))
      .returning({ inviteId: staffInvites.id })
    return usedLink ? { driver, inviteId: usedLink.inviteId } : null
  })
}

function readPhone(
  text: string,
): { readonly ok: true; readonly value: Phone | null } | { readonly ok: false } {
  return isBlank(text) ? { ok: true, value: null } : parsePhone(text)
}

async function readDrivers(db: Database, now: Date): Promise<readonly Driver[]> {
  const drivers = await db
    .select({ id: staff.id, name: staff.name, phone: staff.phone })
    .from(staff)
    .where(and(eq(staff.role, 'driver'), isNull(staff.blockedAt)))
    .orderBy(asc(staff.createdAt), asc(staff.id))
  const links = await db
    .select({
      id: staffInvites.id,
      staffId: staffInvites.staffId,
      openedAt: staffInvites.usedAt,
      expiresAt: staffInvites.expiresAt,
    })
    .from(staffInvites)
    .where(
      isLinkOf(
        drivers.map(({ id }) => id),
        now,
      ),
    )
    .orderBy(desc(staffInvites.id))
  return drivers.map((driver) => {
    const link = links.find(({ staffId }) => staffId === driver.id)
    const { id, openedAt, expiresAt } = link ?? {}
    return { ...driver, link: id && expiresAt ? { id, openedAt: openedAt ?? null, expiresAt } : null }
  })
}

const isLinkOf = (drivers: readonly string[], now: Date) =>
  and(
    eq(staffInvites.kind, 'day'),
    inArray(staffInvites.staffId, [...drivers]),
    isNull(staffInvites.revokedAt),
    gt(staffInvites.expiresAt, now),
  )

type LockedDriver = NamedPerson & { readonly id: string; readonly phone: Phone | null }

async function lockDriver(tx: Transaction, staffId: string): Promise<LockedDriver | null> {
  const [driver] = await tx
    .select({ id: staff.id, name: staff.name, phone: staff.phone })
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.role, 'driver'), isNull(staff.blockedAt)))
    .for('update')
  return driver ?? null
}

/** @returns whether there were any */
async function endLinks(tx: Transaction, staffId: string, now: Date): Promise<boolean> {
  const endedSessions = await tx
    .update(staffInvites)
    .set({ revokedAt: now })
    .where(isLinkOf([staffId], now))
    .returning({ id: staffInvites.id })
  if (endedSessions.length === 0) return false
  await removeSessions(
    tx,
    inArray(
      staffSessions.inviteId,
      endedSessions.map(({ id }) => id),
    ),
  )
  return true
}
