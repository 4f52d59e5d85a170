/** What was received for an order, what is still due and what must be returned, from its payments (decisions 26, 29). */
import { type Cents, cents, sumOf } from '#domain/money.ts'
import { isCalledOff, type OrderStatus, type PaymentStatus } from '#domain/placed/order-status.ts'

/** The money of one payment: what the provider or staff reported. */
export interface PaymentMoney {
  readonly captured: Cents
  /** Never more than was captured. */
  readonly refunded: Cents
}

export interface Balance {
  /** Captured and not refunded. */
  readonly received: Cents
  readonly due: Cents
  /** Received beyond what the order costs: paid twice, too much, or after it was called off. */
  readonly excess: Cents
  readonly status: PaymentStatus
}

export interface OrderWorth {
  readonly total: Cents
  /** What was granted back, by which the total is lower. */
  readonly allowance: Cents
  readonly status: OrderStatus
  /** What the shop keeps of an order that was called off. */
  readonly cancellationFee: Cents
}

/** @param hasProof whether the customer sent a picture of a transfer that nobody has checked yet */
export function balanceOf(order: OrderWorth, payments: readonly PaymentMoney[], hasProof = false): Balance {
  const captured = sumOf(payments.map((payment) => payment.captured))
  const refunded = sumOf(payments.map((payment) => payment.refunded))
  const received = cents(captured - refunded)
  const off = isCalledOff(order.status)
  const due = cents(off ? 0 : Math.max(0, order.total - received))
  const owed = off ? order.cancellationFee : order.total
  return {
    received,
    due,
    excess: cents(Math.max(0, received - owed)),
    status: hasProof && due > 0 ? 'proof-submitted' : statusOf(order, off, captured, refunded),
  }
}

function statusOf(
  { total, allowance }: OrderWorth,
  off: boolean,
  captured: Cents,
  refunded: Cents,
): PaymentStatus {
  const received = captured - refunded
  if (captured === 0) return 'unpaid'
  if (received === 0) return 'refunded'
  // Returning what was paid twice leaves the order paid; returning what was granted, or the money of an order that was
  // called off, does not.
  const isPartReturned = refunded > 0 && (off || received < total + allowance)
  if (received >= total && !isPartReturned) return 'paid'
  return refunded > 0 ? 'part-refunded' : 'part-paid'
}
