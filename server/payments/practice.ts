/**
 * The stand-in that works without a key: it sends customers to a page of this site, marked as practice, where they
 * choose how the payment goes (decisions 32).
 */
import { cents } from '#domain/money.ts'
import type { PaymentNews } from '#domain/payment/payment-news.ts'
import type { PracticeOutcome } from '#domain/payment/practice-outcome.ts'
import { deadlineIn } from './deadline.ts'
import type { PaymentProvider, PaymentRequest, PaymentTag, ProviderEvent } from './provider.ts'

export interface PracticeProvider extends PaymentProvider {
  /** Plays the customer's choice for a payment. The report of a late one comes by itself. */
  play(payment: PaymentTag & { readonly amount: Amount }, outcome: PracticeOutcome): Promise<void>
}

/** It answers at once; another call that opens the same page is waited for. Milliseconds. */
const timeoutMs = 6_000

type Amount = Extract<PaymentNews, { kind: 'captured' }>['amount']

export interface PracticeOptions {
  /** The address of the practice page of a payment, without the key to its order. */
  readonly pageOf: (request: PaymentRequest) => string
  readonly report: (event: ProviderEvent) => Promise<unknown>
  /** Milliseconds. */
  readonly lateAfter: number
}

export function createPracticeProvider({ pageOf, report, lateAfter }: PracticeOptions): PracticeProvider {
  /** Payments that were made and not yet reported. */
  const unreported = new Set<number>()
  const tell = ({ paymentId, reference }: PaymentTag, news: PaymentNews) =>
    report({ eventId: `${paymentId}-${news.kind}`, paymentId, reference, news })
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
    close: async (providerId) => ({ state: unreported.has(Number(providerId)) ? 'under-way' : 'closed' }),
    async play(payment, outcome) {
      const { paymentId: id, amount } = payment
      if (outcome === 'abandoned' || unreported.has(id)) return
      if (outcome === 'declined') return void (await tell(payment, { kind: 'failed' }))
      if (outcome === 'paid') return void (await tell(payment, { kind: 'captured', amount }))
      unreported.add(id)
      setTimeout(() => {
        void tell(payment, { kind: 'captured', amount })
          // The database is away: a real provider would report again, here the customer may play again.
          .catch(() => {})
          .finally(() => unreported.delete(id))
      }, lateAfter).unref()
    },
  }
}
