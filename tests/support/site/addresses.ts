/** Pages that need no order. */

import { caterersPath, giftPath, type PageId, pageIds, pagePath, setPath } from '#app/paths.ts'
import { filteredMenuPath } from '#app/public/menu-filter/view.ts'
import { noFilter } from '#domain/menu/menu-filter.ts'
import { type Lang, langs } from '#domain/text.ts'
import type { SeedCatalogue } from '#server/db/seed/catalogue-of.ts'

type Menu = Pick<SeedCatalogue, 'sets' | 'gifts'>

/** Routes of many pages, or only for customers. */
const special: Partial<Record<PageId, (lang: Lang, menu: Menu) => string | null>> = {
  set: (lang, { sets: [set] }) => (set ? setPath(set.slug, lang) : null),
  'menu-gift': (lang, { gifts: [gift] }) => (gift ? giftPath(gift.slug, lang) : null),
  'menu-filter': (lang) => filteredMenuPath({ ...noFilter, without: ['crustacean', 'peanut'] }, lang),
  caterers: (lang) => caterersPath(1, lang),
  order: () => null,
  practice: () => null,
  notFound: () => null,
  offline: () => null,
}

/** Null for pages that need an order or an error. */
export function addressOf(page: PageId, lang: Lang, menu: Menu): string | null {
  const make = special[page]
  return make ? make(lang, menu) : pagePath(page, lang)
}

export function addressesIn(lang: Lang, menu: Menu): readonly string[] {
  return pageIds.flatMap((page) => addressOf(page, lang, menu) ?? [])
}

export function addressesOf(menu: Menu): readonly string[] {
  return langs.flatMap((lang) => addressesIn(lang, menu))
}
