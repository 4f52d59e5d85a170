/** Scrolls the page of six ways to eat to the section of its URL (spec section 2, decisions 7). */
import { inLanguage, pageAt } from '#app/paths.ts'
import { scrollPageTo, topOf } from './page-scroll.ts'

/** From this width on the sections have fixed offsets; below it they follow their content. */
const wide = '(min-width: 1280px)'

/**
 * Scrolls to the section of the URL once, when the page is opened from the home page; from anywhere else it opens at
 * its top. Visitors who go back, reload or have already scrolled stay where they are.
 */
export function showSection(page: HTMLElement): void {
  if (!isEntered() || location.hash !== '' || scrollY > 0) return
  const section = page.querySelectorAll<HTMLElement>('[data-top]')[Number(page.dataset.caterers) - 1]
  if (!section || !isFromHome()) return
  scrollPageTo(matchMedia(wide).matches ? Number(section.dataset.top) : topOf(section))
}

function isEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/** The home page as it was linked to: its other addresses show it too, but nothing links to them. */
function isFromHome(): boolean {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin && pageAt(inLanguage(from.pathname, 'zh')) === 'home'
}
