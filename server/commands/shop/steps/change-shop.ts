/** Changes of one part of the shop run one at a time, in one transaction, and readers see them at once. */
import { sql } from 'drizzle-orm'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { may, maySendPictures, type Role } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { showAtOnce } from '#server/commands/shop/show-at-once.ts'
import { addShopEvent, type NewShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'

export type ShopStore = Pick<Store, 'db' | 'refresh'>
export type ShopRefusal = Refusing<'not-allowed' | 'temporarily-unavailable'>

interface Part {
  readonly isChangedBy: (role: Role) => boolean
  /** PostgreSQL requires a number: 'menu', 'site' and 'sett' in ASCII; null if the change locks its rows itself. */
  readonly lock: number | null
}

/** Moving a set changes its neighbour too, so the menu is locked as a whole. */
const menuLock = 0x6d656e75

const parts = {
  menu: { isChangedBy: (role) => may(role, 'edit-menus'), lock: menuLock },
  pictures: { isChangedBy: maySendPictures, lock: menuLock },
  'sold-out': { isChangedBy: (role) => may(role, 'mark-sold-out'), lock: null },
  site: { isChangedBy: (role) => may(role, 'edit-site'), lock: 0x73697465 },
  settings: { isChangedBy: (role) => may(role, 'change-settings'), lock: 0x73657474 },
} as const satisfies Record<string, Part>

export type ShopPart = keyof typeof parts

export interface ShopChange {
  readonly tx: Transaction
  /** Adds an event to the audit log. */
  record(verb: ShopVerb, subject: EventSubject, change?: EventChange): Promise<void>
}

interface EventSubject {
  readonly id: string | number
  readonly name: Text
}

type EventChange = Pick<NewShopEvent, 'before' | 'after'>

export async function changeShop<Result>(
  { db, refresh }: ShopStore,
  part: ShopPart,
  by: StaffMember,
  now: Date,
  change: (change: ShopChange) => Promise<Result>,
): Promise<Result | ShopRefusal> {
  if (!mayChange(by, part)) return refusing('not-allowed')
  return refuseInOutage(async () => {
    const result = await db.transaction(async (tx) => {
      await lockPart(tx, part)
      return change({
        tx,
        record: (verb, { id, name }, { before, after } = { before: null, after: null }) =>
          addShopEvent(tx, {
            at: now,
            verb,
            actorId: by.id,
            actorName: by.name,
            subjectId: String(id),
            subjectName: name,
            before,
            after,
          }),
      })
    })
    await showAtOnce(refresh)
    return result
  })
}

export function mayChange({ role }: StaffMember, part: ShopPart): boolean {
  return parts[part].isChangedBy(role)
}

/** The lock is held until the transaction ends. */
export async function lockPart(tx: Transaction, part: ShopPart): Promise<void> {
  const { lock } = parts[part]
  if (lock !== null) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
