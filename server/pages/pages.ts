/** Answers every request that no endpoint handled: with a page, or with a redirect to the 404 page (decisions 3). */
import { langOf, pagePath } from '#app/paths.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { SessionOf } from '#server/site/session.ts'
import type { SiteApi } from '#server/site/site-api.ts'
import { methodNotAllowed, redirect, toNotFound } from './elsewhere.ts'
import type { PageSource } from './page-build.ts'
import { misspelt, pageAddress, withoutAlias, withSlash } from './page-policy.ts'
import { openPrivatePage } from './private-pages.ts'
import { createRenderer } from './render.ts'
import { openSharedPage } from './shared-pages.ts'

export interface PagesOptions {
  readonly source: PageSource
  readonly cache: ResponseCache
  readonly api: SiteApi
  readonly limiter: Limiter
  readonly sessionOf: SessionOf
}

export function createPages(options: PagesOptions): (request: Request, client: string) => Promise<Response> {
  const { source, cache, api, limiter, sessionOf } = options
  const { config } = api
  const renderer = createRenderer(source, api)

  return async function answer(request, client) {
    const { method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const url = new URL(request.url)
    const pathname = withoutAlias(withSlash(url.pathname))
    const pages = await renderer()
    const route = pages.routeOf(pathname)
    const page = route && pageAddress(route, url)
    if (page?.isPrivate && !isRead && method !== 'POST') return methodNotAllowed('GET, HEAD, POST')
    if (page?.isPrivate)
      return openPrivatePage({ source, config, limiter, sessionOf }, request, client, page, pages)
    if (!isRead) return methodNotAllowed('GET, HEAD')
    if (page) return openSharedPage({ source, cache, config }, request, page, pages)

    const elsewhere = misspelt[pathname]
    if (elsewhere) return redirect(elsewhere, 301)
    const lang = langOf(pathname)
    return pathname === pagePath('notFound', lang) ? bareNotFound() : toNotFound(lang)
  }
}

/** Used when the build has no 404 page, so that redirecting there can't loop. */
function bareNotFound(): Response {
  return new Response('404', { status: 404 })
}
