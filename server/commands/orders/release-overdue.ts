import { and, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { pageClosesAt } from '#domain/payment/payment-wait.ts'
import { orderActions } from '#domain/placed/order-actions.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import type { PaymentStatus } from '#domain/placed/order-status.ts'
import { decideRelease, decideReminder } from '#domain/placed/staff-decisions.ts'
import { type ClosePageDeps, type Closing, closePage } from '#server/commands/payments/close-page.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { isOutage } from '#server/db/store/outage.ts'
import { changeOrder } from './change-order.ts'

const actor = { kind: 'system', name: '' } as const

const owesRest = ['part-paid', 'part-refunded'] as const satisfies readonly PaymentStatus[]

export type ReleaseDeps = Pick<ClosePageDeps, 'store' | 'provider'>

/**
 * Partly paid orders are only reminded. Each order is decided again under its lock. An open payment page delays the
 * release, and then the provider must say whether it was paid.
 * @returns errors of single orders
 * @throws in an outage of the database
 */
export async function releaseOverdue(deps: ReleaseDeps, now: Date): Promise<readonly unknown[]> {
  const { store } = deps
  const overdue = await store.db
    .select({ id: orders.id, reference: orders.reference, payBy: orders.payBy })
    .from(orders)
    .where(
      and(
        inArray(orders.status, orderActions.release.from),
        or(
          and(eq(orders.paymentStatus, 'unpaid'), or(lte(orders.payBy, now), lte(orders.remindAt, now))),
          and(inArray(orders.paymentStatus, owesRest), lte(orders.remindAt, now), gt(orders.payBy, now)),
        ),
      ),
    )
    .orderBy(orders.payBy)
  const errors: unknown[] = []
  let isAway = false
  for (const order of overdue) {
    try {
      const closing = await releaseOne(order)
      isAway ||= closing === 'away'
    } catch (error) {
      if (isOutage(error)) throw error
      errors.push(error)
    }
  }
  return errors

  async function releaseOne({ id, reference, payBy }: (typeof overdue)[number]): Promise<Closing> {
    const open = (await paymentsOf(store.db, id)).find(({ state }) => state === 'started')
    if (open) {
      // A provider that did not respond is not asked again.
      if (isAway || now <= pageClosesAt(open.startedAt)) return 'under-way'
      const closing = await closePage({ ...deps, untilAnswered: true }, open, reference, now)
      if (closing !== 'closed') return closing
    }
    const target = { orderId: id, expectedVersion: null }
    const isOver = payBy !== null && payBy <= now
    const decide = isOver ? decideRelease : decideReminder
    const verb = isOver ? 'release' : 'remind'
    const step = { verb, actor, note: '', decide: (order: OrderSituation) => decide(order, now) } as const
    await changeOrder(store, target, step, now)
    return 'closed'
  }
}
