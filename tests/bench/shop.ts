/** Benchmarks measure the shop's own menu, not the tests' copy. */
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'

export const shop = catalogueIn(shopCatalogue)

export const zoneId = shop.settings.zones[0]?.id ?? ''
export const slot = shop.settings.slots[0]?.from ?? ''

/** @throws if the menu is empty */
export function firstSet() {
  const [set] = shop.sets
  if (!set) throw new Error('the menu is empty')
  return set
}
