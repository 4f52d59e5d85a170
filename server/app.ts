/** The application as a function of what it stands on: tests send it real requests with app.request(). */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timeout } from 'hono/timeout'
import { langOf } from '#app/paths.ts'
import { isOutage } from './db/store/outage.ts'
import type { Store } from './db/store/store.ts'
import { failureAnswer, longestAnswer, outOfTime, tooLarge } from './failure.ts'
import { graphqlRoutes } from './graphql/endpoint.ts'
import { openAssets } from './http/assets.ts'
import type { Answering } from './http/listen.ts'
import { answerTo } from './http/response.ts'
import { createAnswerCache } from './http/response-cache.ts'
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
import { createSiteApi, type SiteConfig } from './site/site-api.ts'

export interface SiteOptions {
  readonly store: Store
  readonly pages: PageSource
  readonly images: PictureStore
  readonly config: SiteConfig
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
  /** Makes ready what the first visitors will ask for. */
  warm(options: WarmOptions): Promise<void>
}

/** 53 sets x 3 names x 2 languages x page and dialog, and all other pages, fit. */
const mostPages = 1000
/** Lists by what they hold: each set, category and language, and the drawings of all dishes. */
const mostLists = 1000
/** Bytes of a form: the longest texts of the order form take a tenth. */
const maxForm = 128 * 1024
/** What carts ask for, up to half a megabyte each: single sets, and what people take together these days. */
const mostOrderings = 60

export async function createSite(options: SiteOptions): Promise<Site> {
  const { store, pages, config, now, log, limiter, clientOf, sessionOf } = options
  const security = securityHeaders(config)
  const assets = await openAssets(pages.clientDir, security)
  const kept = { revision: store.revision, now, headers: security, staleOn: isOutage }
  // Apart, so that programs asking for lists can not push out the pages that people read.
  const pageCache = createAnswerCache({ ...kept, mostEntries: mostPages })
  const restCache = createAnswerCache({ ...kept, mostEntries: mostLists })
  const orderingCache = createAnswerCache({ ...kept, mostEntries: mostOrderings, effort: 'quick' })
  const answerPage = createPages({
    source: pages,
    cache: pageCache,
    api: createSiteApi(store, config, now),
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
    // As it was sent: decoded it could hold line breaks.
    log(`${c.req.method} ${new URL(c.req.url).pathname}`, error)
    return failureAnswer(error, c.req.raw, config)
  })
  const inTime = timeout(longestAnswer, outOfTime)
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
    return asset ? answerTo(req.raw, asset) : answerPage(req.raw, clientOf(c))
  })

  return {
    app,
    peek: (address, acceptEncoding, ifNoneMatch) =>
      (assets.peek(address) ?? pageCache.peek(address))?.readyFor(acceptEncoding, ifNoneMatch),
    warm: (when) => warm(app, assets, when),
  }
}

/** A picture nobody asked for before may take longer to draw; GraphQL answers in its own form when its time is up. */
function hasOwnLimit(path: string): boolean {
  return /^\/(api\/file\/image|share|graphql)(\/|$)/.test(path)
}
