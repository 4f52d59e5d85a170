/** An amount that somebody typed and that is not the expected one is booked only after a question. */
import { type Cents, cents } from '#domain/money.ts'
import { maxToGrant } from '#domain/payment/grant-refund.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { StaffMove } from './order-move.ts'

/** `expected`: what is due, what is to be returned, what the owner was asked for, or the dearest fee of the shop. */
export interface AmountQuestion {
  readonly asks: 'payment' | 'return' | 'grant' | 'fee'
  readonly amount: Cents
  readonly expected: Cents
}

/** Tells the question from the other reasons for which nothing was booked. */
export function isAmountQuestion(problem: unknown): problem is AmountQuestion {
  return typeof problem === 'object' && problem !== null && 'asks' in problem
}

export type TypedAmount =
  | { readonly kind: 'pay' | 'refund' | 'grant-refund'; readonly amount: Cents }
  | { readonly kind: 'quote-fee' | 'confirm'; readonly fee: Cents | null }

/** A fee by quotation is for a place farther away than the dearest zone: up to this many times its fee is usual. */
const usualFactor = 4

/**
 * The question to ask before a move books its amount; null: the amount is the expected one, or the person was asked
 * about exactly this amount and is sure.
 * @param sure the amount that the person was asked about; null: they were not asked yet
 */
export function amountQuestion(
  move: StaffMove | TypedAmount,
  order: OrderSituation,
  settings: Pick<Settings, 'zones'>,
  sure: Cents | null,
): AmountQuestion | null {
  const question = questionOf(move, order, settings)
  return question && question.amount !== sure ? question : null
}

/** An amount that is refused anyway is not asked about. */
function questionOf(
  move: StaffMove | TypedAmount,
  order: OrderSituation,
  settings: Pick<Settings, 'zones'>,
): AmountQuestion | null {
  const { due, excess } = balanceOf(order, order.payments)
  switch (move.kind) {
    case 'pay':
      return move.amount > 0 ? unless('payment', move.amount, due) : null
    case 'refund':
      return move.amount > 0 && move.amount < excess ? unless('return', move.amount, excess) : null
    case 'grant-refund':
      return order.refundAsked === null || move.amount > maxToGrant(order)
        ? null
        : unless('grant', move.amount, order.refundAsked)
    case 'quote-fee':
    case 'confirm':
      return move.fee === null || order.deliveryFee !== null ? null : feeQuestion(move.fee, settings)
    default:
      return null
  }
}

function unless(asks: AmountQuestion['asks'], amount: Cents, expected: Cents): AmountQuestion | null {
  return amount === expected ? null : { asks, amount, expected }
}

/** A fee of nothing, or far above every fee of the shop, may be a slip of the hand. */
function feeQuestion(fee: Cents, { zones }: Pick<Settings, 'zones'>): AmountQuestion | null {
  const dearest = cents(Math.max(0, ...zones.flatMap((zone) => [zone.fee, zone.specialDateFee])))
  const isUsual = fee > 0 && fee <= dearest * usualFactor
  return isUsual ? null : { asks: 'fee', amount: fee, expected: dearest }
}
