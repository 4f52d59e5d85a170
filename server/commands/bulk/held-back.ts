/** Owners must allow bulk changes made under a doubtful clock. */
import { todayInHongKong } from '#domain/calendar.ts'
import { type BulkDoubt, type BulkKind, bulkDoubt, confirmationValidMs } from '#domain/placed/bulk-doubt.ts'
import { erasureHindrance, knownFrom } from '#domain/placed/erasure.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { erasureState, ordersToErase } from '#server/db/orders/erasure.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  customersOverdue,
  type DatabaseClock,
  isAllowedSince,
  loadBulkContext,
} from '#server/db/work/bulk-context.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'

export interface HeldBack {
  readonly kind: BulkKind
  readonly doubt: BulkDoubt
  readonly customers: number
  readonly now: Date
  readonly databaseNow: Date
}

export class HeldBackError extends Error {
  constructor({ kind, doubt, customers, now, databaseNow }: HeldBack) {
    const clocks = `the server says ${now.toISOString()}, the database ${databaseNow.toISOString()}`
    super(`held back until an owner allows it: ${kind}, ${customers} customers, ${doubt} (${clocks})`)
  }
}

type BulkStore = Pick<Store, 'db' | 'content'>

/** No ordinary night affects this many customers. */
const maxCustomers = 2_000

/** @returns null if it may run */
export async function heldBack(
  store: BulkStore,
  kind: BulkKind,
  now: Date,
  clock: DatabaseClock,
): Promise<HeldBack | null> {
  const hit = await customersHit[kind](store, now)
  if (hit === 0) return null
  const times = { now, databaseNow: await clock() }
  const doubt = bulkDoubt({ ...times, hit, ...(await loadBulkContext(store.db, dayBefore(now))) })
  if (!doubt || (await isAllowedSince(store.db, kind, new Date(now.getTime() - confirmationValidMs))))
    return null
  return { kind, doubt, customers: hit, ...times }
}

/** A wrong clock would remove pictures uploaded just now. */
export async function isClockDoubtful(
  { db }: Pick<Store, 'db'>,
  now: Date,
  clock: DatabaseClock,
): Promise<boolean> {
  const context = { now, databaseNow: await clock(), hit: 1 }
  return bulkDoubt({ ...context, ...(await loadBulkContext(db, dayBefore(now))) }) !== null
}

const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000)

const customersHit: Readonly<Record<BulkKind, (store: BulkStore, now: Date) => Promise<number>>> = {
  async erase({ db, content }, now) {
    const today = todayInHongKong(now)
    const from = knownFrom(today, (await content()).settings.customerMonths)
    const due = (await ordersToErase(db, from, 0, maxCustomers)).filter(
      (row) => row.dueDate < from && erasureHindrance(erasureState(row, now), today) === null,
    )
    return new Set(due.map(({ phone }) => phone)).size
  },
  release: ({ db }, now) => customersOverdue(db, now),
}

/** Lasts for an hour. */
export function allowBulk(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  staff: StaffMember,
  kind: BulkKind,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'actor-not-allowed' | 'temporarily-unavailable' }> {
  return refuseInOutage(async () => {
    if (!may(staff.role, 'handle-customer-data')) return { ok: false, reason: 'actor-not-allowed' } as const
    await addStaffEvent(db, { verb: 'allow-bulk', actor: staff, subject: { id: null, name: kind } }, now)
    if (kind === 'erase') await queue.send('erase-customers', {})
    return { ok: true } as const
  })
}
