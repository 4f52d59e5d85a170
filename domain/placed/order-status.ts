export const orderStatuses = [
  'submitted',
  'confirmed',
  'preparing',
  'ready',
  'out-for-delivery',
  'delivered',
  'collected',
  'completed',
  'rejected',
  'cancelled',
  'postponed',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** A postponed order is confirmed again with a new date; order-actions.ts has the verbs. */
export const nextOrderStatuses = {
  submitted: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['preparing', 'postponed', 'cancelled'],
  preparing: ['ready', 'postponed', 'cancelled'],
  ready: ['out-for-delivery', 'collected', 'postponed'],
  'out-for-delivery': ['delivered', 'postponed'],
  delivered: ['completed'],
  collected: ['completed'],
  completed: [],
  rejected: [],
  cancelled: [],
  postponed: ['confirmed', 'cancelled'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const paymentStatuses = [
  'unpaid',
  'proof-submitted',
  'part-paid',
  'paid',
  'part-refunded',
  'refunded',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * Derived from payments (payment-balance.ts): totals rise, refunds fail late and updates arrive out of
 * order. Only undoing a booked transfer makes an order unpaid again.
 */
export const nextPaymentStatuses = {
  unpaid: ['proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded'],
  'proof-submitted': ['unpaid', 'part-paid', 'paid', 'part-refunded', 'refunded'],
  'part-paid': ['unpaid', 'proof-submitted', 'paid', 'part-refunded', 'refunded'],
  paid: ['unpaid', 'part-paid', 'part-refunded', 'refunded'],
  'part-refunded': ['proof-submitted', 'part-paid', 'paid', 'refunded'],
  refunded: ['proof-submitted', 'part-paid', 'part-refunded', 'paid'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function canOrderBecome(from: OrderStatus, to: OrderStatus): boolean {
  const nextStatuses: readonly OrderStatus[] = nextOrderStatuses[from]
  return nextStatuses.includes(to)
}

export function canPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const nextStatuses: readonly PaymentStatus[] = nextPaymentStatuses[from]
  return nextStatuses.includes(to)
}

/** A new date confirms a postponed order. */
export function statusOnNewDate(status: OrderStatus): OrderStatus {
  return status === 'postponed' ? 'confirmed' : status
}

/** Cancelled or rejected orders cost nothing. */
export const calledOff: readonly OrderStatus[] = ['rejected', 'cancelled']

export const withoutPlace: readonly OrderStatus[] = [...calledOff, 'postponed']

/** Orders in these statuses are confirmed and still have a day. */
export const takenOn: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'submitted' && !withoutPlace.includes(status),
)

/** Only then do customers see the driver's name and number (docs/decisions/0074). */
export function isOnTheRoad(status: OrderStatus): boolean {
  return status === 'out-for-delivery'
}

export function isCalledOff(status: OrderStatus): boolean {
  return calledOff.includes(status)
}
