/** Benchmarks measure the shop with its own menu, not with the copy that tests read. */
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'

export const shop = catalogueIn(shopCatalogue)

/** Where and when the orders of a benchmark are delivered. */
export const zoneId = shop.settings.zones[0]?.id ?? ''
export const slot = shop.settings.slots[0]?.from ?? ''

/** The first card of the menu. Throws when the menu is empty. */
export function firstSet() {
  const [set] = shop.sets
  if (!set) throw new Error('the menu is empty')
  return set
}
