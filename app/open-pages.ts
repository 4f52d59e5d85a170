/** Which pages there are, and the module that shows each. Menus and footers list only these. */
import type { Lang } from '#domain/text.ts'
import { type PageId, pagePath } from './paths.ts'

export const openPages: Partial<Record<PageId, string>> = {
  home: 'site/home.tsx',
  menu: 'site/menu.tsx',
  meal: 'site/meal.tsx',
  'menu-gift': 'site/menu-gift.tsx',
  order: 'site/order-status.tsx',
  notFound: 'site/not-found.tsx',
}

export function isOpen(page: PageId): boolean {
  return page in openPages
}

/** The part of the menu that stands in for a page as long as it is not there, by category of the catalogue. */
const menuParts: Partial<Record<PageId, string>> = {
  'party-food': 'party-sets',
  'christmas-party': 'christmas',
  'birthday-party': 'birthday',
  'junk-catering': 'boat',
  'wedding-catering': 'wedding',
  halloween: 'halloween',
  'chinese-catering': 'chinese',
  'western-catering': 'western',
  'thai-catering': 'thai',
  'vegetarian-catering': 'vegetarian',
  bento: 'bento',
  'snack-catering': 'snacks',
  corporate: 'corporate',
  gift: 'gifts',
}

/** Where a link to the page leads: the page, else its part of the menu, else nowhere. */
export function placeOf(page: PageId, lang: Lang): string | null {
  if (isOpen(page)) return pagePath(page, lang)
  const part = menuParts[page]
  return part === undefined ? null : `${pagePath('menu', lang)}#${part}`
}
