/** Switching the language keeps the page, its query, its hash and how far it was scrolled. */

const key = 'scrollBeforeSwitch'

export function startLanguageSwitch(): void {
  restoreScroll()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch-language]')) {
    link.addEventListener('click', () => {
      link.search = location.search
      link.hash = location.hash
      try {
        sessionStorage.setItem(key, JSON.stringify({ path: link.pathname, share: scrollShare() }))
      } catch {
        // Without storage the page simply opens at its top.
      }
    })
  }
}

/** The two languages differ in length, so the share of the page is kept, not the pixels. */
function scrollShare(): number {
  return scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight)
}

function restoreScroll(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('share' in kept)) return
    if (kept.path !== location.pathname || typeof kept.share !== 'number') return
    scrollTo({ top: kept.share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
  } catch {
    // Blocked or damaged storage: the page stays at its top.
  }
}
