import { todayInHongKong } from '#domain/calendar.ts'
import { type ErasureReason, erasureHindrance, erasureReasonOf, knownFrom } from '#domain/placed/erasure.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { erasureState, ordersToErase } from '#server/db/orders/erasure.ts'
import type { Store } from '#server/db/store/store.ts'
import { lastReason } from '#server/db/work/staff-events.ts'
import { type ErasingStore, eraseOrder } from './erase-order.ts'

const batch = 100

const actor = { kind: 'system', name: '' } as const

/**
 * Each order has its own transaction, so an interrupted run continues later.
 * @param which `asked`: only customers with a request
 * @returns the number of orders erased
 * @throws in an outage of the database
 */
export async function eraseExpired(
  store: ErasingStore & Pick<Store, 'content'>,
  now: Date,
  which: 'all' | 'asked' = 'all',
): Promise<number> {
  const today = todayInHongKong(now)
  const { customerMonths } = (await store.content()).settings
  const from = knownFrom(today, customerMonths)
  let count = 0
  let after = 0
  for (;;) {
    const rows = await ordersToErase(store.db, from, after, batch)
    for (const row of rows) {
      after = row.id
      if (erasureHindrance(erasureState(row, now), today) !== null) continue
      if (which === 'asked' && !row.isAsked) continue
      const reason = row.dueDate < from ? 'kept-long-enough' : await requestedReason(store.db, row.reference)
      if ((await eraseOrder(store, row.id, { actor, reason }, now)) === 'erased') count += 1
    }
    if (rows.length < batch) return count
  }
}

async function requestedReason(db: Store['db'], reference: OrderReference): Promise<ErasureReason> {
  const why = await lastReason(db, 'ask-erasure', reference)
  return erasureReasonOf(why ?? '') ?? 'customer-asked'
}
