import { switchedPages } from '#app/paths.ts'
import { caterers } from '#content/pages/caterers.ts'
import { districtOfPlace } from '#content/pages/districts/district.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { isServedThroughout } from '#domain/delivery/delivery-areas.ts'
import { districtIds } from '#domain/delivery/districts.ts'
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
  readonly clientele: { readonly [List in keyof Clientele]: readonly unknown[] }
  readonly settings: StoredShopDetails & Pick<Settings, 'zones' | 'districts' | 'remotePlaces'>
  readonly site: { readonly pages: readonly ShopPage[] }
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
  { id, group, content }: ShopPage,
  { menuOnSale, clientele, settings }: SaleContent,
): boolean {
  const sets = menuOnSale.sets.filter(({ published }) => published)
  const isSold = (category: string) => sets.some((set) => isListedIn(set, category))
  if (content) return isSold(content.menu.categoryId)
  if (group === 'districts') return isOfDemoKitchen(settings) && isServedPage(id, settings)
  const { clients, events, activities } = clientele
  switch (id) {
    case 'caterers':
      return caterers.every((section) => isSold(section.id))
    case 'corporate':
      return isSold('corporate') || isSold('bento')
    case 'gift':
      return menuOnSale.gifts.length > 0
    case 'client':
      return [clients, events, activities].some((list) => list.length > 0)
    default:
      return true
  }
}

/** The page speaks of the whole district with its remote places. */
function isServedPage(page: string, settings: SaleContent['settings']): boolean {
  const name = Object.entries(districtOfPlace).find(([place]) => place === page)?.[1] ?? page
  const district = districtIds.find((id) => id === name)
  return district !== undefined && isServedThroughout(district, settings)
}

/** The pages of districts tell the way from the demo's kitchen, and what it has cooked there. */
const isOfDemoKitchen = ({ details, startedEmpty }: StoredShopDetails): boolean =>
  !startedEmpty && details.address === undefined && details.area === undefined
