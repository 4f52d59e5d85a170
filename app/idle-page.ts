/** What a public page starts once it is idle, apart from its first script. */
import { startFetchingAhead } from './browser/fetch-ahead.ts'
import { startOffline } from './offline/start.ts'
import { langOf } from './paths.ts'

export function startIdlePage(): void {
  void startOffline()
  startFetchingAhead()

  const carousels = document.querySelectorAll<HTMLElement>('[data-carousel]')
  if (carousels.length > 0)
    import('./browser/carousel.ts').then(({ startCarousel }) => carousels.forEach(startCarousel))

  if (document.querySelector('[data-maps-key]'))
    import('./browser/live-map.ts').then(({ startLiveMaps }) => startLiveMaps(langOf(location.pathname)))

  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]')
  if (popup) import('./browser/popup.ts').then(({ startPopup }) => startPopup(popup))

  const analytics = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics
  if (analytics) import('./browser/page-views.ts').then(({ startPageViews }) => startPageViews(analytics))
}
