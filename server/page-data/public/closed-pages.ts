import { switchedPages } from '#app/paths.ts'
import { caterers } from '#content/pages/caterers.ts'
import { districtAt, districtOf } from '#content/pages/districts/district.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { isServedThroughout } from '#domain/delivery/delivery-areas.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { StoredShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopPage } from '#domain/shop/shop-page.ts'
import { isShownOn } from '#domain/shop/shown-when.ts'

interface SaleContent {
  readonly menuOnSale: {
    readonly sets: readonly Pick<SetMenu, 'published' | 'categoryId' | 'alsoIn'>[]
    readonly gifts: readonly unknown[]
  }
  readonly settings: StoredShopDetails & Pick<Settings, 'zones' | 'districts' | 'remotePlaces'>
  readonly site: { readonly pages: readonly ShopPage[]; readonly clientele: Clientele }
}

/** No menu, link or sitemap leads to these pages, and they redirect to the menu. */
export function closedPages(content: SaleContent, today: CalendarDate): readonly string[] {
  const open = new Set(openPages(content, today).map(({ id }) => id))
  const ids = new Set([...switchedPages, ...content.site.pages.map(({ id }) => id)])
  return [...ids].filter((id) => !open.has(id))
}

/** The pages that the owner has on and that have something to show, in the order of their menus. */
export function openPages(content: SaleContent, today: CalendarDate): readonly ShopPage[] {
  return content.site.pages.filter((page) => isShownOn(today, page) && hasSomething(page, content))
}

function hasSomething(
  { id, content, district }: ShopPage,
  { menuOnSale, settings, site: { clientele } }: SaleContent,
): boolean {
  const sets = menuOnSale.sets.filter(({ published }) => published)
  const isSold = (category: string) => sets.some((set) => isListedIn(set, category))
  if (content) return isSold(content.menu.categoryId)
  if (district) return sets.length > 0 && maySpeakOfKitchen(settings) && isServedPage(id, settings)
  const { clients, events, activities } = clientele
  switch (id) {
    case 'caterers':
      return caterers.every((section) => isSold(section.id))
    case 'corporate':
      return isSold('corporate')
    case 'gift':
      return menuOnSale.gifts.length > 0
    case 'client':
      return [clients, events, activities].some((list) => list.some(({ isOn }) => isOn))
    default:
      return true
  }
}

/** The page speaks of the whole district with its remote places. */
function isServedPage(page: string, settings: SaleContent['settings']): boolean {
  const district = districtAt(page)
  return district !== null && isServedThroughout(districtOf(district), settings)
}

/** The demo's words tell the way from its own kitchen. */
const maySpeakOfKitchen = ({ details, startedEmpty }: StoredShopDetails): boolean =>
  startedEmpty || (details.address === undefined && details.area === undefined)
