/** Scrolls the page of six ways to eat to the section of its URL (spec section 2, decisions 7). */
import { inLanguage, pageAt } from '#app/paths.ts'

/** From this width on the sections have fixed offsets; below it they follow their content. */
const wide = '(min-width: 1280px)'

/**
 * Scrolls to the section of the URL once, when the page is opened by a link. Visitors who go back, reload, switch the
 * language or have already scrolled stay where they are.
 */
export function showSection(page: HTMLElement): void {
  if (!isEntered() || location.hash !== '' || scrollY > 0) return
  const from = previousPage()
  const section = page.querySelectorAll<HTMLElement>('[data-top]')[Number(page.dataset.caterers) - 1]
  if (!section || from === here(location.pathname)) return
  const isFromHome = from !== null && pageAt(from) === 'home'
  // The URL of the first section is also that of the whole page, so it opens at the top, except from its card.
  if (page.dataset.caterers === '1' && !isFromHome) return
  if (isFromHome && matchMedia(wide).matches) scrollTo({ top: Number(section.dataset.top), behavior })
  else section.scrollIntoView({ behavior })
}

/** The style sheet turns smooth scrolling off under reduced motion. */
const behavior = 'smooth'

function isEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/** Path without language prefix of the referring page of this site; null when there was none. */
function previousPage(): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin ? here(from.pathname) : null
}

function here(pathname: string): string {
  return inLanguage(pathname, 'zh')
}
