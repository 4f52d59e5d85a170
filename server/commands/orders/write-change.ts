import { and, eq } from 'drizzle-orm'
import { overpaidAfter } from '#domain/payment/overpaid.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { RefundPart } from '#domain/payment/refund.ts'
import type { OrderChange, OrderSituation } from '#domain/placed/order-situation.ts'
import { canOrderBecome, canPaymentBecome } from '#domain/placed/order-status.ts'
import type { Actor, OrderVerb } from '#domain/placed/order-verbs.ts'
import { settledOrder } from '#domain/placed/settled-order.ts'
import { webhookEventsOf } from '#domain/placed/webhook-events.ts'
import { queueWebhooks } from '#server/db/notices/webhook-deliveries.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { moneyOf } from '#server/db/orders/order-situations.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'

export interface WrittenChange extends OrderChange {
  readonly verb: OrderVerb
  readonly actor: Actor
  readonly note: string
}

/**
 * Writes a locked order with refunds, event and jobs. Payments must be saved before.
 * @returns the order's new version
 */
export async function writeChange(
  tx: Transaction,
  queue: Store['queue'],
  orderId: number,
  before: OrderSituation,
  { set, verb, actor, note, amount, weather, givenBack, changes }: WrittenChange,
  now: Date,
): Promise<number> {
  const after: OrderSituation = { ...before, ...set, ...(await moneyOf(tx, orderId, now)) }
  const { paymentStatus, refundDue, due, refunds: toStart } = settledOrder(after)
  requireLegalStep(verb, before, { status: after.status, paymentStatus })
  const [row] = await tx
    .update(orders)
    .set({
      ...set,
      paymentStatus,
      refundDue,
      overpaid: overpaidAfter(before, after),
      ...(due === 0 && { payBy: null, remindAt: null }),
    })
    .where(and(eq(orders.id, orderId), eq(orders.version, before.version)))
    .returning({ version: orders.version })
  if (!row) throw new Error(`order ${orderId} changed under its lock`)
  const statuses = { status: after.status, paymentStatus }
  await addOrderEvent(tx, queue, {
    orderId,
    at: now,
    verb,
    actor: actor.kind,
    actorName: actor.name,
    actorId: actor.id ?? null,
    statusBefore: before.status,
    paymentStatusBefore: before.paymentStatus,
    ...statuses,
    moved: moveBetween(before, after),
    amount: amount ?? null,
    givenBack: givenBack || null,
    weather: weather ?? null,
    changes: changes ?? null,
    note,
  })
  await startRefunds(tx, queue, orderId, toStart, statuses, now)
  const events = webhookEventsOf(before, { ...after, paymentStatus }, { verb, changes })
  const refunded = verb === 'refund' ? amount : undefined
  await queueWebhooks(
    tx,
    queue,
    events.map((event) => ({ orderId, event, at: now, refunded })),
  )
  const isPageOpen = after.payments.some(({ mayArrive }) => mayArrive)
  if (isPageOpen && due !== balanceOf(before, before.payments).due)
    await sendInTransaction(queue, tx, 'close-page', [{ orderId }])
  return row.version
}

type Statuses = Pick<OrderSituation, 'status' | 'paymentStatus'>

/** Any other step is a bug and must not be stored. */
function requireLegalStep(verb: OrderVerb, before: Statuses, after: Statuses): void {
  const isBack = verb === 'take-back' || verb === 'reopen'
  const [from, to] = isBack ? [after, before] : [before, after]
  const isHeld = to.status === 'confirmed' && canOrderBecome(from.status, 'postponed')
  const isLegal =
    (from.status === to.status ||
      canOrderBecome(from.status, to.status) ||
      (isHeld && (verb === 'postpone' || verb === 'take-back'))) &&
    (before.paymentStatus === after.paymentStatus ||
      canPaymentBecome(before.paymentStatus, after.paymentStatus))
  if (isLegal) return
  const remaining = `${before.status}, ${before.paymentStatus}`
  throw new Error(`an order can not go from ${remaining} to ${after.status}, ${after.paymentStatus}`)
}

function moveBetween(before: OrderSituation, after: OrderSituation) {
  const due = ({ dueDate, slot }: OrderSituation) => ({ date: dueDate, slot })
  const isSame = before.dueDate === after.dueDate && before.slot === after.slot
  return isSame ? null : { from: due(before), to: due(after) }
}

async function startRefunds(
  tx: Transaction,
  queue: Store['queue'],
  orderId: number,
  parts: readonly RefundPart[],
  { status, paymentStatus }: Statuses,
  now: Date,
): Promise<void> {
  for (const { paymentId, amount } of parts) {
    const [payment] = await tx
      .insert(refunds)
      .values({ paymentId, amount, state: 'asked', askedAt: now })
      .returning({ id: refunds.id })
    if (!payment) throw new Error(`no refund of payment ${paymentId} was started`)
    await sendInTransaction(queue, tx, 'refund-payment', [{ refundId: payment.id }])
    await addOrderEvent(tx, queue, {
      orderId,
      at: now,
      verb: 'start-refund',
      actor: 'system',
      statusBefore: status,
      paymentStatusBefore: paymentStatus,
      status,
      paymentStatus,
      amount,
      note: '',
    })
  }
}
