import { balanceOf } from '#domain/payment/payment-balance.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Jobs } from '#server/db/queue.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { type ClosePageDeps, closePage } from './close-page.ts'

/**
 * Closes a page whose amount is outdated.
 * @throws ProviderUnavailable if the page may still be open
 */
export async function closeOutdatedPage(
  deps: Pick<ClosePageDeps, 'store' | 'provider'>,
  { orderId }: Jobs['close-page'],
  now: Date,
): Promise<void> {
  const { db } = deps.store
  const order = await loadOrder(db, orderId)
  const open = (await paymentsOf(db, orderId)).find(({ state }) => state === 'started')
  if (!order || !open) return
  const situation = await situationOf(db, order, now)
  if (balanceOf(situation, situation.payments).due === open.amount) return
  const closing = await closePage({ ...deps, untilAnswered: true }, open, order.reference, now)
  if (closing === 'away' || closing === 'under-way')
    throw new ProviderUnavailable(`the page of payment ${open.id} is not known to be closed: ${closing}`)
}
