import { and, eq, isNull, lt, ne, type SQL } from 'drizzle-orm'
import { lacksFactor } from '#domain/staff/office/required-factor.ts'
import { isSessionOver, type SignInMethod, sessionEnd } from '#domain/staff/office/staff-session.ts'
import { staff, staffDevices, staffInvites, staffSessions } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { hasFactor, secondFactorRequired } from '#server/db/work/second-factors.ts'
import { addStaffEvent, type NamedPerson, nobody } from '#server/db/work/staff-events.ts'
import type { Session, SessionUse } from '#server/page-data/session.ts'
import type { Auth } from './auth.ts'
import type { Cookies } from './result.ts'

export interface OpenSession {
  readonly id: string
  readonly name: string
  readonly staffId: string
  readonly isThis: boolean
  readonly method: SignInMethod
  readonly userAgent: string
  readonly startedAt: Date
  readonly usedAt: Date
}

export interface SessionDeps {
  readonly db: Database
  readonly auth: Auth
}

/** A longer user agent is cut. */
const maxUserAgent = 300

export interface NewSession {
  readonly staff: NamedPerson & { readonly id: string }
  readonly method: SignInMethod
  /** On the company's own machine; see domain/staff/office/staff-session.ts. */
  readonly stays: boolean
  readonly deviceId?: string
  readonly inviteId?: number
  readonly userAgent: string
  readonly previousSession: Session | null
}

/** The audit log entry is written first, so that no session lacks it. */
export async function startSession(
  { db, auth }: SessionDeps,
  { staff: person, method, stays, deviceId, inviteId, userAgent, previousSession }: NewSession,
  now: Date,
): Promise<Cookies> {
  await addStaffEvent(db, { verb: 'sign-in', actor: person, subject: person, after: method }, now)
  if (previousSession) await endOneSession(db, previousSession.id, person, now)
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
  const { headers } = await auth.api.startStaffSession({
    body: {
      staffId: person.id,
      method,
      stays,
      deviceId: deviceId ?? null,
      inviteId: inviteId ?? null,
      userAgent: userAgent.slice(0, maxUserAgent),
      createdAt: now,
      expiresAt: sessionEnd(method, now),
    },
    returnHeaders: true,
  })
  return headers.getSetCookie()
}

/** Sessions record their use at most once in this time. */
const useIntervalMs = 60_000

/** Checks the tablet or link too, because a session may have been written after their revocation. */
export async function readSession(
  { db, auth }: SessionDeps,
  headers: Headers,
  now: Date,
  use: SessionUse = 'person',
): Promise<Session | null> {
  const { token } = await auth.api.readStaffToken({ headers })
  if (token === null) return null
  const [match] = await db
    .select({
      staff_sessions: staffSessions,
      staff,
      hasFactor,
      secondFactorRequired,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.userId))
    .leftJoin(staffDevices, eq(staffDevices.id, staffSessions.deviceId))
    .leftJoin(staffInvites, eq(staffInvites.id, staffSessions.inviteId))
    .where(
      and(
        eq(staffSessions.token, token),
        ...[staff.blockedAt, staffDevices.unpairedAt, staffInvites.revokedAt].map(isNull),
      ),
    )
  if (!match) return null
  const { id, updatedAt: usedAt, expiresAt, stays } = match.staff_sessions
  if (isSessionOver({ stays, usedAt, expiresAt }, now)) return null
  if (use === 'person' && now.getTime() - usedAt.getTime() > useIntervalMs)
    await db.update(staffSessions).set({ updatedAt: now }).where(eq(staffSessions.id, id))
  const { id: staffId, name, role, lang, shortcuts } = match.staff
  const person = { id: staffId, name, role, lang, shortcuts }
  return { id, staff: person, lacksFactor: lacksFactor({ role, hasFactor: match.hasFactor }, match) }
}

export async function openSessions(
  db: Database,
  { session: current, of }: { readonly session: Session; readonly of?: string },
  now: Date,
): Promise<readonly OpenSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.userId))
    .where(of === undefined ? undefined : eq(staffSessions.userId, of))
  return rows
    .map(({ staff: { name }, staff_sessions: session }) => ({
      id: session.id,
      name,
      staffId: session.userId,
      isThis: session.id === current.id,
      method: session.method,
      userAgent: session.userAgent,
      stays: session.stays,
      startedAt: session.createdAt,
      usedAt: session.updatedAt,
      expiresAt: session.expiresAt,
    }))
    .filter((session) => !isSessionOver(session, now))
    .map(({ stays: _, expiresAt: __, ...session }) => session)
    .toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
}

export function removeSessions(
  tx: Pick<Database, 'delete'>,
  which: SQL | undefined,
): Promise<readonly { readonly staffId: string }[]> {
  return tx.delete(staffSessions).where(which).returning({ staffId: staffSessions.userId })
}

/** Writes an audit log entry if there were any. */
export async function endSessionsOf(
  tx: Pick<Database, 'delete' | 'insert'>,
  subject: NamedPerson & { readonly id: string },
  actor: NamedPerson,
  now: Date,
  except?: string,
): Promise<void> {
  const endedSessions = await removeSessions(
    tx,
    and(
      eq(staffSessions.userId, subject.id),
      except === undefined ? undefined : ne(staffSessions.id, except),
    ),
  )
  if (endedSessions.length > 0)
    await addStaffEvent(
      tx,
      { verb: 'end-sessions', actor, subject, before: String(endedSessions.length) },
      now,
    )
}

/** @param of the person who must own the session */
export async function endOneSession(
  db: Database,
  sessionId: string,
  actor: NamedPerson,
  now: Date,
  of?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const whose = of === undefined ? undefined : eq(staffSessions.userId, of)
    const [endedSession] = await removeSessions(tx, and(eq(staffSessions.id, sessionId), whose))
    if (!endedSession) return false
    const [person] = await tx.select().from(staff).where(eq(staff.id, endedSession.staffId))
    await addStaffEvent(tx, { verb: 'end-session', actor, subject: person ?? nobody }, now)
    return true
  })
}
