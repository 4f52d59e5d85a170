import { and, inArray, isNull } from 'drizzle-orm'
import {
  type ErasureReason,
  type ErasureRefusal,
  maxCustomerOrders,
  type Postponed,
} from '#domain/placed/erasure.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { orders } from '#server/db/schema/orders.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { type ErasingStore, eraseOrder } from './erase-order.ts'

export interface ErasureRequest {
  readonly orderIds: readonly number[]
  readonly reason: ErasureReason
}

export type ErasureResult =
  | { readonly ok: true; readonly erasedCount: number; readonly waitingOrders: readonly Postponed[] }
  | { readonly ok: false; readonly reason: ErasureRefusal }

/** Erases later if the orders do not allow it yet. A repeated call completes the first. */
export async function eraseCustomer(
  store: ErasingStore,
  { orderIds, reason }: ErasureRequest,
  by: StaffMember,
  now: Date,
): Promise<ErasureResult> {
  if (!may(by.role, 'handle-customer-data')) return { ok: false, reason: 'not-allowed' }
  const ids = [...new Set(orderIds)].slice(0, maxCustomerOrders)
  return refuseInOutage(async () => {
    const requests = await store.db.transaction(async (tx) => {
      const isNotErased = and(inArray(orders.id, ids), isNull(orders.erasedAt))
      const rows = await tx
        .update(orders)
        .set({ erasureAskedAt: now })
        .where(and(isNotErased, isNull(orders.erasureAskedAt)))
        .returning({ reference: orders.reference })
      for (const { reference } of rows) {
        const subject = { id: null, name: reference }
        await addStaffEvent(tx, { verb: 'ask-erasure', actor: by, subject, why: reason }, now)
      }
      return tx.select({ id: orders.id }).from(orders).where(isNotErased)
    })
    if (requests.length === 0) return { ok: false, reason: 'nothing-chosen' }
    const actor = { kind: 'staff', name: by.name, id: by.id } as const
    const postponedOrders: Postponed[] = []
    let count = 0
    for (const { id } of requests) {
      const outcome = await eraseOrder(store, id, { actor, reason }, now)
      if (outcome === 'erased') count += 1
      else if (outcome !== 'erased-before' && outcome !== 'order-unknown')
        postponedOrders.push({ orderId: id, hindrance: outcome })
    }
    return { ok: true, erasedCount: count, waitingOrders: postponedOrders }
  })
}
