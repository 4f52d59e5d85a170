/** Provider updates may repeat and arrive in any order. */
import { type Cents, cents } from '#domain/money.ts'
import type { PaymentMoney } from './payment-balance.ts'

export const paymentStates = ['started', 'captured', 'failed', 'expired', 'taken-back'] as const

/** Only new money changes `failed` and `expired`; `taken-back` means a transfer booked by mistake. */
export type PaymentState = (typeof paymentStates)[number]

/** Entries of a payment's history. */
export const paymentEntries = ['captured', 'failed', 'expired', 'refunded', 'taken-back'] as const

export type PaymentUpdate =
  | { readonly kind: 'captured'; readonly amount: Cents }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

export interface PaymentSituation extends Pick<PaymentMoney, 'captured'> {
  readonly state: PaymentState
}

/** Captured money stays captured, whatever arrives late. */
export function afterUpdate({ state, captured }: PaymentSituation, update: PaymentUpdate): PaymentSituation {
  switch (update.kind) {
    case 'captured':
      return { state: 'captured', captured: cents(Math.max(captured, update.amount)) }
    case 'failed':
    case 'expired':
      return { state: state === 'started' ? update.kind : state, captured }
  }
}
