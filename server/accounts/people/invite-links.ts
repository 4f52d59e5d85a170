/** This module does not load better-auth, since every start of a shop without an owner makes a link. */
import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { inviteHours } from '#domain/staff/office/sign-in-limits.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { newSecret, secretHash } from '#server/accounts/secrets.ts'
import { staff, staffInvites } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson, nobody } from '#server/db/work/staff-events.ts'

/** Shown once; only its hash is stored. */
export interface GivenOut {
  readonly secret: string
  readonly expiresAt: Date
}

export interface WaitingInvite {
  readonly id: number
  readonly role: Role
  readonly name: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

interface LimitedCall {
  readonly role: Role
  /** Null if the command line made the link. */
  readonly invitedBy: NamedPerson | null
  /** The value is null for a new account. */
  readonly person: NamedPerson | null
  readonly name?: string
}

export function createInvite(
  db: Database,
  { role, invitedBy, person, name = '' }: LimitedCall,
  now: Date,
): Promise<GivenOut> {
  return db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + inviteHours * 3_600_000)
    const link = { kind: 'person', role, name, staffId: person?.id ?? null, expiresAt } as const
    const secret = await addLink(tx, { ...link, invitedBy: invitedBy?.id ?? null }, now)
    const event = { actor: invitedBy ?? nobody, subject: person ?? { id: null, name } }
    await addStaffEvent(tx, { verb: 'invite', ...event, after: role }, now)
    return { secret, expiresAt }
  })
}

type Link = Omit<typeof staffInvites.$inferInsert, 'tokenHash' | 'createdAt'>

export async function addLink(tx: Pick<Database, 'insert'>, link: Link, now: Date): Promise<string> {
  const secret = newSecret()
  await tx.insert(staffInvites).values({ ...link, tokenHash: secretHash(secret), createdAt: now })
  return secret
}

export const isOpenLink = (kind: Link['kind'], secret: string, now: Date) =>
  and(eq(staffInvites.kind, kind), eq(staffInvites.tokenHash, secretHash(secret)), isWaiting(now))

export const isWaiting = (now: Date) =>
  and(isNull(staffInvites.usedAt), isNull(staffInvites.revokedAt), gt(staffInvites.expiresAt, now))

/** Replaces an unused link, so that no old log line makes an owner. */
export async function inviteFirstOwner(db: Database, now: Date): Promise<GivenOut | null> {
  const [owner] = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner')).limit(1)
  if (owner) return null
  await db.delete(staffInvites).where(unusedOwnerInvite)
  return createInvite(db, { role: 'owner', invitedBy: null, person: null }, now)
}

export const unusedOwnerInvite = and(
  eq(staffInvites.role, 'owner'),
  isNull(staffInvites.invitedBy),
  isNull(staffInvites.staffId),
  isNull(staffInvites.usedAt),
)

/** Revokes the person's links and those made for them. */
export async function revokeLinksOf(
  tx: Pick<Database, 'update' | 'insert'>,
  person: NamedPerson & { readonly id: string },
  actor: NamedPerson,
  now: Date,
): Promise<void> {
  const revokedLinks = await tx
    .update(staffInvites)
    .set({ revokedAt: now })
    .where(
      and(or(eq(staffInvites.invitedBy, person.id), eq(staffInvites.staffId, person.id)), isWaiting(now)),
    )
    .returning({ id: staffInvites.id })
  if (revokedLinks.length === 0) return
  const event = { actor, subject: person, before: String(revokedLinks.length) }
  await addStaffEvent(tx, { verb: 'revoke-link', ...event }, now)
}

export function revokeLink(db: Database, id: number, actor: NamedPerson, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [revokedLink] = await tx
      .update(staffInvites)
      .set({ revokedAt: now })
      .where(and(eq(staffInvites.id, id), ne(staffInvites.kind, 'day'), isWaiting(now)))
      .returning({ name: staffInvites.name, role: staffInvites.role })
    if (!revokedLink) return false
    const { name, role } = revokedLink
    const event = { actor, subject: { id: null, name }, before: role }
    await addStaffEvent(tx, { verb: 'revoke-link', ...event }, now)
    return true
  })
}

export async function waitingInvites(db: Database, now: Date): Promise<readonly WaitingInvite[]> {
  const { id, role, createdAt, expiresAt } = staffInvites
  const rows = await db
    .select({ id, role, createdAt, expiresAt, newName: staffInvites.name, name: staff.name })
    .from(staffInvites)
    .leftJoin(staff, eq(staff.id, staffInvites.staffId))
    .where(and(eq(staffInvites.kind, 'person'), isWaiting(now)))
    .orderBy(desc(id))
  return rows.map(({ newName, name, ...invite }) => ({ ...invite, name: name ?? (newName || null) }))
}
