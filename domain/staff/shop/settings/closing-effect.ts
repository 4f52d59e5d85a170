/** Emptying a needed fact closes the site. */
import { type NeededFact, neededFacts } from '#domain/shop/opening.ts'
import type { OwnFacts, ShopFacts } from '#domain/shop/shop-facts.ts'
import type { SettingEffect } from './setting-effect.ts'

/** @param configured facts from the environment, used while the owner's are empty */
export function closingEffects(
  before: OwnFacts,
  after: OwnFacts,
  configured: Partial<ShopFacts>,
): readonly SettingEffect[] {
  const missing = missingIn(after, configured)
  const isClosing = missing.length > 0 && missingIn(before, configured).length === 0
  return isClosing ? [{ kind: 'site-closed', missing }] : []
}

/** A shop opened with the demo's facts uses them as defaults. */
function missingIn({ facts, startedEmpty }: OwnFacts, configured: Partial<ShopFacts>): readonly NeededFact[] {
  if (!startedEmpty) return []
  return neededFacts.filter((name) => facts[name] === undefined && configured[name] === undefined)
}
