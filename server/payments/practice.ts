/** Customers choose the outcome on a page of this site (decisions 32). */
import { cents } from '#domain/money.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import type { PracticeOutcome } from '#domain/payment/practice-outcome.ts'
import { deadlineIn } from './deadline.ts'
import type { PaymentProvider, PaymentRequest, PaymentTag, ProviderEvent } from './provider.ts'

export interface PracticeProvider extends PaymentProvider {
  /** A late report follows by itself. */
  play(payment: PaymentTag & { readonly amount: Amount }, outcome: PracticeOutcome): Promise<void>
}

/** In milliseconds, to wait for a concurrent call for the same page. */
const timeoutMs = 6_000

type Amount = Extract<PaymentUpdate, { kind: 'captured' }>['amount']

export interface PracticeOptions {
  /** Does not contain the order's key. */
  readonly pageOf: (request: PaymentRequest) => string
  readonly report: (event: ProviderEvent) => Promise<unknown>
  readonly lateAfterMs: number
}

export function createPracticeProvider({ pageOf, report, lateAfterMs }: PracticeOptions): PracticeProvider {
  /** Payments made but not yet reported. */
  const unreportedIds = new Set<number>()
  const tell = ({ paymentId, reference }: PaymentTag, update: PaymentUpdate) =>
    report({ eventId: `${paymentId}-${update.kind}`, paymentId, reference, update })
  return {
    name: 'practice',
    origin: null,
    leastAmount: cents(1),
    deadline: () => deadlineIn(timeoutMs),
    async open(request) {
      return { providerId: String(request.paymentId), url: pageOf(request) }
    },
    refund: async ({ refundId }) => `practice-${refundId}`,
    returnsOf: async () => [],
    close: async (providerId) => ({ state: unreportedIds.has(Number(providerId)) ? 'under-way' : 'closed' }),
    async play(payment, outcome) {
      const { paymentId: id, amount } = payment
      if (outcome === 'abandoned' || unreportedIds.has(id)) return
      if (outcome === 'declined') return void (await tell(payment, { kind: 'failed' }))
      if (outcome === 'paid') return void (await tell(payment, { kind: 'captured', amount }))
      unreportedIds.add(id)
      setTimeout(() => {
        void tell(payment, { kind: 'captured', amount })
          // During an outage the customer may try again.
          .catch(() => {})
          .finally(() => unreportedIds.delete(id))
      }, lateAfterMs).unref()
    },
  }
}
