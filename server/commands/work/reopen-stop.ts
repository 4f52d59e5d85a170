import { eq } from 'drizzle-orm'
import { refusing } from '#domain/placed/order-situation.ts'
import type { Actor } from '#domain/placed/order-verbs.ts'
import { stopAfter } from '#domain/staff/day/stop-state.ts'
import { decideReopen } from '#domain/staff/orders/reopen.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { act, type StaffCall, type StaffStore } from '#server/commands/orders/staff-call.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { addWorkEvent, type NewWorkEvent, stopEventsOf } from '#server/db/work/work-events.ts'

/** The call's note is the reason. */
export function reopenOrder(store: StaffStore, call: StaffCall, now: Date): Promise<ChangeResult> {
  const decide = async (order: Parameters<typeof decideReopen>[0], tx: Transaction) =>
    decideReopen(order, await isErased(tx, call.orderId))
  return act(store, call, 'reopen', { decide }, now)
}

/**
 * A late update leaves a newer delivery unchanged.
 * @param event with the reason as its note
 */
export function reopenStop(
  store: Pick<Store, 'db' | 'queue'>,
  actor: Actor,
  orderId: number,
  event: NewWorkEvent & { readonly note: string },
): Promise<ChangeResult> {
  return changeOrder(
    store,
    { orderId, expectedVersion: null },
    {
      verb: 'reopen',
      actor,
      note: event.note,
      decide: async (order, tx) => {
        const { state } = stopAfter((await stopEventsOf(tx, [orderId])).get(orderId) ?? [])
        if (state.kind !== 'handed-over' || state.at > event.at) return refusing('status-not-allowed')
        return decideReopen(order, await isErased(tx, orderId))
      },
      save: (tx) => addWorkEvent(tx, event),
    },
    event.at,
  )
}

async function isErased(tx: Transaction, orderId: number): Promise<boolean> {
  const [order] = await tx.select({ at: orders.erasedAt }).from(orders).where(eq(orders.id, orderId))
  return order?.at != null
}
