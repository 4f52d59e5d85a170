/** The only script of public pages, small and without React. */
import { startDialogs } from './browser/dialogs.ts'
import { startFetchingAhead } from './browser/fetch-ahead.ts'
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
  startFetchingAhead()

  whenIdle(() => import('./offline/start.ts').then(({ startOffline }) => startOffline()))

  const carousels = document.querySelectorAll<HTMLElement>('[data-carousel]')
  if (carousels.length > 0)
    whenIdle(() =>
      import('./browser/carousel.ts').then(({ startCarousel }) => carousels.forEach(startCarousel)),
    )

  if (document.querySelector('[data-copies]'))
    import('./browser/copy-code.ts').then(({ startCopying }) => startCopying())

  if (document.querySelector('[data-maps-key]'))
    import('./browser/live-map.ts').then(({ startLiveMaps }) => startLiveMaps(lang))

  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]')
  if (popup) whenIdle(() => import('./browser/popup.ts').then(({ startPopup }) => startPopup(popup)))

  const analytics = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics
  if (analytics)
    whenIdle(() => import('./browser/page-views.ts').then(({ startPageViews }) => startPageViews(analytics)))

  const caterers = document.querySelector<HTMLElement>('[data-caterers]')
  if (caterers) import('./browser/caterers-scroll.ts').then(({ showSection }) => showSection(caterers))
})
