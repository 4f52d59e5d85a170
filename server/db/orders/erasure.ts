import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { byOrderColumn } from '#domain/ordering/order-fields.ts'
import { mayStillUpdate } from '#domain/payment/payment-wait.ts'
import type { ErasureState } from '#domain/placed/erasure.ts'
import { printedLabels } from '#server/db/schema/kitchen.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders, promotionUses } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { stopPictures } from '#server/db/schema/runs.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { hashOf } from './orders.ts'

const payingSince = sql<Date | null>`(select max(started_at) from payments
  where payments.order_id = orders.id and state = 'started')`.mapWith(orders.placedAt)

export const erasureColumns = {
  id: orders.id,
  reference: orders.reference,
  phone: orders.contactPhone,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  dueDate: orders.dueDate,
  total: orders.total,
  refundDue: orders.refundDue,
  payingSince,
  isAsked: sql<boolean>`erasure_asked_at is not null`,
  isBeingRefunded: sql<boolean>`refund_asked is not null or exists (select from refunds join payments on payments.id = payment_id
    where payments.order_id = orders.id and refunds.state = 'asked')`,
}

export function erasureState<Row extends Omit<ErasureState, 'isBeingPaid'> & { payingSince: Date | null }>(
  row: Row,
  now: Date,
): ErasureState {
  return { ...row, isBeingPaid: row.payingSince !== null && mayStillUpdate(row.payingSince, now) }
}

/** Includes orders whose erasure must still wait. */
export function ordersToErase(db: Database, knownFrom: CalendarDate, after: number, max: number) {
  const known = (condition: SQL) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNull(orders.erasedAt), condition))
  // Each half has its index; a condition with `or` reads every order of all years.
  const ids = union(known(lt(orders.dueDate, knownFrom)), known(isNotNull(orders.erasureAskedAt)))
  return db
    .select(erasureColumns)
    .from(orders)
    .where(and(inArray(orders.id, ids), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(max)
}

export const erasedColumns = {
  ...byOrderColumn(() => ''),
  districtId: null,
  allergens: [],
  access: [],
}

/** The order must be locked. Dates, sets, zone and amounts stay. */
export async function forgetCustomer(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({
      erasedAt: now,
      payBy: null,
      remindAt: null,
      ...erasedColumns,
      // Random, because the hash and a key derived from it could be found by guessing the body.
      bodyHash: '',
      tokenHash: hashOf(crypto.randomUUID()),
      idempotencyKeyHash: hashOf(crypto.randomUUID()),
    })
    .where(eq(orders.id, orderId))
  await tx.delete(paymentProofs).where(eq(paymentProofs.orderId, orderId))
  await tx.delete(stopPictures).where(eq(stopPictures.orderId, orderId))
  await tx.update(promotionUses).set({ phone: '', email: '' }).where(eq(promotionUses.orderId, orderId))
  await tx
    .update(payments)
    .set({ pageUrl: null, transferReference: null })
    .where(eq(payments.orderId, orderId))
  const byHand = and(eq(payments.provider, 'transfer'), eq(payments.orderId, orderId))
  await tx
    .update(refunds)
    .set({ providerId: null })
    .where(inArray(refunds.paymentId, tx.select({ id: payments.id }).from(payments).where(byHand)))
  await tx.update(printedLabels).set({ content: null }).where(eq(printedLabels.orderId, orderId))
  await tx
    .update(orderEvents)
    .set({ note: '', changes: null })
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.verb, 'erase')))
  await tx.update(workEvents).set({ subject: '', note: '' }).where(eq(workEvents.orderId, orderId))
}
