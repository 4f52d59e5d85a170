import { and, eq } from 'drizzle-orm'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

/** Ends the alert. The order's version stays, so that forms open elsewhere can still be saved. */
export async function noteOpening(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  orderId: number,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const [order] = await tx
        .select({ status: orders.status, paymentStatus: orders.paymentStatus })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.status, 'submitted')))
        .for('update')
      if (!order) return
      const [event] = await tx
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.verb, 'open')))
        .limit(1)
      if (event) return
      const { status, paymentStatus } = order
      await addOrderEvent(tx, queue, {
        orderId,
        at: now,
        verb: 'open',
        actor: 'staff',
        actorName: by.name,
        actorId: by.id,
        statusBefore: status,
        paymentStatusBefore: paymentStatus,
        status,
        paymentStatus,
        note: '',
      })
    })
  } catch (error) {
    // An outage does not hide the page.
    if (!isOutage(error)) throw error
  }
}
