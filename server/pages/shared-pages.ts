/** Shared pages are rendered once and cached. */
import { pagePath, themedPage } from '#app/paths.ts'
import { type PlainResponse, respondOnce, toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { PageSource } from './page-build.ts'
import { pageHtml } from './page-html.ts'
import { notFoundPage, type PageAddress } from './page-policy.ts'
import { redirect, toNotFound } from './plain-responses.ts'
import type { Renderer } from './render.ts'

export interface SharedPagesOptions {
  readonly source: PageSource
  /** Null for pages that visitors do not see yet. */
  readonly cache: ResponseCache | null
  readonly api: SiteApi
}

export async function openSharedPage(
  { source, cache, api }: SharedPagesOptions,
  request: Request,
  page: PageAddress,
  pages: Renderer,
): Promise<Response> {
  const make = () => makePage(page, pages, source, api)
  try {
    return cache && source.mode === 'production'
      ? toResponse(request, await cache.get(page.address, make))
      : await respondOnce(request, await make())
  } catch (error) {
    if (error instanceof NotCached) return error.response
    throw error
  }
}

/** The response must not be cached. */
class NotCached extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('not cached')
    this.response = response
  }
}

async function makePage(
  page: PageAddress,
  pages: Renderer,
  source: PageSource,
  { config, closedPages, site }: SiteApi,
): Promise<PlainResponse> {
  const isThemed = page.page === themedPage
  const id = isThemed ? (page.address.split('/').at(-2) ?? '') : page.page
  if (isThemed && !(await site()).pages.some((each) => each.id === id))
    throw new NotCached(toNotFound(page.lang))
  if ((await closedPages()).includes(id)) throw new NotCached(redirect(pagePath('menu', page.lang), 302))
  const pageResponse = await pages.render(page.address)
  const isNotFoundPage = page.page === notFoundPage
  if (pageResponse.status >= 300 && pageResponse.status < 400) throw new NotCached(pageResponse)
  if (pageResponse.status === 404 && !isNotFoundPage) throw new NotCached(toNotFound(page.lang))
  const { html, headers } = await pageHtml(pageResponse, page, pages, source, config)
  if (pageResponse.status >= 500)
    throw new NotCached(
      new Response(html, { status: 500, headers: { ...headers, 'Cache-Control': 'no-store' } }),
    )
  return {
    status: isNotFoundPage ? 404 : pageResponse.status,
    // The response is 304 unless the menu changed.
    headers: { ...headers, 'Cache-Control': 'no-cache' },
    body: Buffer.from(html),
  }
}
