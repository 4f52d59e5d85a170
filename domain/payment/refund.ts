/** Money that is returned to a customer, and from which payment. */
import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderSituation, PaymentOfOrder } from '#domain/placed/order-situation.ts'
import { balanceOf } from './payment-balance.ts'

export const refundStates = ['asked', 'done', 'failed', 'dropped'] as const

/**
 * `asked`: the provider has not answered yet. `failed`: it does not return the money, and staff do it by hand.
 * `dropped`: the money went back in another way before the provider was asked.
 */
export type RefundState = (typeof refundStates)[number]

/** A return of money to be made: from which payment, and how much. */
export interface RefundPart {
  readonly paymentId: number
  readonly amount: Cents
}

/** What must still be returned: beyond what the order costs, and not under way already. */
export function toReturnOf(order: OrderSituation): Cents {
  const { excess } = balanceOf(order, order.payments)
  return cents(Math.max(0, excess - sumOf(order.payments.map(({ beingRefunded }) => beingRefunded))))
}

/**
 * The returns that the shop starts by itself. What was received last is what is too much: where a provider took it, it
 * goes back to where it came from; where staff booked a transfer, which may be one of another order, staff decide.
 */
export function refundsToStart(order: OrderSituation): readonly RefundPart[] {
  let left: number = balanceOf(order, order.payments).excess
  let room: number = toReturnOf(order)
  return lastReceivedFirst(order).flatMap((payment) => {
    const { id, captured, refunded, beingRefunded, isTransfer, refundFailed } = payment
    const share = Math.min(left, captured - refunded)
    left -= share
    const part = Math.min(room, share - beingRefunded)
    if (part <= 0 || isTransfer || refundFailed) return []
    room -= part
    return [{ paymentId: id, amount: cents(part) }]
  })
}

function lastReceivedFirst({ payments }: OrderSituation): readonly PaymentOfOrder[] {
  const at = ({ capturedAt }: PaymentOfOrder) => capturedAt?.getTime() ?? 0
  return payments.toReversed().toSorted((a, b) => at(b) - at(a))
}

/** How staff return an amount by hand: transfers first, then what a provider would not return. */
export function refundsByHand(order: OrderSituation, amount: Cents): readonly RefundPart[] | null {
  if (amount <= 0 || amount > toReturnOf(order)) return null
  const transfers = order.payments.filter(({ isTransfer }) => isTransfer)
  const others = order.payments.filter(({ isTransfer }) => !isTransfer)
  const parts = partsOf(amount, [...transfers.toReversed(), ...others.toReversed()])
  return sumOf(parts.map((part) => part.amount)) === amount ? parts : null
}

function partsOf(amount: Cents, payments: readonly PaymentOfOrder[]): readonly RefundPart[] {
  let left: number = amount
  return payments.flatMap(({ id, captured, refunded, beingRefunded }) => {
    const part = Math.min(left, captured - refunded - beingRefunded)
    left -= Math.max(0, part)
    return part > 0 ? [{ paymentId: id, amount: cents(part) }] : []
  })
}
