import { mayStillUpdate } from '#domain/payment/payment-wait.ts'
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
  /** Covers all provider calls together; absent to limit only the closing. */
  readonly until?: Deadline | undefined
  /** Nobody waits for the response, so the attempt stays open until the provider responds. */
  readonly untilAnswered?: true
}

export type Closing =
  | 'closed'
  | 'paid'
  /** The provider is processing the payment, or another call is opening the page. */
  | 'under-way'
  | 'away'
  /** The provider is not configured or does not know the page. */
  | 'unknown'

/** Asks the provider even after the page expired, because a payment may not have been reported yet. */
export async function closePage(
  { store, provider, until, untilAnswered }: ClosePageDeps,
  open: StoredPayment,
  reference: OrderReference,
  now: Date,
): Promise<Closing> {
  // The URL is stored before anybody gets it, so an attempt without a page cannot be paid.
  if (open.providerId === null) return (await expirePayment(store.db, open, now)) ? 'closed' : 'under-way'
  const page = await closeAtProvider(provider, open, until)
  switch (page.state) {
    case 'paid': {
      const { id: paymentId, provider: name, providerId } = open
      const update = { kind: 'captured', amount: page.amount } as const
      const event = { eventId: `${providerId}-seen`, paymentId, reference, update }
      await recordPayment(store, name, event, now)
      return 'paid'
    }
    case 'under-way':
      return 'under-way'
    case 'closed':
      return (await expirePayment(store.db, open, now)) ? 'closed' : 'paid'
    case 'away':
    case 'unknown':
      if (mayStillUpdate(open.startedAt, now) || (untilAnswered && page.state === 'away')) return page.state
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
