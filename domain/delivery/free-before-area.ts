/** Delivery fee before a place is chosen (decisions 20). */

import type { Quote } from '#domain/ordering/quote.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { foodOfOrder, untilFreeDelivery } from './delivery-fee.ts'

export type FreeBeforeArea = 'with-set' | 'from-threshold'

/** Returns null if there is a fee or the place decides. */
export function freeBeforeArea(
  quote: Pick<Quote, 'delivery' | 'lines' | 'food' | 'discount'>,
  settings: Pick<Settings, 'freeDeliveryFrom'>,
): FreeBeforeArea | null {
  if (quote.delivery.reason !== 'undecided') return null
  const amountMissing = untilFreeDelivery(foodOfOrder(quote), settings)
  if (amountMissing === null) return 'with-set'
  return amountMissing === 0 ? 'from-threshold' : null
}
