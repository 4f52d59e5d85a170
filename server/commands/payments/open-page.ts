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

/** Longer than a provider may take to open a page: after that nobody is opening it any more. Milliseconds. */
export const longestOpening = 30_000
/** Between two checks. Milliseconds. */
const pause = 100

/**
 * The page of an attempt that another call is opening, as after two clicks; null when it opened none. Asking the
 * provider as well would fail, as it serves one request for a payment at a time, and end the attempt of both.
 * @throws ProviderUnavailable when the other call takes longer than there is time
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
    await setTimeout(Math.min(pause, until.left()))
  }
}

/**
 * Opens the provider's page. Where that fails, the attempt is over: a page that the provider may have made all the same
 * has an address that nobody knows. The next attempt starts afresh, and other ways are open at once.
 */
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

/**
 * Stores the page before anybody is told its address; false where the attempt is over, or another amount is due, since
 * the provider was asked.
 */
export function storePage(
  store: Pick<Store, 'db'>,
  { id, orderId, amount }: StoredPayment,
  { providerId, url }: ProviderPage,
  now: Date,
): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    const known = await lockIfStillDue(tx, { orderId, due: amount })
    const attempt = known?.find((payment) => payment.id === id)
    if (attempt?.state === 'started') {
      await tx.update(payments).set({ providerId, pageUrl: url }).where(eq(payments.id, id))
      return true
    }
    await expirePayment(tx, { id, providerId: null }, now)
    return false
  })
}
