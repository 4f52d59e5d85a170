/** Which pages there are, and the module that shows each. Menus and footers list only these. */
import type { PageId } from './paths.ts'

export const openPages: Partial<Record<PageId, string>> = {
  home: 'site/home.tsx',
  menu: 'site/menu.tsx',
  meal: 'site/meal.tsx',
  'menu-gift': 'site/menu-gift.tsx',
  notFound: 'site/not-found.tsx',
}

export function isOpen(page: PageId): boolean {
  return page in openPages
}
