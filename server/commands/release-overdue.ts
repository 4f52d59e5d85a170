import { and, eq, inArray, lte, or } from 'drizzle-orm'
import { orderActions } from '#domain/order-actions.ts'
import type { OrderSituation } from '#domain/order-situation.ts'
import { decideRelease, decideReminder } from '#domain/staff-decisions.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { changeOrder } from './change-order.ts'

/** More wait for the next round. */
const perRound = 100

const actor = { kind: 'system', name: '' } as const

/**
 * Releases the orders that were not paid in time, and reminds those whose time is running out. What is overdue stands in
 * the table, so nothing is lost when the server was down; each decision is made anew under the order's lock.
 */
export async function releaseOverdue(store: Pick<Store, 'db' | 'queue'>, now: Date): Promise<void> {
  const overdue = await store.db
    .select({ id: orders.id, payBy: orders.payBy })
    .from(orders)
    .where(
      and(
        eq(orders.paymentStatus, 'unpaid'),
        inArray(orders.status, orderActions.release.from),
        or(lte(orders.payBy, now), lte(orders.remindAt, now)),
      ),
    )
    .orderBy(orders.payBy)
    .limit(perRound)
  for (const { id, payBy } of overdue) {
    const target = { orderId: id, expectedVersion: null }
    const isOver = payBy !== null && payBy <= now
    const decide = isOver ? decideRelease : decideReminder
    const verb = isOver ? 'release' : 'remind'
    const step = { verb, actor, note: '', decide: (order: OrderSituation) => decide(order, now) } as const
    await changeOrder(store, target, step, now)
  }
}
