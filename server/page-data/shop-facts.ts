/** The facts of the shop as they are now; while the database is away, as they were last known. */
import { blankFacts, factsOf } from '#content/shop-facts.ts'
import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

export interface ShopFactsReader {
  current(): Promise<ShopFacts>
  /** Without a wait, for pages that say that something failed. */
  known(): ShopFacts
}

/** @param configured what the environment says of the shop */
export function createShopFacts(
  store: Pick<Store, 'content' | 'onRevision'>,
  configured: Partial<ShopFacts>,
): ShopFactsReader {
  // Nobody's until they are read: this may be a shop that was opened without the demo.
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
