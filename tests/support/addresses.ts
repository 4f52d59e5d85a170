/** The addresses that tests, measurements and screenshots walk: every page of both languages that needs no order. */

import { pageModules } from '#app/page-modules.ts'
import { caterersPath, giftPath, mealPath, type PageId, pageIds, pagePath } from '#app/paths.ts'
import { type Lang, langs } from '#domain/text.ts'
import gifts from '../../catalogue/gifts.json' with { type: 'json' }
import sets from '../../catalogue/setMenus.json' with { type: 'json' }

/** Pages that stand for many, or that only a customer reaches. */
const special: Partial<Record<PageId, (lang: Lang) => string | null>> = {
  meal: (lang) => mealPath(sets[0]?.slug ?? '', lang),
  'menu-gift': (lang) => giftPath(gifts[0]?.slug ?? '', lang),
  caterers: (lang) => caterersPath(1, lang),
  order: () => null,
  notFound: () => null,
}

/** Where a page can be seen; null for those that need an order or a mistake. */
export function addressOf(page: PageId, lang: Lang): string | null {
  const make = special[page]
  return make ? make(lang) : pagePath(page, lang)
}

/** The first page that each module shows. */
export const onePageOfEachKind: readonly PageId[] = pageIds.filter(
  (page) => pageIds.find((other) => pageModules[other] === pageModules[page]) === page,
)

export function addressesIn(lang: Lang): readonly string[] {
  return pageIds.flatMap((page) => addressOf(page, lang) ?? [])
}

export const allAddresses: readonly string[] = langs.flatMap(addressesIn)
