/** Ways to pay for tests: invented accounts, and a provider that does what the test says. */
import { orderPath } from '#app/paths.ts'
import type { TransferAccounts } from '#domain/payment-instructions.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentProvider, PaymentRequest } from '#server/payments/provider.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { openPayments } from '#server/site/open-payments.ts'
import type { Payments } from '#server/site/site-api.ts'

export const testAccounts: TransferAccounts = {
  payee: { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' },
  fps: { kind: 'id', value: '000000000' },
  fpsCarriesReference: false,
  payMeLink: 'https://payme.example/hoiyuen',
  bank: { name: { zh: '點心銀行', en: 'Dim Sum Bank' }, account: '000-000000-000' },
}

export interface TestProvider extends PaymentProvider {
  readonly opened: PaymentRequest[]
  readonly closed: string[]
  /** How the provider is from now on; `taken` means that what is closed was paid already. */
  be(state: 'well' | 'away' | 'taken'): void
}

/** Opens a page on the first request for a payment and tells the same page on every other. */
export function testProvider(): TestProvider {
  const opened: PaymentRequest[] = []
  const closed: string[] = []
  let state: 'well' | 'away' | 'taken' = 'well'
  const requireAnswer = () => {
    if (state === 'away') throw new ProviderUnavailable('no answer')
  }
  return {
    name: 'practice',
    origin: null,
    opened,
    closed,
    be: (next) => {
      state = next
    },
    async open(request) {
      requireAnswer()
      opened.push(request)
      const id = `session-${request.paymentId}`
      return { providerId: id, url: `https://pay.example/${id}` }
    },
    async close(id) {
      requireAnswer()
      if (state === 'taken') return false
      closed.push(id)
      return true
    },
  }
}

/** A shop where payments are only practised, as a bare `npm start` opens it. */
export function practisedPayments(store: Pick<Store, 'db'>, now: () => Date): Payments {
  const orderUrl: Payments['orderUrl'] = (reference, token, lang) =>
    `http://localhost:3000${orderPath(reference, token, lang)}`
  return openPayments({
    settings: { accounts: testAccounts, stripe: null, isPractice: true },
    store,
    orderUrl,
    now,
  })
}
