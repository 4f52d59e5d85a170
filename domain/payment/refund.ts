import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderSituation, PaymentOfOrder } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'

export const refundStates = ['asked', 'done', 'failed', 'dropped'] as const

/**
 * `asked`: no response yet. `failed`: staff refund by hand. `dropped`: refunded otherwise before the
 * request.
 */
export type RefundState = (typeof refundStates)[number]

export interface RefundPart {
  readonly paymentId: number
  readonly amount: Cents
}

/** Pending refunds are subtracted from the excess. */
export function toReturnOf(order: OrderSituation): Cents {
  const { excess } = balanceOf(order, order.payments)
  return cents(Math.max(0, excess - sumOf(order.payments.map(({ pendingRefunds }) => pendingRefunds))))
}

/**
 * Automatic refunds take the latest payments first and go through the provider. Staff decide on booked
 * transfers, which may belong to another order.
 */
export function refundsToStart(order: OrderSituation): readonly RefundPart[] {
  let remaining: number = balanceOf(order, order.payments).excess
  let room: number = toReturnOf(order)
  return lastReceivedFirst(order).flatMap((payment) => {
    const { id, captured, refunded, pendingRefunds, isTransfer, refundFailed } = payment
    const share = Math.min(remaining, captured - refunded)
    remaining -= share
    const part = Math.min(room, share - pendingRefunds)
    if (part <= 0 || isTransfer || refundFailed) return []
    room -= part
    return [{ paymentId: id, amount: cents(part) }]
  })
}

function lastReceivedFirst({ payments }: OrderSituation): readonly PaymentOfOrder[] {
  const at = ({ capturedAt }: PaymentOfOrder) => capturedAt?.getTime() ?? 0
  return payments.toReversed().toSorted((a, b) => at(b) - at(a))
}

/** Transfers come first, then failed provider refunds. */
export function refundsByHand(order: OrderSituation, amount: Cents): readonly RefundPart[] | null {
  if (amount <= 0 || amount > toReturnOf(order)) return null
  const transfers = order.payments.filter(({ isTransfer }) => isTransfer)
  const others = order.payments.filter(({ isTransfer }) => !isTransfer)
  const parts = partsOf(amount, [...transfers.toReversed(), ...others.toReversed()])
  return sumOf(parts.map((part) => part.amount)) === amount ? parts : null
}

function partsOf(amount: Cents, payments: readonly PaymentOfOrder[]): readonly RefundPart[] {
  let remaining: number = amount
  return payments.flatMap(({ id, captured, refunded, pendingRefunds }) => {
    const part = Math.min(remaining, captured - refunded - pendingRefunds)
    remaining -= Math.max(0, part)
    return part > 0 ? [{ paymentId: id, amount: cents(part) }] : []
  })
}

/**
 * Longer than a retry of the job queue: then staff see the unanswered refund, and it is requested again if
 * no job will do so.
 */
export const refundWaitHours = 1
