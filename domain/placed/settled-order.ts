/** Derives payment status, deadline and refunds after any change. */
import type { Cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type RefundPart, refundsToStart } from '#domain/payment/refund.ts'
import type { OrderSituation } from './order-situation.ts'
import type { PaymentStatus } from './order-status.ts'

export interface SettledOrder {
  readonly paymentStatus: PaymentStatus
  /** Includes pending refunds. */
  readonly refundDue: Cents
  /** Nothing due ends the deadline; unchecked pictures remain. */
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
