import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cents, sumOf } from '#domain/money.ts'
import { mayStillUpdate } from '#domain/payment/payment-wait.ts'
import type { OrderSituation, PaymentOfOrder } from '#domain/placed/order-situation.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { weatherAlerts, weatherCalls, weatherMoves } from '#server/db/schema/weather.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { lockOrder } from './lock-order.ts'

export type OrderRow = typeof orders.$inferSelect

/** Locks the order until the transaction ends. */
export async function lockSituation(
  tx: Transaction,
  orderId: number,
  now: Date,
): Promise<OrderSituation | null> {
  const order = await lockOrder(tx, orderId)
  return order && situationOf(tx, order, now)
}

export async function situationOf(
  db: Pick<Database, 'select'>,
  order: OrderRow,
  now: Date,
): Promise<OrderSituation> {
  const { version, status, paymentStatus, fulfilment, dueDate, slot, zoneId, remotePlaceId } = order
  const {
    portions,
    deliveryFee,
    changeFee,
    allowance,
    refundAsked,
    total,
    cancellationFee,
    payBy,
    remindAt,
  } = order
  const { changePolicy, paysLater, overpaid } = order
  const [alert] = await db.select().from(weatherAlerts).where(eq(weatherAlerts.date, dueDate))
  return {
    version,
    status,
    paymentStatus,
    fulfilment,
    dueDate,
    slot,
    zoneId,
    remotePlaceId,
    portions,
    deliveryFee,
    changeFee,
    allowance,
    refundAsked,
    total,
    cancellationFee,
    payBy,
    remindAt,
    changePolicy,
    paysLater,
    overpaid,
    ...(await moneyOf(db, order.id, now)),
    weather: alert?.kind ?? null,
    stoppedDay: await stoppedDayOf(db, order.id),
  }
}

async function stoppedDayOf(db: Pick<Database, 'select'>, orderId: number) {
  const { recalledAt, chosenAt, movedAt, callId } = weatherMoves
  const [alert] = await db
    .select({ day: weatherCalls.date })
    .from(weatherMoves)
    .innerJoin(weatherCalls, eq(weatherCalls.id, callId))
    .where(and(eq(weatherMoves.orderId, orderId), isNull(recalledAt), isNull(chosenAt)))
    .orderBy(desc(movedAt))
    .limit(1)
  return alert?.day ?? null
}

export async function moneyOf(
  db: Pick<Database, 'select'>,
  orderId: number,
  now: Date,
): Promise<Pick<OrderSituation, 'payments' | 'waitingProofs'>> {
  const orderPayments = await paymentsOf(db, orderId)
  const returns =
    orderPayments.length === 0
      ? []
      : await db
          .select()
          .from(refunds)
          .where(
            inArray(
              refunds.paymentId,
              orderPayments.map(({ id }) => id),
            ),
          )
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentProofs)
    .where(waitingProofsOf(orderId))
  return {
    payments: orderPayments.map((payment) => paymentOf(payment, returns, now)),
    waitingProofs: waiting?.count ?? 0,
  }
}

export function waitingProofsOf(orderId: number) {
  return and(
    eq(paymentProofs.orderId, orderId),
    isNull(paymentProofs.refusedAt),
    isNull(paymentProofs.acceptedAt),
  )
}

function paymentOf(
  payment: StoredPayment,
  returns: readonly (typeof refunds.$inferSelect)[],
  now: Date,
): PaymentOfOrder {
  const paymentReturns = returns.filter(({ paymentId }) => paymentId === payment.id)
  const { id, captured, refunded, provider, state, startedAt, settledAt } = payment
  return {
    id,
    captured,
    refunded,
    capturedAt: captured > 0 ? settledAt : null,
    isTransfer: provider === 'transfer',
    mayArrive: state === 'started' && mayStillUpdate(startedAt, now),
    pendingRefunds: cents(
      sumOf(paymentReturns.filter((one) => one.state === 'asked').map(({ amount }) => amount)),
    ),
    refundFailed: paymentReturns.some((one) => one.state === 'failed'),
  }
}
