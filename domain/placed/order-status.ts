/** The status of an order and the separate status of its payment, with the allowed transitions (decisions 29). */
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

/** A postponed order waits for its new date and is confirmed again. The verbs of order-actions.ts make these steps. */
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
 * The status follows from the money (payment-balance.ts). An order may come to cost more after it was paid, its money
 * may be returned and paid again, a return may fail later, and news of a refund may arrive before that of its payment. An
 * order becomes unpaid again only when a transfer was booked by mistake and is taken back.
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
  const allowed: readonly OrderStatus[] = nextOrderStatuses[from]
  return allowed.includes(to)
}

export function canPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const allowed: readonly PaymentStatus[] = nextPaymentStatuses[from]
  return allowed.includes(to)
}

/** The status of an order that gets a date: one that waited for it is confirmed again. */
export function statusOnNewDate(status: OrderStatus): OrderStatus {
  return status === 'postponed' ? 'confirmed' : status
}

/** The food will not be made, and the order costs nothing any more. */
export const calledOff: readonly OrderStatus[] = ['rejected', 'cancelled']

/** In these states an order has no place in a slot: it will not be made, or waits for a new date. */
export const withoutPlace: readonly OrderStatus[] = [...calledOff, 'postponed']

/** Confirmed, and neither called off nor without a day. */
export const takenOn: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'submitted' && !withoutPlace.includes(status),
)

/** Only then does a customer learn who drives, and how to ring them (docs/decisions/0074). */
export function isOnTheRoad(status: OrderStatus): boolean {
  return status === 'out-for-delivery'
}

export function isCalledOff(status: OrderStatus): boolean {
  return calledOff.includes(status)
}
