import { and, desc, eq } from 'drizzle-orm'
import { cents, sumOf } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { newReturns, type ReportedReturn, type ReturnStep } from '#domain/payment/provider-refunds.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { writeChange } from '#server/commands/orders/write-change.ts'
import { lockSituation, moneyOf } from '#server/db/orders/order-situations.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'

export interface ReturnsOfPayment {
  readonly id: number
  readonly orderId: number
}

/** Pending refunds are reduced to what is left. */
export async function recordReturns(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { id: paymentId, orderId }: ReturnsOfPayment,
  returns: readonly ReportedReturn[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    let order = await lockSituation(tx, orderId, now)
    if (!order) throw new Error(`order ${orderId} disappeared`)
    const earlier = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId))
    for (const step of newReturns(earlier, returns)) {
      const amount = await writeStep(tx, paymentId, step, now)
      const verb = step.report.state === 'done' ? 'refund' : 'fail-refund'
      const note = step.kind === 'add' ? 'returned at the provider' : ''
      const change = { set: {}, verb, actor: { kind: 'system', name: '' }, amount, note } as const
      if (amount > 0) await writeChange(tx, queue, orderId, order, change, now)
      order = (await lockSituation(tx, orderId, now)) ?? order
    }
    await reduceToDue(tx, orderId, order, now)
  })
}

async function writeStep(tx: Transaction, paymentId: number, { report, ...step }: ReturnStep, now: Date) {
  const refundRows = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  const doneRefunds = refundRows.filter(
    ({ state, id }) => state === 'done' && !(step.kind === 'settle' && id === step.id),
  )
  const before = sumOf(doneRefunds.map(({ amount }) => amount))
  const settlement = { state: report.state, providerId: report.providerId, settledAt: now } as const
  const earlier = step.kind === 'settle' ? refundRows.find(({ id }) => id === step.id) : undefined
  // A refund that failed later counts with its recorded amount.
  let amount = earlier?.state === 'done' ? earlier.amount : report.amount
  if (report.state === 'done') {
    // A refund proves that the payment was received.
    if (payment?.captured === 0)
      await tx
        .update(payments)
        .set({ state: 'captured', captured: payment.amount, settledAt: now })
        .where(eq(payments.id, paymentId))
    const capturedAmount = payment?.captured || payment?.amount || cents(0)
    // Staff may have refunded the same money manually.
    amount = cents(Math.min(amount, capturedAmount - before))
    if (amount <= 0) return amount
    const requests = refundRows.filter(
      ({ id, state }) => state === 'asked' && !(step.kind === 'settle' && id === step.id),
    )
    const room = capturedAmount - before - amount
    await reduce(tx, requests.toReversed(), sumOf(requests.map((one) => one.amount)) - room, now)
  }
  const row = { ...settlement, amount }
  if (step.kind === 'settle') await tx.update(refunds).set(row).where(eq(refunds.id, step.id))
  else await tx.insert(refunds).values({ ...row, paymentId, askedAt: now })
  return amount
}

/** No more than the amount due is refunded. */
async function reduceToDue(
  tx: Transaction,
  orderId: number,
  order: OrderSituation,
  now: Date,
): Promise<void> {
  const after = { ...order, ...(await moneyOf(tx, orderId, now)) }
  const underWay = sumOf(after.payments.map(({ pendingRefunds }) => pendingRefunds))
  const requests = await tx
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(refunds.state, 'asked')))
    .orderBy(desc(refunds.id))
  await reduce(tx, requests, underWay - balanceOf(after, after.payments).excess, now)
}

async function reduce(
  tx: Transaction,
  requests: readonly Pick<typeof refunds.$inferSelect, 'id' | 'amount'>[],
  by: number,
  now: Date,
): Promise<void> {
  let remaining = by
  for (const { id, amount } of requests) {
    if (remaining <= 0) return
    const rest = cents(amount - remaining)
    remaining -= amount
    const set = rest > 0 ? { amount: rest } : ({ state: 'dropped', settledAt: now } as const)
    await tx.update(refunds).set(set).where(eq(refunds.id, id))
  }
}
