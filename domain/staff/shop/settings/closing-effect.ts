/** Emptying a needed fact closes the site. */
import { type RequiredDetail, requiredDetails } from '#domain/shop/opening.ts'
import type { ShopDetails, StoredShopDetails } from '#domain/shop/shop-details.ts'
import type { SettingEffect } from './setting-effect.ts'

/** @param configured details from the environment, used while the owner's are empty */
export function closingEffects(
  before: StoredShopDetails,
  after: StoredShopDetails,
  configured: Partial<ShopDetails>,
): readonly SettingEffect[] {
  const missing = missingIn(after, configured)
  const isClosing = missing.length > 0 && missingIn(before, configured).length === 0
  return isClosing ? [{ kind: 'site-closed', missing }] : []
}

/** A shop opened with the demo's details uses them as defaults. */
function missingIn(
  { details, startedEmpty }: StoredShopDetails,
  configured: Partial<ShopDetails>,
): readonly RequiredDetail[] {
  if (!startedEmpty) return []
  return requiredDetails.filter((name) => details[name] === undefined && configured[name] === undefined)
}
