/** What a public page does for the time without a connection. It is loaded once the page is idle. */
import { getSnapshot, subscribe } from '#app/cart/store.ts'
import { cartCount } from '#domain/ordering/cart.ts'
import { showWhatIsSaved } from './offline-page.ts'
import { watchConnection } from './saved-page.ts'

export async function startOffline(): Promise<void> {
  const worker = navigator.serviceWorker
  if (!worker) return
  const bar = document.querySelector<HTMLElement>('[data-saved-at]')
  if (bar) watchConnection(bar)
  try {
    if (document.querySelector('[data-offline]')) await showWhatIsSaved()
    if (worker.controller === null) await worker.register('/sw.js')
    const { active } = await worker.ready
    const notify = (seen: SeenPage) => active?.postMessage(seen)
    if (!cameThroughWorker()) notify({ page: addressWithoutHash(), parts: partsOfPage(), needsBasket: false })
    const saveBasket = () => {
      if (!needsBasket()) return
      notify({ page: null, parts: [], needsBasket: true })
      stop()
    }
    const stop = subscribe(saveBasket)
    saveBasket()
  } catch {
    // Without storage, the shop works as it does without a worker.
  }
}

/** A worker may take over a page that was loaded before it. */
function cameThroughWorker(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.workerStart > 0
}

const addressWithoutHash = () => location.origin + location.pathname + location.search

function partsOfPage(): readonly string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  return urls.filter((url) => url.startsWith(`${location.origin}/`))
}

/** What the worker saves of a page. */
export interface SeenPage {
  /** The first page was loaded before there was a worker; null later. */
  readonly page: string | null
  readonly parts: readonly string[]
  readonly needsBasket: boolean
}

/** A guest can choose dishes and see the basket without a connection. */
const needsBasket = () =>
  cartCount(getSnapshot()) > 0 || document.querySelector('[data-island="set-page"]') !== null
