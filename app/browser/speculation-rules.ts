/**
 * Which links the browser may follow ahead (speculation rules): menus and sets are fetched once their links are seen,
 * any page is rendered once a pointer rests on its link. Browsers without them use fetch-ahead.ts.
 */
import { inLanguage, pagePath, privateStarts } from '#app/paths.ts'

/** Links that open a dialog, a new tab or a place on the same page. */
export const notAhead = '[data-opens],[target],[download],[href^="#"]'

const isPage = {
  and: [
    { href_matches: '/*' },
    // What belongs to one customer is only fetched when asked for; the others are no pages.
    { not: { href_matches: [...inBoth(privateStarts), '/api/', '/share/'].map((start) => `${start}*`) } },
    { not: { selector_matches: notAhead } },
  ],
}

const isMenuOrSet = {
  and: [isPage, { href_matches: inBoth([pagePath('menu', 'zh')]).map((start) => `${start}*`) }],
}

export const speculationRules: string = JSON.stringify({
  prefetch: [{ where: isMenuOrSet, eagerness: 'eager' }],
  prerender: [{ where: isPage, eagerness: 'moderate' }],
})

function inBoth(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => [path, inLanguage(path, 'en')])
}
