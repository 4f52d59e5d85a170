import { actionRefusal } from '#domain/placed/order-actions.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import type { Store } from '#server/db/store/store.ts'
import type { ChangeResult } from './change-order.ts'
import type { StaffCall } from './staff-call.ts'

/** Customers never see the note. The order's version stays, so that a note causes no conflict. */
export async function noteOrder(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { orderId, by, byId, note }: StaffCall,
  forDriver: boolean,
  now: Date,
): Promise<ChangeResult> {
  return refuseInOutage(() =>
    db.transaction(async (tx): Promise<ChangeResult> => {
      const order = await lockOrder(tx, orderId)
      if (!order) return refusing('order-unknown')
      const { status, paymentStatus, version } = order
      if (actionRefusal('add-note', 'staff', status) || order.erasedAt) return refusing('status-not-allowed')
      await addOrderEvent(tx, queue, {
        orderId,
        at: now,
        verb: 'add-note',
        actor: 'staff',
        actorName: by,
        actorId: byId ?? null,
        statusBefore: status,
        status,
        paymentStatusBefore: paymentStatus,
        paymentStatus,
        note,
        forDriver,
      })
      return { ok: true, value: { version } }
    }),
  )
}
