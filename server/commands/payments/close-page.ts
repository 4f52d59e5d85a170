import { newsMayCome } from '#domain/payment/payment-wait.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { expirePayment, type StoredPayment } from '#server/db/payments/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  type Deadline,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/payments/provider.ts'
import { recordPayment } from './record-payment.ts'

export interface ClosePageDeps {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly provider: PaymentProvider | null
  /** For closing the page and other calls together; absent: for closing it alone. */
  readonly until?: Deadline | undefined
  /** Whether an attempt stays open, even after a day, until the provider answers: nobody is waiting for it. */
  readonly untilAnswered?: true
}

/** What is certain about an open attempt to pay, once its page was closed as far as possible. */
export type Closing =
  | 'closed'
  /** It was paid there, which is recorded. */
  | 'paid'
  /** The provider is still taking the money, or another call opens the page right now. */
  | 'under-way'
  /** The provider does not answer. */
  | 'away'
  /** The provider that has the page is not configured any more, or does not know the page. */
  | 'unknown'

/**
 * Makes sure that an open attempt can't be paid any more. The provider is asked even after its page has closed by
 * itself: it may have been paid before, and the news of it be on its way.
 */
export async function closePage(
  { store, provider, until, untilAnswered }: ClosePageDeps,
  open: StoredPayment,
  reference: OrderReference,
  now: Date,
): Promise<Closing> {
  // An address is stored before it is told to anybody, so a page without one can't be paid.
  if (open.providerId === null) return (await expirePayment(store.db, open, now)) ? 'closed' : 'under-way'
  const page = await closeAtProvider(provider, open, until)
  switch (page.state) {
    case 'paid': {
      const { id: paymentId, provider: name, providerId } = open
      const news = { kind: 'captured', amount: page.amount } as const
      const event = { eventId: `${providerId}-seen`, paymentId, reference, news }
      await recordPayment(store, name, event, now)
      return 'paid'
    }
    case 'under-way':
      return 'under-way'
    case 'closed':
      return (await expirePayment(store.db, open, now)) ? 'closed' : 'paid'
    case 'away':
    case 'unknown':
      if (newsMayCome(open.startedAt, now) || (untilAnswered && page.state === 'away')) return page.state
      return (await expirePayment(store.db, open, now)) ? 'closed' : 'paid'
  }
}

async function closeAtProvider(provider: PaymentProvider | null, open: StoredPayment, until?: Deadline) {
  if (provider?.name !== open.provider || open.providerId === null) return { state: 'unknown' } as const
  try {
    return await provider.close(open.providerId, until)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { state: 'away' } as const
    if (error instanceof ProviderRefused) return { state: 'unknown' } as const
    throw error
  }
}
