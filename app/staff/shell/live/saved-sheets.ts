/**
 * public/staff/runs/worker.js opens the copy while offline. It holds names and addresses, so it is deleted
 * after the day and at sign-out.
 */
import { cacheNames } from '#app/browser/shop-caches.ts'
import { staffRunsPath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { unattendedHeaders } from './unattended-load.ts'

const keptAs = 'run-sheet '
const worker = `${staffRunsPath}worker.js`
const maxFetchMs = 15_000

/** Marks a copy, with its time. */
const mark = 'kept'

/**
 * The previous copy stays while offline.
 * @param abort aborts when the sheet changes or is left: a slow response must not replace a newer one
 */
export async function keepSheet(abort: AbortSignal): Promise<void> {
  if (!isPossible()) return
  try {
    await navigator.serviceWorker.register(worker, { scope: staffRunsPath })
    const today = keptAs + todayInHongKong(new Date())
    await deleteCopies((name) => name !== today)
    // If somebody signs out during the fetch, the page goes into a deleted cache.
    const copies = await caches.open(today)
    const address = location.pathname + location.search
    const page = await fetch(address, {
      headers: unattendedHeaders,
      signal: AbortSignal.any([abort, AbortSignal.timeout(maxFetchMs)]),
    })
    // A redirect leads to the sign-in page.
    if (!page.ok || page.redirected) return
    const copy = await withMark(page)
    abort.throwIfAborted()
    await copies.put(address, copy)
    const cache = new Set((await copies.keys()).map(({ url }) => url))
    await copies.addAll([...assetsOfPage()].filter((url) => !cache.has(url)))
  } catch {
    // The page works without a copy.
  }
}

/**
 * Another person may sign in next, and must not see the saved sheets, nor the pages of customers' orders that the
 * public site has saved on this device.
 */
export async function forgetCustomers(): Promise<void> {
  if (!isPossible()) return
  try {
    await deleteCopies(() => true)
    await caches.delete(cacheNames.order)
    const registration = await navigator.serviceWorker.getRegistration(staffRunsPath)
    // Without a worker of the run sheet, the browser finds that of the public site.
    if (registration?.scope.endsWith(staffRunsPath)) await registration.unregister()
  } catch {
    // If storage is blocked, there are no copies.
  }
}

/** Returns null if the page came from the server. */
export function savedSheetTime(): Date | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !(page instanceof PerformanceNavigationTiming)) return null
  const copies = page.serverTiming.find(({ name }) => name === mark)
  return copies ? new Date(copies.description) : null
}

/** Browsers have workers and caches on secure connections only. */
const isPossible = () => 'serviceWorker' in navigator && 'caches' in window

async function withMark(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('Server-Timing', `${mark};desc="${new Date().toISOString()}"`)
  return new Response(await page.text(), { headers })
}

function assetsOfPage(): ReadonlySet<string> {
  const resourceNames = performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set(resourceNames.filter((url) => url.startsWith(`${location.origin}/assets/`)))
}

async function deleteCopies(isOver: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(keptAs) && isOver(name)) await caches.delete(name)
}
