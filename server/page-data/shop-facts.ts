/** During an outage, the last known facts are used. */
import { blankFacts, factsOf } from '#content/shop-facts.ts'
import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

export interface ShopFactsReader {
  current(): Promise<ShopFacts>
  /** Synchronous, because failure pages cannot wait. */
  known(): ShopFacts
}

export function createShopFacts(
  store: Pick<Store, 'content' | 'onRevision'>,
  configured: Partial<ShopFacts>,
): ShopFactsReader {
  // Blank, because this may not be the demo.
  let known: ShopFacts = { ...blankFacts, ...configured }
  async function current(): Promise<ShopFacts> {
    try {
      known = factsOf((await store.content()).settings, configured)
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return known
  }
  store.onRevision(() => void current().catch(() => {}))
  return { current, known: () => known }
}
