import type { PageId } from '#app/paths.ts'
import { caterers } from '#content/pages/caterers.ts'
import { districts } from '#content/pages/districts/districts.ts'
import type { LandingPage } from '#content/pages/landing/landing.ts'
import { landings } from '#content/pages/landing/landings.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { StoredShopDetails } from '#domain/shop/shop-details.ts'

interface SaleContent {
  readonly menuOnSale: {
    readonly sets: readonly Pick<SetMenu, 'published' | 'categoryId' | 'alsoIn'>[]
    readonly gifts: readonly unknown[]
  }
  readonly clientele: { readonly [List in keyof Clientele]: readonly unknown[] }
  readonly settings: StoredShopDetails
}

/** Pages about what the shop does not have: no menu, link or sitemap leads to them, and they redirect to the menu. */
export function closedPages({ menuOnSale, clientele, settings }: SaleContent): readonly PageId[] {
  const sets = menuOnSale.sets.filter(({ published }) => published)
  const isSold = (category: string) => sets.some((set) => isListedIn(set, category))
  const { clients, events, activities } = clientele
  return [
    ...(Object.keys(landings) as LandingPage[]).filter((page) => !isSold(landings[page].menu.categoryId)),
    ...(caterers.every(({ id }) => isSold(id)) ? [] : (['caterers'] as const)),
    ...(menuOnSale.gifts.length > 0 ? [] : (['gift'] as const)),
    ...(isOfDemoKitchen(settings) ? [] : (Object.keys(districts) as (keyof typeof districts)[])),
    ...([clients, events, activities].some((list) => list.length > 0) ? [] : (['client'] as const)),
  ]
}

/** The pages of districts tell the way from the demo's kitchen, and what it has cooked there. */
const isOfDemoKitchen = ({ details, startedEmpty }: StoredShopDetails): boolean =>
  !startedEmpty && details.address === undefined && details.area === undefined
