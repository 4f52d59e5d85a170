/** Holds what one person gives back within the limit of their role: in one order, and in one day of Hong Kong. */
import { and, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

export interface GivingBack {
  readonly amount: Cents
  /** In one order, and in one day. */
  readonly limit: Cents
  readonly byId: string
  /** Whether it only carries out what is owed: a cancellation that was counted is not counted again. */
  readonly isOwed: boolean
}

/**
 * What counts against the limit, together with all that was given back before; null: it is too much. Other calls of the
 * same person wait until this one is written.
 */
export async function countGivenBack(
  tx: Transaction,
  orderId: number,
  { payments }: Pick<OrderSituation, 'payments'>,
  { amount, limit, byId, isOwed }: GivingBack,
  now: Date,
): Promise<Cents | null> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, byId)).for('update')
  const { ofDay, ofOrder } = await sumsBefore(tx, orderId, byId, now)
  const returned = sumOf(payments.map(({ refunded, beingRefunded }) => cents(refunded + beingRefunded)))
  const decided = isOwed ? Math.max(0, ofOrder - returned) : 0
  const counted = cents(Math.max(0, amount - decided))
  return counted > 0 && Math.max(ofDay, ofOrder) + counted > limit ? null : counted
}

/** What counts against the limit of this person in this order already. */
export async function givenBackBefore(
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
    ofDay: await givenBack(db, and(eq(orderEvents.actorId, byId), gte(orderEvents.at, today))),
    ofOrder: await givenBack(db, eq(orderEvents.orderId, orderId)),
  }
}

async function givenBack(tx: Pick<Database, 'select'>, which: SQL | undefined): Promise<Cents> {
  const [found] = await tx
    .select({ sum: sql<string | null>`sum(${orderEvents.givenBack})` })
    .from(orderEvents)
    .where(and(which, isNotNull(orderEvents.givenBack)))
  return found?.sum ? cents(Number(found.sum)) : nothing
}
