/** Orders are written directly into the database. */

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { PaymentState } from '#domain/payment/payment-update.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import { orderInput } from './order-input.ts'
import { placedOrder } from './placed-order.ts'

interface Past {
  readonly status?: OrderStatus
  readonly paymentStatus?: PaymentStatus
  readonly method?: PaymentMethod
  readonly draft?: Partial<OrderDraft>
  /** Events after placing; `weather` belongs to the last event. */
  readonly verbs?: readonly OrderVerb[]
  readonly weather?: WeatherKind
  /** Whether the last event moved it one day. */
  readonly isHeld?: boolean
  readonly payment?: { readonly state: PaymentState; readonly share: number }
  readonly isDueToday?: boolean
  /** This counts unchecked pictures. */
  readonly proofs?: number
  /** The shop keeps this share of the total. */
  readonly fee?: number
}

const paidState = {
  paymentStatus: 'paid',
  payment: { state: 'captured', share: 1 },
} as const

const pasts: Record<OrderStage, Past> = {
  'fee-to-be-quoted': { draft: { zoneId: 'new-territories', remotePlaceId: 'lantau' } },
  'to-pay': {},
  'part-paid': {
    paymentStatus: 'part-paid',
    payment: { state: 'captured', share: 0.8 },
    verbs: ['take-payment'],
  },
  'payment-pending': { method: 'card', payment: { state: 'started', share: 0 } },
  'payment-failed': { method: 'card', payment: { state: 'failed', share: 0 } },
  'proof-sent': { paymentStatus: 'proof-submitted', verbs: ['submit-proof'], proofs: 2 },
  'proof-refused': { verbs: ['submit-proof', 'refuse-proof'] },
  paid: { ...paidState, method: 'card', verbs: ['receive-payment'] },
  confirmed: { ...paidState, status: 'confirmed', verbs: ['take-payment', 'confirm'] },
  preparing: {
    ...paidState,
    status: 'preparing',
    verbs: ['take-payment', 'confirm', 'prepare'],
    isDueToday: true,
  },
  ready: {
    ...paidState,
    status: 'ready',
    verbs: ['take-payment', 'confirm', 'prepare', 'make-ready'],
    draft: { fulfilment: 'pickup', zoneId: null, address: '', pickupPlaceId: 'kwun-tong-office' },
  },
  'on-the-way': {
    ...paidState,
    status: 'out-for-delivery',
    isDueToday: true,
    verbs: ['take-payment', 'confirm', 'prepare', 'make-ready', 'send-out'],
  },
  delivered: {
    ...paidState,
    status: 'delivered',
    isDueToday: true,
    verbs: ['take-payment', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over'],
  },
  collected: {
    ...paidState,
    status: 'completed',
    verbs: ['take-payment', 'confirm', 'prepare', 'make-ready', 'collect', 'complete'],
    draft: { fulfilment: 'pickup', zoneId: null, address: '', pickupPlaceId: 'kwun-tong-office' },
  },
  postponed: { ...paidState, status: 'postponed', verbs: ['take-payment', 'confirm', 'postpone'] },
  'postponed-by-weather': {
    ...paidState,
    status: 'postponed',
    verbs: ['take-payment', 'confirm', 'postpone'],
    weather: 'typhoon-8',
  },
  'held-by-weather': {
    ...paidState,
    status: 'confirmed',
    verbs: ['take-payment', 'confirm', 'postpone'],
    weather: 'black-rain',
    isHeld: true,
  },
  rejected: { status: 'rejected', verbs: ['reject'] },
  cancelled: { ...paidState, status: 'cancelled', verbs: ['take-payment', 'confirm', 'cancel'], fee: 0.3 },
  released: { status: 'cancelled', verbs: ['release'] },
}

/** The order's page is `orderPath(reference, token, lang)`. */
export async function orderIn(stage: OrderStage, store: Store, now: Date): Promise<PlacedOrder> {
  const past = pasts[stage]
  const content = await store.content()
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const input = orderInput(content, anHourAgo, past.draft)
  const order = await placedOrder(store, input, anHourAgo)
  await live(store, order, past, now)
  return order
}

async function live(
  { db }: Store,
  { id: orderId, total }: PlacedOrder,
  past: Past,
  now: Date,
): Promise<void> {
  const { status = 'submitted', paymentStatus = 'unpaid', method = 'fps', verbs = [], payment } = past
  const share = (of: number): Cents => cents(Math.round(total * of))
  const fee = share(past.fee ?? 0)
  const capturedAmount = share(payment?.share ?? 0)
  if (payment) {
    const isCard = method === 'card'
    await db.insert(payments).values({
      orderId,
      method,
      amount: total,
      state: payment.state,
      captured: capturedAmount,
      refunded: nothing,
      startedAt: now,
      provider: isCard ? 'practice' : 'transfer',
      pageUrl: isCard ? '/practice/?payment=1' : null,
      settledAt: payment.state === 'started' ? null : now,
    })
  }
  for (let place = 1; place <= (past.proofs ?? 0); place += 1) {
    const bytes = Buffer.from(`picture ${place}`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const picture = { bytes, size: bytes.length, type: 'image/webp', sha256 }
    await db.insert(paymentProofs).values({ orderId, place, ...picture, sentAt: now })
  }
  const { dueDate: dueOn, slot } = orders
  const [due] = await db.select({ date: dueOn, slot }).from(orders).where(eq(orders.id, orderId))
  const move = past.isHeld && due ? { from: { ...due, date: addDays(due.date, -1) }, to: due } : null
  for (const [index, verb] of verbs.entries())
    await db.insert(orderEvents).values({
      orderId,
      verb,
      actor: 'staff',
      status,
      paymentStatus,
      at: new Date(now.getTime() + 60_000 * (index - verbs.length)),
      amount: verb === 'take-payment' || verb === 'receive-payment' ? capturedAmount : null,
      weather: verb === verbs.at(-1) ? past.weather : null,
      moved: past.isHeld && verb === verbs.at(-1) ? move : null,
      note: verb === 'refuse-proof' ? '看不到金額' : '',
    })
  await db
    .update(orders)
    .set({
      status,
      paymentStatus,
      paymentMethod: method,
      cancellationFee: fee,
      refundDue: status === 'cancelled' ? cents(capturedAmount - fee) : nothing,
      ...(past.isDueToday && { dueDate: todayInHongKong(now) }),
    })
    .where(eq(orders.id, orderId))
}
