/**
 * A copy of the driver's run sheet in the browser, for the worker that opens it where there is no signal
 * (public/staff/runs/worker.js). It holds names and addresses: it is kept for the day, and until the driver signs out.
 */
import { staffRunsPath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { unattendedHeaders } from './unattended.ts'

const keptAs = 'run-sheet '
const worker = `${staffRunsPath}worker.js`
/** Milliseconds. */
const fetchWithin = 15_000

/** By this mark a page knows that it is a copy, and of when. */
const mark = 'kept'

/**
 * Keeps the page as the server has it now, with its scripts and fonts. Without a signal the copy before it stays.
 * @param outdated when the sheet has changed again, or is left: an answer that is slow must not replace a newer one
 */
export async function keepSheet(outdated: AbortSignal): Promise<void> {
  if (!isPossible()) return
  try {
    await navigator.serviceWorker.register(worker, { scope: staffRunsPath })
    const today = keptAs + todayInHongKong(new Date())
    await deleteCopies((name) => name !== today)
    // Opened before the page is fetched: if somebody signs out meanwhile, the page goes into a cache that is deleted.
    const copies = await caches.open(today)
    const address = location.pathname + location.search
    const page = await fetch(address, {
      headers: unattendedHeaders,
      signal: AbortSignal.any([outdated, AbortSignal.timeout(fetchWithin)]),
    })
    // A redirect leads to the sign-in page.
    if (!page.ok || page.redirected) return
    const copy = await marked(page)
    outdated.throwIfAborted()
    await copies.put(address, copy)
    const kept = new Set((await copies.keys()).map(({ url }) => url))
    await copies.addAll([...assetsOfPage()].filter((url) => !kept.has(url)))
  } catch {
    // Storage may be full or blocked too; the page works as before.
  }
}

/** Deletes what is kept, and the worker: somebody signed out, or another person may sign in. */
export async function forgetSheets(): Promise<void> {
  if (!isPossible()) return
  try {
    await deleteCopies(() => true)
    const registration = await navigator.serviceWorker.getRegistration(staffRunsPath)
    await registration?.unregister()
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** When this document was kept, if it is a copy; null: it came from the server. */
export function keptSince(): Date | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !(page instanceof PerformanceNavigationTiming)) return null
  const kept = page.serverTiming.find(({ name }) => name === mark)
  return kept ? new Date(kept.description) : null
}

/** Browsers have workers and caches on secure connections only. */
const isPossible = () => 'serviceWorker' in navigator && 'caches' in window

async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('Server-Timing', `${mark};desc="${new Date().toISOString()}"`)
  return new Response(await page.text(), { headers })
}

function assetsOfPage(): ReadonlySet<string> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set(loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)))
}

async function deleteCopies(isOver: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(keptAs) && isOver(name)) await caches.delete(name)
}
