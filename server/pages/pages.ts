/** Responds with a page or a redirect to the 404 page (decisions 3). */

import pLimit from 'p-limit'
import { inLanguage, langOf, pagePath, staffSignInPath } from '#app/paths.ts'
import { maxWaiting } from '#domain/staff/office/sign-in-limits.ts'
import { may } from '#domain/staff/permissions.ts'
import type { AccountsOf } from '#server/accounts/open-staff.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { addressPrefix } from '#server/limits/client-address.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { createTally } from '#server/limits/tally.ts'
import type { SessionOf } from '#server/page-data/session.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import { failurePageHeaders, openingHtml } from './failure-page.ts'
import { tooMany } from './order-guess.ts'
import type { PageSource } from './page-build.ts'
import {
  addressedLang,
  asksForData,
  filteredPage,
  isStaffPath,
  misspelt,
  type PageAddress,
  pageAddress,
  pagePathOf,
  unknownStaffPage,
  withoutAlias,
} from './page-policy.ts'
import { methodNotAllowed, redirect, toNotFound } from './plain-responses.ts'
import { briefWait, openPrivatePage } from './private-pages.ts'
import { createRenderer } from './render.ts'
import { openSharedPage } from './shared-pages.ts'

export interface PagesOptions {
  readonly source: PageSource
  readonly cache: ResponseCache
  /** Guests filter the menu in more ways than are worth keeping. */
  readonly filterCache: ResponseCache
  readonly api: SiteApi
  readonly shop: ShopDetailsReader
  readonly staffApi: StaffApi
  readonly limiter: Limiter
  readonly sessionOf: SessionOf
  readonly accountsOf: AccountsOf
  /** Refusals are logged once a minute. */
  readonly notice: (place: string, text: string) => void
}

export function createPages(options: PagesOptions): (request: Request, client: string) => Promise<Response> {
  const { source, cache, filterCache, api, shop, staffApi, limiter, sessionOf, accountsOf, notice } = options
  const { config } = api
  const refusals = createTally((counts) => {
    for (const [what, times] of counts) notice('refused', `${what}, ${times} ×`)
  })
  const noteRefusal = (what: string, client: string) =>
    void refusals(`${what}, from ${addressPrefix(client)}`)
  // Rendering many sign-ins would starve the visitors.
  const signIns = pLimit(1 + maxWaiting)
  const renderer = createRenderer(source, api, staffApi)
  /** Owners see the pages before visitors do. */
  async function isPreview(request: Request) {
    const session = await sessionOf(request, 'unnoticed')
    return session !== null && !session.lacksFactor && may(session.staff.role, 'change-settings')
  }

  return async function answer(request, client) {
    const { method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const url = new URL(request.url)
    const pathname = withoutAlias(pagePathOf(url))
    const isSignIn = method === 'POST' && !asksForData(url) && pathname.toLowerCase() === staffSignInPath
    // Checked first, because a flood of guesses must not slow down the pages.
    if (isSignIn && signIns.activeCount >= signIns.concurrency)
      return tooMany(briefWait, { lang: addressedLang(url.search) ?? 'zh' }, shop)
    const pages = await renderer()
    const route = pages.routeOf(pathname) ?? (isStaffPath(pathname) ? unknownStaffPage : undefined)
    const address = route && pageAddress(route, url)
    const page = asksForData(url) && !address?.isStaff ? null : address
    if (page?.lang === 'en' && !(await shop.current()).hasEnglish)
      return redirect(inLanguage(page.address, 'zh'), isRead ? 302 : 307)
    const opening = page && !showsItself(page) ? await api.opening() : null
    const isHidden = opening?.isHidden === true
    if (page && isHidden && (opening.isUnnamed || !(await isPreview(request)))) {
      const details = await shop.current()
      return withHeaders(new Response(openingHtml(page.lang, details, opening.opensOn)), {
        ...failurePageHeaders(details),
        ...hiddenHeaders,
      })
    }
    if (page?.isPrivate && !isRead && method !== 'POST') return methodNotAllowed('GET, HEAD, POST')
    if (page?.isPrivate) {
      const open = () =>
        openPrivatePage(
          { source, config, shop, limiter, sessionOf, accountsOf, countRefusal: noteRefusal },
          request,
          client,
          page,
          pages,
        )
      return isSignIn ? signIns(open) : open()
    }
    if (!isRead) return methodNotAllowed('GET, HEAD')
    if (page) {
      const wait = page.page === filteredPage ? await limiter.take(['calls', client]) : null
      if (wait !== null) return tooMany(wait, page, shop)
      const shownCache = page.page === filteredPage ? filterCache : cache
      const shared = { source, cache: isHidden ? null : shownCache, api }
      const response = await openSharedPage(shared, request, page, pages)
      return isHidden ? withHeaders(response, hiddenHeaders) : response
    }

    const elsewhere = misspelt[pathname]
    if (elsewhere) return redirect(elsewhere, 301)
    const lang = langOf(pathname)
    return pathname === pagePath('notFound', lang) ? bareNotFound() : toNotFound(lang)
  }
}

/** These pages work before the shop is open. */
const showsItself = ({ isStaff, page }: PageAddress) => isStaff || page === 'order' || page === 'practice'

const hiddenHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Prevents a loop if the build has no 404 page. */
function bareNotFound(): Response {
  return new Response('404', { status: 404 })
}
