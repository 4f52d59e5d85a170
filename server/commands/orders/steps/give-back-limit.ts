import { and, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

export interface GivingBack {
  readonly amount: Cents
  /** The limit applies per order and per day. */
  readonly limit: Cents
  readonly byId: string
  /** Whether it includes what earlier entries of the order counted, which must not be counted twice. */
  readonly isOwed: boolean
}

/** Null beyond the limit. Concurrent calls of the same person wait for this transaction. */
export async function countGivenBack(
  tx: Transaction,
  orderId: number,
  order: Pick<OrderSituation, 'payments'>,
  givingBack: GivingBack,
  now: Date,
): Promise<Cents | null> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, givingBack.byId)).for('update')
  return foreseeGivenBack(tx, orderId, order, givingBack, now)
}

/** For a preview: another refund may be counted before it is confirmed. */
export async function foreseeGivenBack(
  db: Pick<Database, 'select'>,
  orderId: number,
  { payments }: Pick<OrderSituation, 'payments'>,
  { amount, limit, byId, isOwed }: GivingBack,
  now: Date,
): Promise<Cents | null> {
  const { ofDay, ofOrder } = await sumsBefore(db, orderId, byId, now)
  const returnedSum = sumOf(payments.map(({ refunded, pendingRefunds }) => cents(refunded + pendingRefunds)))
  const returnableAmount = isOwed ? Math.max(0, ofOrder - returnedSum) : 0
  const countedAmount = cents(Math.max(0, amount - returnableAmount))
  return countedAmount > 0 && Math.max(ofDay, ofOrder) + countedAmount > limit ? null : countedAmount
}

export async function loadEarlierRefunds(
  db: Pick<Database, 'select'>,
  orderId: number,
  byId: string,
  now: Date,
): Promise<Cents> {
  const { ofDay, ofOrder } = await sumsBefore(db, orderId, byId, now)
  return cents(Math.max(ofDay, ofOrder))
}

async function sumsBefore(db: Pick<Database, 'select'>, orderId: number, byId: string, now: Date) {
  const today = startOfDay(todayInHongKong(now))
  return {
    ofDay: await refundedByOrder(db, and(eq(orderEvents.actorId, byId), gte(orderEvents.at, today))),
    ofOrder: await refundedByOrder(db, eq(orderEvents.orderId, orderId)),
  }
}

async function refundedByOrder(tx: Pick<Database, 'select'>, which: SQL | undefined): Promise<Cents> {
  const [match] = await tx
    .select({ sum: sql<string | null>`sum(${orderEvents.givenBack})` })
    .from(orderEvents)
    .where(and(which, isNotNull(orderEvents.givenBack)))
  return match?.sum ? cents(Number(match.sum)) : nothing
}
