/** What leaving a needed fact empty does to the whole site, told before it is saved. */
import { type NeededFact, neededFacts } from '#domain/shop/opening.ts'
import type { OwnFacts, ShopFacts } from '#domain/shop/shop-facts.ts'
import type { SettingEffect } from './setting-effect.ts'

/** @param configured what the environment says of the shop, which holds where the owner says nothing */
export function closingEffects(
  before: OwnFacts,
  after: OwnFacts,
  configured: Partial<ShopFacts>,
): readonly SettingEffect[] {
  const missing = missingIn(after, configured)
  const isClosing = missing.length > 0 && missingIn(before, configured).length === 0
  return isClosing ? [{ kind: 'site-closed', missing }] : []
}

/** The demo's facts stand in for those of a shop that was opened with them. */
function missingIn({ facts, startedEmpty }: OwnFacts, configured: Partial<ShopFacts>): readonly NeededFact[] {
  if (!startedEmpty) return []
  return neededFacts.filter((name) => facts[name] === undefined && configured[name] === undefined)
}
