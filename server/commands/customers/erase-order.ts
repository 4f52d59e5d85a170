import { eq } from 'drizzle-orm'
import { todayInHongKong } from '#domain/calendar.ts'
import { type ErasureHindrance, type ErasureReason, erasureHindrance } from '#domain/placed/erasure.ts'
import type { Actor } from '#domain/placed/order-verbs.ts'
import { erasureColumns, erasureState, forgetCustomer } from '#server/db/orders/erasure.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { eraseLetters } from '#server/mail/outbox.ts'

export type Erasure = 'erased' | 'erased-before' | 'order-unknown' | ErasureHindrance

export type ErasingStore = Pick<Store, 'db' | 'queue' | 'dataDir'>

/**
 * Letters in the outbox go first, so that an interrupted erasure is repeated.
 * @throws in an outage of the database
 */
export function eraseOrder(
  { db, queue, dataDir }: ErasingStore,
  orderId: number,
  by: { readonly actor: Actor; readonly reason: ErasureReason },
  now: Date,
): Promise<Erasure> {
  return db.transaction(async (tx): Promise<Erasure> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'order-unknown'
    if (order.erasedAt) return 'erased-before'
    const [row] = await tx.select(erasureColumns).from(orders).where(eq(orders.id, orderId))
    const hindrance = row && erasureHindrance(erasureState(row, now), todayInHongKong(now))
    if (hindrance) return hindrance
    await eraseLetters(dataDir, order.reference)
    const { status, paymentStatus } = order
    await addOrderEvent(tx, queue, {
      orderId,
      at: now,
      verb: 'erase',
      note: by.reason,
      actor: by.actor.kind,
      actorName: by.actor.name,
      actorId: by.actor.id ?? null,
      statusBefore: status,
      paymentStatusBefore: paymentStatus,
      status,
      paymentStatus,
    })
    await forgetCustomer(tx, orderId, now)
    return 'erased'
  })
}
