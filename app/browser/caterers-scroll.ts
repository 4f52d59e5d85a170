/** The page of six caterings opens at the section its address asks for (spec section 2, decisions 7). */
import { inLanguage, pageAt } from '#app/paths.ts'

/** From here on the sections lie at fixed offsets; below, wherever their content ends. */
const wide = '(min-width: 1280px)'

/**
 * Moves to the section asked for, once, when the page is entered. Whoever comes back, reloads, switches the
 * language or has begun to read stays where they are.
 */
export function showSection(page: HTMLElement): void {
  if (!isEntered() || location.hash !== '' || scrollY > 0) return
  const from = previousPage()
  const section = page.querySelectorAll<HTMLElement>('[data-top]')[Number(page.dataset.caterers) - 1]
  if (!section || from === here(location.pathname)) return
  const isFromHome = from !== null && pageAt(from) === 'home'
  // The first section's address is the page's own: read from the top, unless its card was pressed.
  if (page.dataset.caterers === '1' && !isFromHome) return
  if (isFromHome && matchMedia(wide).matches) scrollTo({ top: Number(section.dataset.top), behavior })
  else section.scrollIntoView({ behavior })
}

/** The style sheet makes it instant where motion is to be reduced. */
const behavior = 'smooth'

function isEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/** Unprefixed path of the page of this site that led here; null when there was none. */
function previousPage(): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin ? here(from.pathname) : null
}

function here(pathname: string): string {
  return inLanguage(pathname, 'zh')
}
