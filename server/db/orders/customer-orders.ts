import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { RequestedCustomer } from '#domain/placed/customer-query.ts'
import { maxCustomerOrders } from '#domain/placed/erasure.ts'
import { letters } from '#server/db/schema/letters.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders, orderWords } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { stopPictures } from '#server/db/schema/runs.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import type { Database } from '#server/db/store/database.ts'
import { erasureColumns } from './erasure.ts'

export async function ordersOfCustomer(db: Database, customer: RequestedCustomer) {
  const matches = await ordersKnownBy(db, customer)
  const conditions = [
    ...(customer.by === 'reference' ? [eq(orders.reference, customer.reference)] : []),
    ...matches.phones.map((phone) => hasPhone(db, phone)),
    ...(matches.email
      ? [sql`${orders.contactEmail} <> '' and lower(${orders.contactEmail}) = ${matches.email}`]
      : []),
  ]
  return db
    .select({
      ...erasureColumns,
      name: orders.contactName,
      email: orders.contactEmail,
      erasedAt: orders.erasedAt,
    })
    .from(orders)
    .where(or(...conditions))
    .orderBy(desc(orders.dueDate), desc(orders.id))
    .limit(maxCustomerOrders)
}

async function ordersKnownBy(db: Database, customer: RequestedCustomer) {
  if (customer.by === 'phone') return { phones: [customer.phone as string], email: '' }
  if (customer.by === 'email') return { phones: [], email: customer.email }
  const [order] = await db
    .select({ phone: orders.contactPhone, email: orders.contactEmail })
    .from(orders)
    .where(eq(orders.reference, customer.reference))
  return {
    phones: order?.phone ? [order.phone] : [],
    email: order?.email.toLowerCase() ?? '',
  }
}

/** The word index contains the digits of both numbers. */
function hasPhone(db: Database, phone: string) {
  const digits = phone.replace(/\D/g, '').slice(-15)
  const base = db
    .select({ id: orderWords.orderId })
    .from(orderWords)
    .where(sql`${orderWords.words} @@ ${digits}::tsquery`)
  return sql`${orders.id} in ${base} and ${phone} in (${orders.contactPhone}, ${orders.contactAlternatePhone})`
}

/** Hashes, keys and colleagues' names are omitted. */
export async function customerRecords(db: Database, ids: readonly number[]) {
  const list = [...ids]
  const ofOrders = await db.select().from(orders).where(inArray(orders.id, list)).orderBy(asc(orders.id))
  const paymentRows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, list))
    .orderBy(asc(payments.id))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, list))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const refundRows = await db
    .select({
      orderId: payments.orderId,
      amount: refunds.amount,
      state: refunds.state,
      askedAt: refunds.askedAt,
      settledAt: refunds.settledAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.orderId, list))
    .orderBy(asc(refunds.id))
  const proofs = await db
    .select({
      orderId: paymentProofs.orderId,
      sentAt: paymentProofs.sentAt,
      size: paymentProofs.size,
      bytes: paymentProofs.bytes,
      refusedAt: paymentProofs.refusedAt,
      acceptedAt: paymentProofs.acceptedAt,
    })
    .from(paymentProofs)
    .where(inArray(paymentProofs.orderId, list))
    .orderBy(asc(paymentProofs.id))
  const atDoor = await db
    .select({
      orderId: stopPictures.orderId,
      kind: stopPictures.kind,
      takenAt: stopPictures.takenAt,
      bytes: stopPictures.bytes,
    })
    .from(stopPictures)
    .where(inArray(stopPictures.orderId, list))
  const letterRows = await db
    .select({ orderId: letters.orderId, id: letters.id, state: letters.state, at: letters.firstTriedAt })
    .from(letters)
    .where(sql`${inArray(letters.orderId, list)} and ${letters.recipient} = 'customer'`)
    .orderBy(asc(letters.firstTriedAt))
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, list))
    .orderBy(asc(orderEvents.id))
  const work = await db
    .select()
    .from(workEvents)
    .where(inArray(workEvents.orderId, list))
    .orderBy(asc(workEvents.id))
  return {
    orders: ofOrders,
    lines,
    payments: paymentRows,
    refunds: refundRows,
    proofs,
    atDoor,
    letters: letterRows,
    events,
    work,
  }
}

export type CustomerRecords = Awaited<ReturnType<typeof customerRecords>>
