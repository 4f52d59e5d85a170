import { actionRefusal } from '#domain/placed/order-actions.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { refusal } from '#domain/refusals.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import type { StaffCall } from '#server/commands/orders/staff-call.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'

/** Sending a link leaves the order's version unchanged. */
export function sendLink(
  store: Pick<Store, 'db' | 'queue'>,
  call: Pick<StaffCall, 'orderId' | 'by' | 'byId'>,
  way: 'e-mail' | 'WhatsApp',
  now: Date,
): Promise<ChangeResult> {
  return refuseInOutage(() =>
    store.db.transaction(async (tx): Promise<ChangeResult> => {
      const order = await lockOrder(tx, call.orderId)
      if (!order) return refusing('order-unknown')
      const { id: orderId, status, paymentStatus, version } = order
      if (actionRefusal('send-link', 'staff', status) || order.erasedAt) return refusing('status-not-allowed')
      if (way === 'e-mail') {
        if (order.contactEmail === '') return refusing(refusal('email-missing', 'email', {}))
        await sendInTransaction(store.queue, tx, 'order-link', [
          { orderId, request: `staff-${now.getTime()}` },
        ])
      }
      await addOrderEvent(tx, store.queue, {
        orderId,
        at: now,
        verb: 'send-link',
        note: way,
        actor: 'staff',
        actorName: call.by,
        actorId: call.byId ?? null,
        statusBefore: status,
        status,
        paymentStatusBefore: paymentStatus,
        paymentStatus,
      })
      return { ok: true, value: { version } }
    }),
  )
}
