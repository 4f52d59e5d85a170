/** The service worker of the public site, served as /sw.js (decisions/0100). */
import { CacheFirst, ExpirationPlugin, type SerwistPlugin, Strategy, type StrategyHandler } from 'serwist'
import { cacheNames, isCacheOfShop, isTooOldForOrder, savedAt } from '#app/browser/shop-caches.ts'
import { forgetDevicePaths, langOf, pagePath } from '#app/paths.ts'
import { menuAsOf } from '#content/pages/offline.ts'
import type { Lang } from '#domain/text.ts'
import { withMenuHour, withSavedBar } from './saved-bar.ts'
import type { SeenPage } from './start.ts'
import { type Treatment, treatmentOf } from './treatment.ts'
import type { FetchOfPage, WorkerEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** The build lists the scripts and styles of the basket and of the choice of dishes. */
declare const BASKET_FILES: readonly string[]

/** A copy is shown after this time. */
const maxWaitMs = 5_000
const daySeconds = 86_400
const matchOptions = { ignoreVary: true }

class ServerFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetchAndCachePut(request).catch(() => null)
    handler.waitUntil(response)
    const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null))
    const first = await Promise.race([response, late])
    if (first && first.status < 500) {
      // A page that leads elsewhere or is gone must not come back from its copy.
      if (first.type === 'opaqueredirect' || first.status === 404) handler.waitUntil(this.remove(request))
      return first
    }
    const copy = await handler.cacheMatch(request).catch(() => undefined)
    return copy ?? (await response) ?? (await offlinePage(langOf(new URL(request.url).pathname)))
  }

  private async remove(request: Request): Promise<void> {
    const cache = await caches.open(this.cacheName)
    await cache.delete(request, matchOptions)
  }
}

async function offlinePage(lang: Lang): Promise<Response> {
  const options = { ...matchOptions, cacheName: cacheNames.page }
  try {
    const copy = await caches.match(pagePath('offline', lang), options)
    const menu = await caches.match(pagePath('menu', lang), options)
    const time = menu && savedAt(menu)
    if (!copy || !time) return copy ?? Response.error()
    return new Response(withMenuHour(await copy.text(), menuAsOf(time)[lang]), { headers: copy.headers })
  } catch {
    return Response.error()
  }
}

const onlyIf = (isSaved: (response: Response) => boolean): SerwistPlugin => ({
  cacheWillUpdate: async ({ response }) => (isSaved(response) ? response : null),
})

const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected
const hasType = ({ headers }: Response, pattern: RegExp) => pattern.test(headers.get('content-type') ?? '')
const mayBeStored = ({ headers }: Response) => !/no-store/.test(headers.get('cache-control') ?? '')

const namesItsHour: SerwistPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, request }) {
    const time = cachedResponse && savedAt(cachedResponse)
    if (!time || !hasType(cachedResponse, /^text\/html/)) return cachedResponse
    const { status, headers } = cachedResponse
    const html = withSavedBar(await cachedResponse.text(), new URL(request.url), time)
    return new Response(html, { status, headers })
  },
}

/** The offline page has the shop's facts, so that it is fetched again every day. */
const savesOfflinePage: SerwistPlugin = {
  async cacheDidUpdate({ request, event }) {
    const path = pagePath('offline', langOf(new URL(request.url).pathname))
    if (new URL(request.url).pathname === path) return
    const cache = await caches.open(cacheNames.page)
    const copy = await cache.match(path, matchOptions)
    const time = copy && savedAt(copy)
    if (time && Date.now() - time.getTime() < daySeconds * 1000) return
    const page = await fetch(path)
    if (!isWhole(page)) return
    await cache.put(path, page.clone())
    await saveAll(
      [...(await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url),
      event,
    )
  },
}

/**
 * An index of addresses would outlast the cache and contains keys of orders, so that copies of orders expire without
 * one.
 */
async function deleteOldOrders(): Promise<void> {
  const cache = await caches.open(cacheNames.order)
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, matchOptions)
    if (copy && isTooOldForOrder(savedAt(copy), new Date())) await cache.delete(request, matchOptions)
  }
}

const deletesOldOrders: SerwistPlugin = { cacheDidUpdate: deleteOldOrders }

const hidesOldOrder: SerwistPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse || !isTooOldForOrder(savedAt(cachedResponse), new Date())) return cachedResponse
    await deleteOldOrders()
    return null
  },
}

