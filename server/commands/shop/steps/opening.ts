import { blankShopDetails, shopDetailsOf } from '#content/shop-details.ts'
import { type Opening, requiredDetails } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'

/** @param configuredDetails shop details from the environment */
export function openingOf(
  { settings, menuOnSale }: Pick<Content, 'settings' | 'menuOnSale'>,
  ways: PaymentWays,
  configuredDetails: Partial<ShopDetails>,
): Opening {
  const details = shopDetailsOf(settings, configuredDetails)
  // Demo accounts do not count.
  const noAccounts = { fps: null, payMeLink: null, bank: null }
  const real = ways.isPractice
    ? { ...ways, provider: null, accounts: { ...ways.accounts, ...noAccounts } }
    : ways
  return {
    missingDetails: requiredDetails.filter((name) => details[name] === blankShopDetails[name]),
    canBePaid: offeredMethods(chosenWays(real, settings)).length > 0,
    setsOnSale: menuOnSale.sets.filter(({ published }) => published).length,
  }
}
