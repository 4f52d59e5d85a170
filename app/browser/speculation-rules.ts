/**
 * Menus and sets are prefetched when their links are visible; any page is prerendered on hover. Other
 * browsers use fetch-ahead.ts.
 */
import { inLanguage, pagePath, privateStarts } from '#app/paths.ts'

export const notAhead = '[data-opens],[target],[download],[href^="#"]'

const startingWith = (...starts: readonly string[]) => ({ href_matches: starts.map((start) => `${start}*`) })
const isPlainLink = { not: { selector_matches: notAhead } }

const isPage = {
  and: [
    startingWith('/'),
    // Private pages load only on request; the others are not pages.
    { not: startingWith(...inBoth(privateStarts), '/api/', '/share/') },
    isPlainLink,
  ],
}

const isMenuOrSet = {
  and: [
    startingWith(...inBoth([pagePath('menu', 'zh')])),
    // No cache holds all filtered menus.
    { not: startingWith(...inBoth([pagePath('menu-filter', 'zh')])) },
    isPlainLink,
  ],
}

export const speculationRules: string = JSON.stringify({
  prefetch: [{ where: isMenuOrSet, eagerness: 'eager' }],
  prerender: [{ where: isPage, eagerness: 'moderate' }],
})

function inBoth(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => [path, inLanguage(path, 'en')])
}
