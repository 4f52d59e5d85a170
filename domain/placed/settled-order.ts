/** What follows from the money of an order after any change: its payment status, its deadline, and returns to start. */
import type { Cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type RefundPart, refundsToStart } from '#domain/payment/refund.ts'
import type { OrderSituation } from './order-situation.ts'
import type { PaymentStatus } from './order-status.ts'

export interface SettledOrder {
  readonly paymentStatus: PaymentStatus
  /** Received beyond what the order costs, returns under way included. */
  readonly refundDue: Cents
  /** Where nothing is due the deadline falls away. A picture of a transfer still waits to be checked. */
  readonly due: Cents
  readonly refunds: readonly RefundPart[]
}

export function settledOrder(order: OrderSituation): SettledOrder {
  const { status, excess, due } = balanceOf(order, order.payments, order.waitingProofs > 0)
  return {
    paymentStatus: status,
    refundDue: excess,
    due,
    refunds: refundsToStart(order),
  }
}
