import { type Cents, cents, sumOf } from '#domain/money.ts'
import { isCalledOff, type OrderStatus, type PaymentStatus } from '#domain/placed/order-status.ts'

/** The provider or staff reported these amounts. */
export interface PaymentMoney {
  readonly captured: Cents
  /** No more than the captured amount is refunded. */
  readonly refunded: Cents
}

export interface Balance {
  /** The amount is captured minus refunded. */
  readonly receivedAmount: Cents
  readonly due: Cents
  /** An excess comes from double payments, excess transfers or cancellations. */
  readonly excess: Cents
  readonly status: PaymentStatus
}

export interface OrderWorth {
  readonly total: Cents
  /** Granted refunds lower the total. */
  readonly allowance: Cents
  readonly status: OrderStatus
  /** The part of a cancelled order that the shop charges. */
  readonly cancellationFee: Cents
}

/** @param hasProof true if an unchecked transfer picture exists */
export function balanceOf(order: OrderWorth, payments: readonly PaymentMoney[], hasProof = false): Balance {
  const capturedSum = sumOf(payments.map((payment) => payment.captured))
  const refundedAmount = sumOf(payments.map((payment) => payment.refunded))
  const receivedSum = cents(capturedSum - refundedAmount)
  const off = isCalledOff(order.status)
  const due = cents(off ? 0 : Math.max(0, order.total - receivedSum))
  const owedTotal = off ? order.cancellationFee : order.total
  return {
    receivedAmount: receivedSum,
    due,
    excess: cents(Math.max(0, receivedSum - owedTotal)),
    status: hasProof && due > 0 ? 'proof-submitted' : statusOf(order, off, capturedSum, refundedAmount),
  }
}

function statusOf(
  { total, allowance }: OrderWorth,
  off: boolean,
  capturedAmount: Cents,
  refundedAmount: Cents,
): PaymentStatus {
  const receivedAmount = capturedAmount - refundedAmount
  if (capturedAmount === 0) return 'unpaid'
  if (receivedAmount === 0) return 'refunded'
  // Refunding excess leaves an order paid; refunding a grant or a cancellation does not.
  const isPartReturned = refundedAmount > 0 && (off || receivedAmount < total + allowance)
  if (receivedAmount >= total && !isPartReturned) return 'paid'
  return refundedAmount > 0 ? 'part-refunded' : 'part-paid'
}
