/** Provider updates may repeat and arrive in any order. */
import { type Cents, cents } from '#domain/money.ts'
import type { PaymentMoney } from './payment-balance.ts'

export const paymentStates = ['started', 'captured', 'failed', 'expired', 'taken-back'] as const

/** Only new money changes `failed` and `expired`; `taken-back` means a transfer booked by mistake. */
export type PaymentState = (typeof paymentStates)[number]

/** Entries of a payment's history. */
export const paymentEntries = ['captured', 'failed', 'expired', 'refunded', 'taken-back'] as const

export type PaymentNews =
  | { readonly kind: 'captured'; readonly amount: Cents }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

export interface PaymentSituation extends Pick<PaymentMoney, 'captured'> {
  readonly state: PaymentState
}

/** Captured money stays captured, whatever arrives late. */
export function afterNews({ state, captured }: PaymentSituation, news: PaymentNews): PaymentSituation {
  switch (news.kind) {
    case 'captured':
      return { state: 'captured', captured: cents(Math.max(captured, news.amount)) }
    case 'failed':
    case 'expired':
      return { state: state === 'started' ? news.kind : state, captured }
  }
}
