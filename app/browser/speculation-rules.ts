/**
 * Menus and sets are prefetched when their links are visible; any page is prerendered on hover. Other
 * browsers use fetch-ahead.ts.
 */
import { inLanguage, pagePath, privateStarts } from '#app/paths.ts'

export const notAhead = '[data-opens],[target],[download],[href^="#"]'

const isPage = {
  and: [
    { href_matches: '/*' },
    // Private pages load only on request; the others are not pages.
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
