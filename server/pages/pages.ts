/** The pages people read: rendered by React, finished with their styles and headers, served from memory. */
import { langOf, pagePath } from '#app/paths.ts'
import { answerTo, finish, type Making } from '#server/http/response.ts'
import type { AnswerCache } from '#server/http/response-cache.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { SiteApi, SiteConfig } from '#server/site/site-api.ts'
import { inlineStyles } from './inline-styles.ts'
import { openWithinLimits } from './order-guess.ts'
import type { PageSource } from './page-build.ts'
import {
  misspelt,
  notFoundPage,
  type PageAddress,
  pageAddress,
  withoutAlias,
  withSlash,
} from './page-policy.ts'
import { createRenderer, type Renderer } from './render.ts'

export interface PagesOptions {
  readonly source: PageSource
  readonly cache: AnswerCache
  readonly api: SiteApi
  readonly limiter: Limiter
}

/** Answers every address that no endpoint took: with a page, or with the way to the 404 page (decisions 3). */
export function createPages({
  source,
  cache,
  api,
  limiter,
}: PagesOptions): (request: Request, client: string) => Promise<Response> {
  const renderer = createRenderer(source, api)

  return async function answer(request, client) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    const url = new URL(request.url)
    const pathname = withoutAlias(withSlash(url.pathname))
    const elsewhere = misspelt[pathname]
    if (elsewhere) return redirect(elsewhere, 301)

    const pages = await renderer()
    const route = pages.routeOf(pathname)
    if (!route)
      return pathname === pagePath('notFound', langOf(pathname)) ? bareNotFound() : toNotFound(pathname)

    const page = pageAddress(route, url)
    if (!page) return toNotFound(pathname)
    const open = () => openPage(request, page, pages)
    return page.isPrivate ? openWithinLimits({ limiter, config: api.config }, client, page, open) : open()
  }

  async function openPage(request: Request, page: PageAddress, pages: Renderer): Promise<Response> {
    const make = async () => finishPage(page, pages, source, api.config)
    try {
      const isKept = !page.isPrivate && source.mode === 'production'
      return answerTo(
        request,
        isKept ? await cache.get(page.address, make) : await finish(await make(), 'quick'),
      )
    } catch (error) {
      if (error instanceof NotKept) return error.response
      throw error
    }
  }
}

/** What the page answered instead of a page; never kept for others. */
class NotKept extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('not kept')
    this.response = response
  }
}

async function finishPage(
  page: PageAddress,
  pages: Renderer,
  source: PageSource,
  config: SiteConfig,
): Promise<Making> {
  const response = await pages.render(page.address)
  const isNotFoundPage = page.page === notFoundPage
  if (response.status >= 300 && response.status < 400) throw new NotKept(response)
  if (response.status === 404 && !isNotFoundPage && !page.isPrivate)
    throw new NotKept(toNotFound(page.address))

  // Where the pages fail, asking them for more would hide their answer.
  const scripts = response.status >= 500 ? [] : await pages.inlineScripts()
  const { html, style } = await inlineStyles(await response.text(), source.styleSheet)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.lang === 'zh' ? 'zh-HK' : 'en',
    // Kept by the browser, asked for again each time: 304 unless the menu changed.
    'Cache-Control': 'no-cache',
    ...(source.mode === 'production' && {
      'Content-Security-Policy': contentSecurityPolicy(
        { scripts, styles: style === null ? [] : [style] },
        // The map's script tells Google the address it stands at, and this one holds the key of an order.
        page.isPrivate ? { ...config, mapsKey: null } : config,
      ),
    }),
    // The address of an order holds its key: neither search engines nor other sites get to see it.
    ...(page.isPrivate && {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    }),
  }
  if (response.status >= 500)
    throw new NotKept(
      new Response(html, { status: 500, headers: { ...headers, 'Cache-Control': 'no-store' } }),
    )
  return { status: isNotFoundPage ? 404 : response.status, headers, body: Buffer.from(html) }
}

/** Stands in where the build has no 404 page, so that the way there can't become a circle. */
function bareNotFound(): Response {
  return new Response('404', { status: 404 })
}

function toNotFound(pathname: string): Response {
  return redirect(pagePath('notFound', langOf(pathname)), 302)
}

function redirect(location: string, status: 301 | 302): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}
