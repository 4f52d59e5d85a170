/** What a payment provider reports about a payment, and what becomes of it. News may come twice and in any order. */
import { type Cents, cents } from './money.ts'
import type { PaymentMoney } from './payment-balance.ts'

export const paymentStates = ['started', 'captured', 'failed', 'expired'] as const

/** `failed` and `expired` were not paid; only new money changes them. */
export type PaymentState = (typeof paymentStates)[number]

export const newsKinds = ['captured', 'failed', 'expired', 'refunded'] as const

export type PaymentNews =
  | { readonly kind: 'captured'; readonly amount: Cents }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** The sum of everything refunded of this payment so far. */
  | { readonly kind: 'refunded'; readonly amount: Cents }

export interface PaymentSituation extends PaymentMoney {
  readonly state: PaymentState
}

/** A payment after some news. Money that was received stays received, whatever is reported late. */
export function afterNews(payment: PaymentSituation, news: PaymentNews): PaymentSituation {
  const { state, captured, refunded } = payment
  switch (news.kind) {
    case 'captured':
      return { state: 'captured', captured: cents(Math.max(captured, news.amount)), refunded }
    case 'failed':
    case 'expired':
      return { state: state === 'started' ? news.kind : state, captured, refunded }
    case 'refunded': {
      // A refund proves that the money had been received, even where that news is still to come.
      const known = cents(Math.max(captured, news.amount))
      return { state: 'captured', captured: known, refunded: cents(Math.max(refunded, news.amount)) }
    }
  }
}
