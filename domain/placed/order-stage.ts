/** The stage decides the words, colour and picture of the customer's page. */

import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { NotPayable } from '#domain/payment/payable.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'
import type { OrderVerb } from './order-verbs.ts'

export const orderStages = [
  'fee-to-be-quoted',
  'to-pay',
  'part-paid',
  'payment-pending',
  'payment-failed',
  'proof-sent',
  'proof-refused',
  'paid',
  'confirmed',
  'held-by-weather',
  'preparing',
  'ready',
  'on-the-way',
  'delivered',
  'collected',
  'postponed',
  'postponed-by-weather',
  'rejected',
  'cancelled',
  'released',
] as const

export type OrderStage = (typeof orderStages)[number]

export type LatestAttempt = 'none' | 'open' | 'declined'

interface StageEvent {
  readonly verb: OrderVerb
  readonly weather: WeatherKind | null
  /** The date and slot stayed if null. */
  readonly moved: object | null
}

export interface OrderStanding {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly fulfilment: Fulfilment
  /** A payment is due if null. */
  readonly notPayable: NotPayable | null
  readonly latestAttempt: LatestAttempt
  /** The oldest event comes first. */
  readonly events: readonly StageEvent[]
}

/** Every order has exactly one stage (decisions 29). */
export function stageOf(order: OrderStanding): OrderStage {
  switch (order.status) {
    case 'submitted':
      return paymentStage(order) ?? 'paid'
    case 'confirmed':
      return paymentStage(order) ?? (isHeld(order) ? 'held-by-weather' : 'confirmed')
    case 'preparing':
    case 'delivered':
    case 'collected':
    case 'rejected':
      return order.status
    case 'postponed':
      return last(order, ['postpone'])?.weather ? 'postponed-by-weather' : 'postponed'
    case 'cancelled':
      return last(order, ['cancel', 'release'])?.verb === 'release' ? 'released' : 'cancelled'
    case 'ready':
      // Delivery customers see food that awaits its van as still in the kitchen.
      return order.fulfilment === 'pickup' ? 'ready' : 'preparing'
    case 'out-for-delivery':
      return 'on-the-way'
    case 'completed':
      return order.fulfilment === 'pickup' ? 'collected' : 'delivered'
  }
}

/** Returns null if nothing is due before preparation. */
function paymentStage(order: OrderStanding): OrderStage | null {
  const { paymentStatus, notPayable, latestAttempt } = order
  if (notPayable === 'fee-to-be-quoted') return 'fee-to-be-quoted'
  if (notPayable !== null) return null
  if (paymentStatus === 'proof-submitted') return 'proof-sent'
  if (latestAttempt === 'open') return 'payment-pending'
  if (latestAttempt === 'declined') return 'payment-failed'
  if (paymentStatus === 'part-paid') return 'part-paid'
  return last(order, ['submit-proof', 'refuse-proof'])?.verb === 'refuse-proof' ? 'proof-refused' : 'to-pay'
}

/** True while the customer has not replaced a date moved by weather. */
function isHeld({ events }: OrderStanding): boolean {
  const move = events.findLast(({ moved }) => moved !== null)
  return move?.verb === 'postpone' && move.weather !== null
}

function last({ events }: OrderStanding, verbs: readonly OrderVerb[]) {
  return events.findLast(({ verb }) => verbs.includes(verb))
}
