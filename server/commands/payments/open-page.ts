import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expirePayment, paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  type Deadline,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPage,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/payments/provider.ts'
import { lockIfStillDue } from './choose-way.ts'

/** Milliseconds; a provider takes less to open a page. */
export const longestOpening = 30_000
const pauseMs = 100

/**
 * Waits for the page another call is opening (double click), because a second request would end both attempts. Null if
 * the other call opened none.
 * @throws ProviderUnavailable if the other call takes too long
 */
export async function pageOfOtherCall(
  { db }: Pick<Store, 'db'>,
  { id, orderId }: StoredPayment,
  until: Deadline,
): Promise<(Pick<StoredPayment, 'provider'> & { readonly url: string }) | null> {
  for (;;) {
    const attempt = (await paymentsOf(db, orderId)).find((payment) => payment.id === id)
    if (attempt?.state !== 'started') return null
    if (attempt.pageUrl !== null) return { provider: attempt.provider, url: attempt.pageUrl }
    await setTimeout(Math.min(pauseMs, until.remainingMs()))
  }
}

/** A failure ends the attempt, because nobody knows the URL of a page that the provider may still have made. */
export async function openPage(
  store: Pick<Store, 'db'>,
  provider: PaymentProvider,
  now: Date,
  request: PaymentRequest,
  until: Deadline,
): Promise<ProviderPage> {
  try {
    return await provider.open(request, until)
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error
    await expirePayment(store.db, { id: request.paymentId, providerId: null }, now)
    throw new ProviderUnavailable('no page was made', { cause: error })
  }
}

/** Stores the page before anybody gets its URL. False if the attempt ended or the amount due changed. */
export function storePage(
  store: Pick<Store, 'db'>,
  { id, orderId, amount }: StoredPayment,
  { providerId, url }: ProviderPage,
  now: Date,
): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    const orderPayments = await lockIfStillDue(tx, { orderId, due: amount })
    const attempt = orderPayments?.find((payment) => payment.id === id)
    if (attempt?.state === 'started') {
      await tx.update(payments).set({ providerId, pageUrl: url }).where(eq(payments.id, id))
      return true
    }
    await expirePayment(tx, { id, providerId: null }, now)
    return false
  })
}
