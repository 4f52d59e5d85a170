import { type Cents, cents } from '#domain/money.ts'
import { maxToGrant } from '#domain/payment/grant-refund.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { StaffMove } from './order-move.ts'

/** `expected` is the amount due, to refund or requested, or the highest fee. */
export interface AmountQuestion {
  readonly asks: 'payment' | 'return' | 'grant' | 'fee'
  readonly amount: Cents
  readonly expected: Cents
}

export function isAmountQuestion(problem: unknown): problem is AmountQuestion {
  return typeof problem === 'object' && problem !== null && 'asks' in problem
}

export type AmountEntry =
  | { readonly kind: 'pay' | 'refund' | 'grant-refund'; readonly amount: Cents }
  | { readonly kind: 'quote-fee' | 'confirm'; readonly fee: Cents | null }

/** Quoted fees serve farther places than any zone, up to this multiple. */
const usualFactor = 4

/**
 * Returns null for expected or confirmed amounts.
 * @param sure the confirmed amount
 */
export function amountQuestion(
  move: StaffMove | AmountEntry,
  order: OrderSituation,
  settings: Pick<Settings, 'zones'>,
  sure: Cents | null,
): AmountQuestion | null {
  const question = questionOf(move, order, settings)
  return question && question.amount !== sure ? question : null
}

/** Amounts that are refused anyway need no confirmation. */
function questionOf(
  move: StaffMove | AmountEntry,
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

/** No fee, or one far above all others, may be a mistake. */
export function feeQuestion(fee: Cents, { zones }: Pick<Settings, 'zones'>): AmountQuestion | null {
  const dearest = cents(Math.max(0, ...zones.flatMap((zone) => [zone.fee, zone.specialDateFee])))
  const isUsual = fee > 0 && fee <= dearest * usualFactor
  return isUsual ? null : { asks: 'fee', amount: fee, expected: dearest }
}
