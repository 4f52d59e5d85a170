/** The test controls the provider. */

import { cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { ReportedReturn } from '#domain/payment/provider-refunds.ts'
import type { Store } from '#server/db/store/store.ts'
import { openPayments } from '#server/page-data/public/open-payments.ts'
import type { Payments } from '#server/page-data/site-api.ts'
import { deadlineIn } from '#server/payments/deadline.ts'
import type { PaymentProvider, PaymentRequest, RefundRequest } from '#server/payments/provider.ts'
import { ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'

export const testAccounts: TransferAccounts = {
  payee: { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' },
  fps: { kind: 'id', value: '000000000' },
  fpsCarriesReference: false,
  payMeLink: 'https://payme.example/hoiyuen',
  bank: { name: { zh: '點心銀行', en: 'Dim Sum Bank' }, account: '000-000000-000' },
}

export interface TestProvider extends PaymentProvider {
  readonly requests: PaymentRequest[]
  readonly closedSessions: string[]
  readonly refundRequests: RefundRequest[]
  /** Refunds are added automatically. */
  readonly returns: Map<string, ReportedReturn[]>
  /** `taken` means that a closed page was paid and nothing is refunded. */
  be(state: 'well' | 'away' | 'taken'): void
}

export function testProvider(): TestProvider {
  const requests: PaymentRequest[] = []
  const closedPages: string[] = []
  const refundRequests: RefundRequest[] = []
  const returns = new Map<string, ReportedReturn[]>()
  let state: 'well' | 'away' | 'taken' = 'well'
  const requireAnswer = () => {
    if (state === 'away') throw new ProviderUnavailable('no answer')
  }
  return {
    name: 'practice',
    origin: null,
    leastAmount: cents(1),
    deadline: () => deadlineIn(1_000),
    requests,
    closedSessions: closedPages,
    refundRequests: refundRequests,
    returns,
    be: (next) => {
      state = next
    },
    async open(request) {
      requireAnswer()
      requests.push(request)
      const id = `session-${request.paymentId}`
      return { providerId: id, url: `https://pay.example/${id}` }
    },
    async refund(request) {
      requireAnswer()
      if (state === 'taken') throw new ProviderRefused('no refund')
      const { refundId, payment, amount } = request
      const providerId = `refund-${refundId}`
      if (!refundRequests.some((one) => one.refundId === refundId)) {
        refundRequests.push(request)
        const report = { providerId, amount, state: 'done', refundId } as const
        returns.set(payment, [...(returns.get(payment) ?? []), report])
      }
      return providerId
    },
    async returnsOf(id) {
      requireAnswer()
      return returns.get(id) ?? []
    },
    async close(id) {
      requireAnswer()
      if (state === 'taken') return { state: 'under-way' }
      closedPages.push(id)
      return { state: 'closed' }
    },
  }
}

/** A sandbox shop, as a bare `npm start` opens it. */
export function practisedPayments(store: Pick<Store, 'db' | 'queue' | 'shop'>, now: () => Date): Payments {
  return openPayments({
    settings: { accounts: testAccounts, stripe: null, isPractice: true },
    store,
    siteUrl: 'http://localhost:3000',
    log: () => {},
    now,
    // Customers are back before the report.
    practiceLateMs: 8_000,
  })
}
