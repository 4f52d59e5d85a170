/** Preserves query, hash and scroll position when the language changes. */
import { inLanguage, langOf } from '#app/paths.ts'

const key = 'scrollBeforeSwitch'

export function startLanguageSwitch(): void {
  restoreScroll()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch-language]')) {
    link.addEventListener('click', () => {
      // Aliases of a page stay: /call/ becomes /en/call/.
      link.pathname = inLanguage(location.pathname, langOf(link.pathname))
      link.search = location.search
      link.hash = location.hash
      try {
        sessionStorage.setItem(key, JSON.stringify({ path: link.pathname, share: scrollShare() }))
      } catch {
        // Without storage the page opens at the top.
      }
    })
  }
}

/** The languages differ in page height. */
function scrollShare(): number {
  return scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight)
}

function restoreScroll(): void {
  try {
    const cache: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof cache !== 'object' || cache === null || !('path' in cache) || !('share' in cache)) return
    if (cache.path !== location.pathname || typeof cache.share !== 'number') return
    scrollTo({
      top: cache.share * (document.documentElement.scrollHeight - innerHeight),
      behavior: 'instant',
    })
  } catch {}
}
