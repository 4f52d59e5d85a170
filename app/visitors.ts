/** The only script of public pages, small and without React. */
import { startDialogs } from './browser/dialogs.ts'
import { reopenIsland, startIslands, startOpeners, whenIdle } from './browser/islands.ts'
import { startLanguageSwitch } from './browser/language-switch.ts'
import { startMenus } from './browser/menus.ts'
import { startPageScroll } from './browser/page-scroll.ts'
import { startPromoBar } from './browser/promo-bar.ts'
import { whenSeen } from './browser/when-seen.ts'
import { startCartBadge } from './cart/badge.ts'
import { reopenOrder } from './order/open-order.ts'
import { langOf } from './paths.ts'

whenSeen(() => {
  const lang = langOf(location.pathname)

  startLanguageSwitch()
  startCartBadge()
  startPromoBar()
  startMenus()
  startOpeners(lang)
  startDialogs((entry) => (entry.name === 'order' ? reopenOrder(entry.data) : reopenIsland(entry, lang)))
  startIslands(lang)
  startPageScroll()

  whenIdle(() => import('./idle-page.ts').then(({ startIdlePage }) => startIdlePage()))

  if (document.querySelector('[data-copies]'))
    import('./browser/copy-code.ts').then(({ startCopying }) => startCopying())

  const caterers = document.querySelector<HTMLElement>('[data-caterers]')
  if (caterers) import('./browser/caterers-scroll.ts').then(({ showSection }) => showSection(caterers))
})
