/** Makes one-time links. It loads none of the library, since every start of a shop without an owner makes one. */
import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { inviteHours } from '#domain/staff/office/sign-in-limits.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { staff, staffInvites } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type Named, nobody } from '#server/db/work/staff-events.ts'
import type { WaitingInvite } from '#server/page-data/staff/office/accounts-api.ts'
import type { GivenOut } from '#server/page-data/staff/office/accounts-result.ts'
import { newSecret, secretHash } from './secrets.ts'

interface Asked {
  readonly role: Role
  /** Null: the program on the company's own server. */
  readonly invitedBy: Named | null
  /** Whom it gives a new password; null: it makes a new account. */
  readonly person: Named | null
  /** The new person's, as far as it is known. */
  readonly name?: string
}

/** Makes a link that is good for `inviteHours` and one use. */
export function createInvite(
  db: Database,
  { role, invitedBy, person, name = '' }: Asked,
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

/** Stores a link of any kind, and returns the secret that is in it. */
export async function addLink(tx: Pick<Database, 'insert'>, link: Link, now: Date): Promise<string> {
  const secret = newSecret()
  await tx.insert(staffInvites).values({ ...link, tokenHash: secretHash(secret), createdAt: now })
  return secret
}

/** A link with this secret that still works. */
export const isOpenLink = (kind: Link['kind'], secret: string, now: Date) =>
  and(eq(staffInvites.kind, kind), eq(staffInvites.tokenHash, secretHash(secret)), isWaiting(now))

/** Not used, not taken back and not too old. */
export const isWaiting = (now: Date) =>
  and(isNull(staffInvites.usedAt), isNull(staffInvites.revokedAt), gt(staffInvites.expiresAt, now))

/**
 * A link for the first owner, as long as there is none. An earlier one that nobody used is replaced, so that no old
 * line of a log makes an owner.
 */
export async function inviteFirstOwner(db: Database, now: Date): Promise<GivenOut | null> {
  const [owner] = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner')).limit(1)
  if (owner) return null
  await db.delete(staffInvites).where(unusedOwnerInvite)
  return createInvite(db, { role: 'owner', invitedBy: null, person: null }, now)
}

/** Made by the program for an owner, and not used. */
export const unusedOwnerInvite = and(
  eq(staffInvites.role, 'owner'),
  isNull(staffInvites.invitedBy),
  isNull(staffInvites.staffId),
  isNull(staffInvites.usedAt),
)

/** Takes back every link that somebody gave out or that was made for them, and that was not used. */
export async function revokeLinksOf(
  tx: Pick<Database, 'update' | 'insert'>,
  person: Named & { readonly id: string },
  actor: Named,
  now: Date,
): Promise<void> {
  const revoked = await tx
    .update(staffInvites)
    .set({ revokedAt: now })
    .where(
      and(or(eq(staffInvites.invitedBy, person.id), eq(staffInvites.staffId, person.id)), isWaiting(now)),
    )
    .returning({ id: staffInvites.id })
  if (revoked.length === 0) return
  const event = { actor, subject: person, before: String(revoked.length) }
  await addStaffEvent(tx, { verb: 'revoke-link', ...event }, now)
}

/** Takes back one link for a person or a device. @returns whether there was one */
export function revokeLink(db: Database, id: number, actor: Named, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(staffInvites)
      .set({ revokedAt: now })
      .where(and(eq(staffInvites.id, id), ne(staffInvites.kind, 'day'), isWaiting(now)))
      .returning({ name: staffInvites.name, role: staffInvites.role })
    if (!revoked) return false
    const { name, role } = revoked
    const event = { actor, subject: { id: null, name }, before: role }
    await addStaffEvent(tx, { verb: 'revoke-link', ...event }, now)
    return true
  })
}

/** Links for people that wait, the newest first. */
export async function waitingInvites(db: Database, now: Date): Promise<readonly WaitingInvite[]> {
  const { id, role, createdAt, expiresAt } = staffInvites
  const rows = await db
    .select({ id, role, createdAt, expiresAt, typed: staffInvites.name, name: staff.name })
    .from(staffInvites)
    .leftJoin(staff, eq(staff.id, staffInvites.staffId))
    .where(and(eq(staffInvites.kind, 'person'), isWaiting(now)))
    .orderBy(desc(id))
  return rows.map(({ typed, name, ...invite }) => ({ ...invite, name: name ?? (typed || null) }))
}
