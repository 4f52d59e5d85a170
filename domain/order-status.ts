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

/** A postponed order waits for its new date and is confirmed again. */
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

export const nextPaymentStatuses = {
  unpaid: ['proof-submitted', 'part-paid', 'paid'],
  'proof-submitted': ['unpaid', 'part-paid', 'paid'],
  'part-paid': ['proof-submitted', 'paid', 'part-refunded', 'refunded'],
  paid: ['part-refunded', 'refunded'],
  'part-refunded': ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function canOrderBecome(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = nextOrderStatuses[from]
  return allowed.includes(to)
}

export function canPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const allowed: readonly PaymentStatus[] = nextPaymentStatuses[from]
  return allowed.includes(to)
}

/** The food will not be made, and the order costs nothing any more. */
export function isCalledOff(status: OrderStatus): boolean {
  return status === 'rejected' || status === 'cancelled'
}

/** No further transition is possible. */
export function isFinal(status: OrderStatus): boolean {
  return nextOrderStatuses[status].length === 0
}
