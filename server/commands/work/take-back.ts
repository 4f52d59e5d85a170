import { decideTakeBack } from '#domain/staff/orders/take-back.ts'
import { type ChangeResult, type ChangeTarget, changeOrder } from '#server/commands/orders/change-order.ts'
import { setsOfOrder, whereThereIsRoom } from '#server/commands/orders/steps/slot-room.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import type { Store } from '#server/db/store/store.ts'

/** Adds an event, because the audit log is permanent. A slot closed meanwhile still accepts the order. */
export async function takeBack(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  target: ChangeTarget,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<ChangeResult> {
  const { orderId } = target
  const { rules } = await store.content()
  return changeOrder(
    store,
    target,
    {
      verb: 'take-back',
      actor: { kind: 'staff', name: by.name, id: by.id },
      note: '',
      decide: async (order, tx) => {
        const decision = decideTakeBack(order, await lastEvent(tx, orderId), by.id, now)
        const room = {
          sets: setsOfOrder(tx, orderId, rules),
          exceeds: ['day-closed', 'slot-closed'],
        } as const
        return whereThereIsRoom(tx, orderId, order, decision, room, now)
      },
    },
    now,
  )
}
