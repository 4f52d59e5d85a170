/** Emptying a needed fact closes the site. */
import { type RequiredDetail, requiredDetails } from '#domain/shop/opening.ts'
import type { ShopDetails, StoredShopDetails } from '#domain/shop/shop-details.ts'
import type { SettingEffect } from './setting-effect.ts'

/** @param configuredDetails details from the environment, used while the owner's are empty */
export function closingEffects(
  before: StoredShopDetails,
  after: StoredShopDetails,
  configuredDetails: Partial<ShopDetails>,
): readonly SettingEffect[] {
  const missing = missingIn(after, configuredDetails)
  const isClosing = missing.length > 0 && missingIn(before, configuredDetails).length === 0
  return isClosing ? [{ kind: 'site-closed', missing }] : []
}

/** A shop opened with the demo's details uses them as defaults. */
function missingIn(
  { details, startedEmpty }: StoredShopDetails,
  configuredDetails: Partial<ShopDetails>,
): readonly RequiredDetail[] {
  if (!startedEmpty) return []
  return requiredDetails.filter(
    (name) => details[name] === undefined && configuredDetails[name] === undefined,
  )
}
