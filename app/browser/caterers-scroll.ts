/** Scrolls the caterers page to the section in its URL (spec section 2, decisions 7). */
import { inLanguage, pageAt } from '#app/paths.ts'
import { scrollPageTo, topOf } from './page-scroll.ts'

/** Sections have fixed offsets from this width. */
const wide = '(min-width: 1280px)'

/** Scrolls only after a visit to the home page, and not after Back, a reload or a scroll. */
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

/** Nothing links to the home page's other addresses. */
function isFromHome(): boolean {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from?.origin === location.origin && pageAt(inLanguage(from.pathname, 'zh')) === 'home'
}
