import { decideTakeBack } from '#domain/staff/take-back.ts'
import { lastEvent } from '#server/db/order-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { type ChangeResult, type ChangeTarget, changeOrder } from './change-order.ts'

/** Takes back the last step of an order: an event of its own, since nothing is removed from the trail. */
export function takeBack(
  store: Pick<Store, 'db' | 'queue'>,
  target: ChangeTarget,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<ChangeResult> {
  return changeOrder(
    store,
    target,
    {
      verb: 'take-back',
      actor: { kind: 'staff', name: by.name, id: by.id },
      note: '',
      decide: async (order, tx) => decideTakeBack(order, await lastEvent(tx, target.orderId), by.id, now),
    },
    now,
  )
}
