/** The addresses that tests, measurements and screenshots walk: every page of both languages that needs no order. */

import { pageModules } from '#app/page-modules.ts'
import { caterersPath, giftPath, mealPath, type PageId, pageIds, pagePath } from '#app/paths.ts'
import { type Lang, langs } from '#domain/text.ts'
import type { SeedCatalogue } from '#server/db/seed/catalogue-of.ts'

type Menu = Pick<SeedCatalogue, 'sets' | 'gifts'>

/** Pages that stand for many, or that only a customer reaches. */
const special: Partial<Record<PageId, (lang: Lang, menu: Menu) => string | null>> = {
  meal: (lang, { sets: [set] }) => (set ? mealPath(set.slug, lang) : null),
  'menu-gift': (lang, { gifts: [gift] }) => (gift ? giftPath(gift.slug, lang) : null),
  caterers: (lang) => caterersPath(1, lang),
  order: () => null,
  notFound: () => null,
}

/** Where a page can be seen; null for those that need an order or a mistake. */
export function addressOf(page: PageId, lang: Lang, menu: Menu): string | null {
  const make = special[page]
  return make ? make(lang, menu) : pagePath(page, lang)
}

/** The first page that each module shows. */
export const onePageOfEachKind: readonly PageId[] = pageIds.filter(
  (page) => pageIds.find((other) => pageModules[other] === pageModules[page]) === page,
)

/** @param menu of which one set and one gift are looked at */
export function addressesIn(lang: Lang, menu: Menu): readonly string[] {
  return pageIds.flatMap((page) => addressOf(page, lang, menu) ?? [])
}

export function addressesOf(menu: Menu): readonly string[] {
  return langs.flatMap((lang) => addressesIn(lang, menu))
}
