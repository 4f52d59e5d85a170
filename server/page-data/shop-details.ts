/** During an outage, the last known details are used. */
import { blankShopDetails, shopDetailsOf } from '#content/shop-details.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

export interface ShopDetailsReader {
  current(): Promise<ShopDetails>
  /** Synchronous, because failure pages cannot wait. */
  details(): ShopDetails
}

export function createShopDetailsReader(
  store: Pick<Store, 'content' | 'onRevision'>,
  configuredDetails: Partial<ShopDetails>,
): ShopDetailsReader {
  // Blank, because this may not be the demo.
  let lastDetails: ShopDetails = { ...blankShopDetails, ...configuredDetails }
  async function current(): Promise<ShopDetails> {
    try {
      lastDetails = shopDetailsOf((await store.content()).settings, configuredDetails)
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return lastDetails
  }
  store.onRevision(() => void current().catch(() => {}))
  return { current, details: () => lastDetails }
}
