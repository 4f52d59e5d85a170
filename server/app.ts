/** The application as a function of its dependencies: tests send it real requests with app.request(). */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timeout } from 'hono/timeout'
import { langOf } from '#app/paths.ts'
import { isOutage } from './db/store/outage.ts'
import type { Store } from './db/store/store.ts'
import { failureResponse, maxResponseMs, outOfTime, tooLarge } from './failure.ts'
import { graphqlRoutes } from './graphql/endpoint.ts'
import { openAssets } from './http/assets.ts'
import type { Answering } from './http/listen.ts'
import { toResponse } from './http/response.ts'
import { createResponseCache } from './http/response-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { PictureStore } from './images/picture-store.ts'
import type { ClientOf } from './limits/client-address.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Log } from './log.ts'
import type { PageSource } from './pages/page-build.ts'
import { createPages } from './pages/pages.ts'
import { type WarmOptions, warm } from './pages/warm.ts'
import { restRoutes } from './rest/routes.ts'
import { sharePictureRoutes } from './rest/share-pictures.ts'
import { sitemapRoutes } from './rest/sitemap.ts'
import type { SessionOf } from './site/session.ts'
import { createSiteApi, type Payments, type SiteConfig } from './site/site-api.ts'

export interface SiteOptions {
  readonly store: Store
  readonly pages: PageSource
  readonly images: PictureStore
  readonly config: SiteConfig
  readonly payments: Payments
  readonly version: string
  readonly isProduction: boolean
  readonly now: () => Date
  readonly log: Log
  readonly limiter: Limiter
  readonly clientOf: ClientOf
  readonly sessionOf: SessionOf
}

export interface Site extends Answering {
  readonly app: Hono
  /** Caches what the first visitors will request. */
  warm(options: WarmOptions): Promise<void>
}

/** Room for 53 sets x 3 names x 2 languages x page and dialog, and all other pages. */
const maxPages = 1000
/** Room for each set, category and language, and the SVG drawings of all dishes. */
const maxLists = 1000
/** Maximum size of a form, in bytes: ten times the longest texts of the order form. */
const maxForm = 128 * 1024
/** Responses to carts, up to half a megabyte each: single sets, and the combinations that are popular at the time. */
const maxOrderings = 60

export async function createSite(options: SiteOptions): Promise<Site> {
  const { store, pages, config, payments, now, log, limiter, clientOf, sessionOf } = options
  const security = securityHeaders(config)
  const assets = await openAssets(pages.clientDir, security)
  const kept = { revision: store.revision, now, headers: security, staleOn: isOutage }
  // Separate caches, so that programs requesting lists can't evict the pages that people read.
  const pageCache = createResponseCache({ ...kept, maxEntries: maxPages })
  const restCache = createResponseCache({ ...kept, maxEntries: maxLists })
  const orderingCache = createResponseCache({ ...kept, maxEntries: maxOrderings, effort: 'quick' })
  const answerPage = createPages({
    source: pages,
    cache: pageCache,
    api: createSiteApi(store, config, payments, now),
    limiter,
    sessionOf,
  })

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(security))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.onError((error, c) => {
    // The undecoded path: decoded it could contain line breaks.
    log(`${c.req.method} ${new URL(c.req.url).pathname}`, error)
    return failureResponse(error, c.req.raw, config)
  })
  const inTime = timeout(maxResponseMs, outOfTime)
  app.use((c, next) => (hasOwnLimit(c.req.path) ? next() : inTime(c, next)))
  app.route('/', graphqlRoutes(options))
  app.route('/', restRoutes({ ...options, cache: restCache, orderingCache }))
  app.route('/', sharePictureRoutes(options))
  app.route('/', sitemapRoutes({ ...options, cache: restCache }))
  const withinSize = bodyLimit({
    maxSize: maxForm,
    onError: ({ req }) => tooLarge(langOf(req.path), config),
  })
  app.all('*', withinSize, async (c) => {
    const { req } = c
    const asset = /^(GET|HEAD)$/.test(req.method) ? await assets.get(req.path) : undefined
    return asset ? toResponse(req.raw, asset) : answerPage(req.raw, clientOf(c))
  })

  return {
    app,
    peek: (address, acceptEncoding, ifNoneMatch) =>
      (assets.peek(address) ?? pageCache.peek(address))?.readyFor(acceptEncoding, ifNoneMatch),
    warm: (when) => warm(app, assets, when),
  }
}

/** Rendering a picture for the first time may take longer; GraphQL reports its own timeout in its own format. */
function hasOwnLimit(path: string): boolean {
  return /^\/(api\/file\/image|share|graphql)(\/|$)/.test(path)
}
