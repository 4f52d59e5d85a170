/** The events of an order that other systems hear of (docs/api.md). */
import type { FieldChange, OrderSituation } from './order-situation.ts'
import { isCalledOff, type OrderStatus, type PaymentStatus } from './order-status.ts'
import type { OrderVerb } from './order-verbs.ts'

export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.confirmed',
  /** The day, the time, the content or an amount changed, or a reported step was undone. */
  'order.changed',
  /** Orders that staff reject count too. */
  'order.cancelled',
  /** Collected orders count too. */
  'order.delivered',
  'order.refunded',
  /** Staff quoted the delivery fee of a place without a known one. */
  'quotation.sent',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

type Moment = Pick<OrderSituation, 'status' | 'paymentStatus' | 'dueDate' | 'slot' | 'total' | 'deliveryFee'>

interface Step {
  readonly verb: OrderVerb
  readonly changes?: readonly FieldChange[] | undefined
}

/** Empty for steps within the kitchen, notes and letters. */
export function webhookEventsOf(
  before: Moment,
  after: Moment,
  { verb, changes = [] }: Step,
): readonly WebhookEvent[] {
  const events = new Set<WebhookEvent | null>([
    statusEvent(before.status, after.status),
    paymentEvent(before.paymentStatus, after.paymentStatus),
    verb === 'refund' ? 'order.refunded' : null,
    before.deliveryFee === null && after.deliveryFee !== null ? 'quotation.sent' : null,
    changes.length > 0 || differs(before, after) || isUndone(before, after) ? 'order.changed' : null,
  ])
  return webhookEvents.filter((event) => events.has(event))
}

function statusEvent(from: OrderStatus, to: OrderStatus): WebhookEvent | null {
  if (from === to) return null
  if (from === 'submitted' && to === 'confirmed') return 'order.confirmed'
  if (isCalledOff(to)) return 'order.cancelled'
  // A completed order was reported when it was delivered.
  return to === 'delivered' || to === 'collected' ? 'order.delivered' : null
}

const beforePaid: readonly PaymentStatus[] = ['unpaid', 'proof-submitted', 'part-paid']

function paymentEvent(from: PaymentStatus, to: PaymentStatus): WebhookEvent | null {
  return to === 'paid' && beforePaid.includes(from) ? 'order.paid' : null
}

function differs(before: Moment, after: Moment): boolean {
  return (
    before.dueDate !== after.dueDate ||
    before.slot !== after.slot ||
    before.total !== after.total ||
    before.deliveryFee !== after.deliveryFee ||
    (before.status !== after.status && after.status === 'postponed')
  )
}

function isUndone(before: Moment, after: Moment): boolean {
  return (
    statusEvent(after.status, before.status) !== null ||
    paymentEvent(after.paymentStatus, before.paymentStatus) !== null
  )
}
