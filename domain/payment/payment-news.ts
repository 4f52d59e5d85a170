/** What a payment provider reports about a payment, and what becomes of it. News may come twice and in any order. */
import { type Cents, cents } from '#domain/money.ts'
import type { PaymentMoney } from './payment-balance.ts'

export const paymentStates = ['started', 'captured', 'failed', 'expired', 'taken-back'] as const

/** `failed` and `expired` were not paid; only new money changes them. `taken-back`: a transfer booked by mistake. */
export type PaymentState = (typeof paymentStates)[number]

/** The entries of a payment's history: its news, what its provider returned, and that it was booked by mistake. */
export const paymentEntries = ['captured', 'failed', 'expired', 'refunded', 'taken-back'] as const

export type PaymentNews =
  | { readonly kind: 'captured'; readonly amount: Cents }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

export interface PaymentSituation extends Pick<PaymentMoney, 'captured'> {
  readonly state: PaymentState
}

/** A payment after some news. Money that was received stays received, whatever is reported late. */
export function afterNews({ state, captured }: PaymentSituation, news: PaymentNews): PaymentSituation {
  switch (news.kind) {
    case 'captured':
      return { state: 'captured', captured: cents(Math.max(captured, news.amount)) }
    case 'failed':
    case 'expired':
      return { state: state === 'started' ? news.kind : state, captured }
  }
}
