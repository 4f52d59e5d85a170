import { blankFacts, factsOf } from '#content/shop-facts.ts'
import { neededFacts, type Opening } from '#domain/shop/opening.ts'
import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'

/** @param configured shop facts from the environment */
export function openingOf(
  { settings, offered }: Pick<Content, 'settings' | 'offered'>,
  ways: PaymentWays,
  configured: Partial<ShopFacts>,
): Opening {
  const facts = factsOf(settings, configured)
  // Demo accounts do not count.
  const invented = { fps: null, payMeLink: null, bank: null }
  const real = ways.isPractice
    ? { ...ways, provider: null, accounts: { ...ways.accounts, ...invented } }
    : ways
  return {
    missingFacts: neededFacts.filter((name) => facts[name] === blankFacts[name]),
    canBePaid: offeredMethods(chosenWays(real, settings)).length > 0,
    setsOnSale: offered.sets.filter(({ published }) => published).length,
  }
}
