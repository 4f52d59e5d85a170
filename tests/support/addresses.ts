/** The addresses that tests, measurements and screenshots walk: every page of both languages that needs no order. */

import { pageModules } from '#app/page-modules.ts'
import { caterersPath, giftPath, mealPath, type PageId, pagePath } from '#app/paths.ts'
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

export function addressesIn(lang: Lang): readonly string[] {
  return (Object.keys(pageModules) as PageId[]).flatMap((page) => {
    const make = special[page]
    return (make ? make(lang) : pagePath(page, lang)) ?? []
  })
}

export const allAddresses: readonly string[] = langs.flatMap(addressesIn)
