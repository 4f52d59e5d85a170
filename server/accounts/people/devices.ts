import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { oneLine } from '#domain/free-text.ts'
import { nameRefusal } from '#domain/ordering/contact-details.ts'
import { pairingHours } from '#domain/staff/office/sign-in-limits.ts'
import { may } from '#domain/staff/permissions.ts'
import { newDigits, type Tablet, type TabletRole } from '#server/accounts/digits.ts'
import { accept, refuse, success } from '#server/accounts/result.ts'
import { newSecret, secretHash } from '#server/accounts/secrets.ts'
import { removeSessions } from '#server/accounts/sessions.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { staffDevices, staffInvites, staffSessions } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { addLink, isOpenLink, isWaiting } from './invite-links.ts'

export interface Device extends Tablet {
  readonly id: string
  readonly pairedAt: Date
}

export interface WaitingDevice extends Tablet {
  readonly id: number
  readonly expiresAt: Date
}

/** Only owners may use these functions. */
export function devicesApi(deps: StaffDeps, { session }: StaffVisit) {
  const { db, now } = deps
  const owner = session && may(session.staff.role, 'manage-people') ? session.staff : null

  function reading() {
    if (!owner) throw new Error('devices are shown to owners alone')
  }

  return {
    async devices(): Promise<readonly Device[]> {
      reading()
      const { id, name, role, pairedAt } = staffDevices
      const rows = await db
        .select({ id, name, role, pairedAt })
        .from(staffDevices)
        .where(isNull(staffDevices.unpairedAt))
        .orderBy(asc(pairedAt))
      return rows.map((row) => ({ ...row, role: tabletRole(row.role) }))
    },

    async waiting(): Promise<readonly WaitingDevice[]> {
      reading()
      const { id, name, role, expiresAt } = staffInvites
      const rows = await db
        .select({ id, name, role, expiresAt })
        .from(staffInvites)
        .where(and(eq(staffInvites.kind, 'device'), isWaiting(now())))
      return rows.map((row) => ({ ...row, role: tabletRole(row.role) }))
    },

    /** The link is valid for `pairingHours`. */
    async invite({ name: text, role }: Tablet) {
      if (!owner) return refuse('not-allowed')
      if (nameRefusal(text)) return refuse('no-name')
      const name = oneLine(text)
      const expiresAt = new Date(now().getTime() + pairingHours * 3_600_000)
      const secret = await db.transaction(async (tx) => {
        const event = { actor: owner, subject: { id: null, name }, after: role }
        await addStaffEvent(tx, { verb: 'invite-device', ...event }, now())
        return addLink(tx, { kind: 'device', role, name, invitedBy: owner.id, expiresAt }, now())
      })
      return accept({ secret, expiresAt })
    },

    async unpair(id: string) {
      if (!owner) return refuse('not-allowed')
      return db.transaction(async (tx) => {
        const [device] = await tx
          .update(staffDevices)
          .set({ unpairedAt: now() })
          .where(and(eq(staffDevices.id, id), isNull(staffDevices.unpairedAt)))
          .returning({ name: staffDevices.name })
        if (!device) return refuse('not-found')
        await removeSessions(tx, eq(staffSessions.deviceId, id))
        const subject = { id: null, name: device.name }
        await addStaffEvent(tx, { verb: 'unpair-device', actor: owner, subject }, now())
        return success
      })
    },

    /** Shown once; former digits and sessions end. */
    async newDigits(staffId: string) {
      if (!owner) return refuse('not-allowed')
      const digits = await newDigits(deps, staffId, owner)
      return digits === null ? refuse('not-found') : accept(digits)
    },
  }
}

export async function findPairing(db: Pick<Database, 'select'>, token: string, now: Date) {
  const { name, role } = staffInvites
  const [match] = await db
    .select({ name, role })
    .from(staffInvites)
    .where(isOpenLink('device', token, now))
  return match ? { name: match.name, role: tabletRole(match.role) } : null
}

/** @returns the cookie's secret, or null for an invalid link */
export function pairDevice(db: Database, token: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [usedDevice] = await tx
      .update(staffInvites)
      .set({ usedAt: now })
      .where(isOpenLink('device', token, now))
      .returning({ name: staffInvites.name, role: staffInvites.role, invitedBy: staffInvites.invitedBy })
    if (!usedDevice?.invitedBy) return null
    const { name, role, invitedBy } = usedDevice
    const secret = newSecret()
    const device = { id: randomUUID(), name, role, pairedAt: now, pairedBy: invitedBy }
    await tx.insert(staffDevices).values({ ...device, tokenHash: secretHash(secret) })
    const subject = { id: null, name }
    await addStaffEvent(tx, { verb: 'pair-device', actor: subject, subject, after: role }, now)
    return secret
  })
}

export async function deviceWith(
  db: Database,
  secret: string,
): Promise<Pick<Device, 'id' | 'name' | 'role'> | null> {
  const { id, name, role } = staffDevices
  const [match] = await db
    .select({ id, name, role })
    .from(staffDevices)
    .where(and(eq(staffDevices.tokenHash, secretHash(secret)), isNull(staffDevices.unpairedAt)))
  return match ? { ...match, role: tabletRole(match.role) } : null
}

function tabletRole(role: string): TabletRole {
  return role === 'packer' ? 'packer' : 'kitchen'
}