const savesCalendarFile: SerwistPlugin = {
  async cacheDidUpdate({ newResponse, event }) {
    const [, file] = /href="(\/api\/orders\/[^"]+\/calendar[^"]*)"/.exec(await newResponse.text()) ?? []
    if (file) await saveAll([file.replaceAll('&amp;', '&')], event)
  },
}

const expires = (maxEntries: number, days: number, purgeOnQuotaError = false) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * daySeconds, purgeOnQuotaError })

/** Looking for what is over with each file would delay the page. */
function expiresOnSave(...limits: Parameters<typeof expires>): SerwistPlugin {
  const plugin = expires(...limits)
  return { cacheDidUpdate: (update) => plugin.cacheDidUpdate(update) }
}

const strategies: Readonly<Record<Treatment, Strategy>> = {
  page: new ServerFirst({
    cacheName: cacheNames.page,
    matchOptions,
    plugins: [
      onlyIf((response) => isWhole(response) && mayBeStored(response) && hasType(response, /^text\/html/)),
      expires(80, 30),
      namesItsHour,
      deletesOldOrders,
      savesOfflinePage,
    ],
  }),
  order: new ServerFirst({
    cacheName: cacheNames.order,
    matchOptions,
    plugins: [
      onlyIf((response) => isWhole(response) && hasType(response, /^text\/(html|calendar)/)),
      hidesOldOrder,
      namesItsHour,
      deletesOldOrders,
      savesOfflinePage,
      savesCalendarFile,
    ],
  }),
  live: new ServerFirst({ plugins: [onlyIf(() => false)] }),
  asset: new CacheFirst({
    cacheName: cacheNames.asset,
    matchOptions,
    plugins: [onlyIf(isWhole), expiresOnSave(200, 60)],
  }),
  picture: new CacheFirst({
    cacheName: cacheNames.picture,
    matchOptions,
    plugins: [onlyIf(isWhole), expiresOnSave(200, 30, true)],
  }),
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
  event.waitUntil(deleteOldOrders().catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && forgetDevicePaths().includes(url.pathname) && isFromHere(request))
    event.waitUntil(forget())
  if (request.method !== 'GET') return
  const isPage = request.mode === 'navigate'
  const treatment = isOfStaff(request) ? null : treatmentOf(url, isPage)
  if (treatment) {
    const [response, saved] = strategies[treatment].handleAll(event)
    // Full or forbidden storage must not keep the server's response back.
    event.respondWith(response.catch(() => fetch(request)))
    event.waitUntil(saved.catch(() => {}))
  } else if (isPage) event.respondWith(passOn(event))
})

self.addEventListener('message', (event) => {
  const { page, parts, needsBasket } = event.data as SeenPage
  const save = async () => {
    if (page !== null) await saveAll([...parts, page], event, page)
    if (needsBasket) await saveAll(await missingFiles(BASKET_FILES), event)
  }
  event.waitUntil(save().catch(() => {}))
})

async function saveAll(
  urls: readonly string[],
  event: WorkerEvent,
  page: string | null = null,
): Promise<void> {
  for (const url of urls) {
    const treatment = treatmentOf(new URL(url, self.location.origin), url === page)
    if (!treatment || treatment === 'live') continue
    const done = strategies[treatment].handleAll({ request: new Request(url), event })
    await Promise.all(done).catch(() => {})
  }
}

async function missingFiles(paths: readonly string[]): Promise<readonly string[]> {
  const requests = await (await caches.open(cacheNames.asset)).keys()
  const savedPaths = new Set(requests.map(({ url }) => new URL(url).pathname))
  return paths.filter((path) => !savedPaths.has(path))
}

/** Parts of pages of the back office are not saved either. */
const isOfStaff = ({ mode, referrer }: Request) =>
  mode !== 'navigate' && referrer !== '' && /^\/staff\//i.test(new URL(referrer).pathname)

/** Another site can post here too, which the server refuses. Pages of the shop name themselves to the shop. */
const isFromHere = ({ referrer }: Request) => referrer.startsWith(`${self.location.origin}/`)

/** The browser has sent the request already, and would send another one. */
const passOn = async (event: FetchOfPage): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

async function forget(): Promise<void> {
  for (const name of await caches.keys()) if (isCacheOfShop(name)) await caches.delete(name)
}
