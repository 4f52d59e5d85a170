import { practicePath } from '#app/paths.ts'
import { practiceLateSeconds } from '#domain/payment/practice-outcome.ts'
import { returnPath } from '#domain/payment/return-cookie.ts'
import { recordPayment } from '#server/commands/payments/record-payment.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Payments } from '#server/page-data/site-api.ts'
import { type PaymentSettings, withPracticeAccounts } from '#server/payments/payment-settings.ts'
import { createPracticeProvider } from '#server/payments/practice.ts'
import { createPracticeWatch } from '#server/payments/practice-watch.ts'
import { createStripeProvider, type StripeOptions } from '#server/payments/stripe.ts'

export interface PaymentOptions {
  readonly settings: PaymentSettings
  readonly store: Pick<Store, 'db' | 'queue' | 'shop'>
  readonly siteUrl: string
  readonly log: StripeOptions['log']
  readonly now: () => Date
  readonly practiceLateMs?: number
}

export function openPayments({
  settings,
  store,
  siteUrl,
  now,
  log,
  practiceLateMs = practiceLateSeconds * 1_000,
}: PaymentOptions): Payments {
  const practice = settings.isPractice
    ? createPracticeProvider({
        pageOf: ({ paymentId, lang, order }) => practicePath(order.reference, paymentId, lang),
        report: (event) => recordPayment(store, 'practice', event, now()),
        lateAfterMs: practiceLateMs,
      })
    : null
  const watch = practice && settings.isByDefault ? createPracticeWatch() : null
  const stripe =
    settings.stripe && !practice ? createStripeProvider({ ...settings.stripe, shop: store.shop, log }) : null
  return {
    ways: {
      accounts: withPracticeAccounts(settings),
      isCompanyPaid: settings.isCompanyPaid ?? false,
      provider: practice ?? stripe,
      isPractice: settings.isPractice,
      ...(watch && {
        whenReal: { accounts: settings.accounts, provider: null, isPractice: false },
        isReachedFromElsewhere: watch.isReachedFromElsewhere,
      }),
    },
    watch,
    practice,
    stripe,
    returnUrl: (reference, lang) => `${siteUrl}${returnPath(reference)}?lang=${lang}`,
  }
}
