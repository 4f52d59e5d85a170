/** The application is a function of its dependencies, so that tests can call app.request(). */
import { Hono } from 'hono'
import { timeout } from 'hono/timeout'
import {
  forgetDevicePath,
  langOf,
  pagePath,
  staffBrandPath,
  staffDishesPath,
  staffEventsPath,
  staffMenusPath,
  staffPicturesPath,
  staffRunsPath,
  staffSettingsPath,
  staffSitePath,
} from '#app/paths.ts'
import { maxPictureBytes } from '#domain/shop/shop-picture.ts'
import { maxSettingsForm } from '#domain/staff/shop/settings/settings-submission.ts'
import { langs } from '#domain/text.ts'
import type { AccountsOf } from './accounts/open-staff.ts'
import type { BackupSettings } from './backup/backup-folder.ts'
import { isOutage } from './db/store/outage.ts'
import type { Store } from './db/store/store.ts'
import { failureResponse, maxResponseMs, outOfTime, tooLarge } from './failure.ts'
import { graphqlRoutes } from './graphql/endpoint.ts'
import { openAssets } from './http/assets.ts'
import { limitBody, maxClientParts } from './http/limited-body.ts'
import type { Answering } from './http/listen.ts'
import { logOfRequest } from './http/request-watch.ts'
import { toResponse } from './http/response.ts'
import { createResponseCache } from './http/response-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { isUpload, uploadPatience, uploadTime } from './http/upload-time.ts'
import { withinBody } from './http/within-body.ts'
import type { PictureStore } from './images/picture-store.ts'
import type { ClientOf } from './limits/client-address.ts'
import type { Limiter } from './limits/limiter.ts'
import { type Log, logNotice } from './log.ts'
import { type MetricsEndpoint, metricsRoutes } from './metrics/endpoint.ts'
import type { SessionOf } from './page-data/session.ts'
import { createShopDetailsReader } from './page-data/shop-details.ts'
import { createSiteApi, type Payments, type SiteConfig } from './page-data/site-api.ts'
import { createStaffApi } from './page-data/staff/staff-api.ts'
import { createForgetDevice } from './pages/forget-device.ts'
import type { PageSource } from './pages/page-build.ts'
import { createPages } from './pages/pages.ts'
import { StaffFailure } from './pages/staff-failure.ts'
import { type WarmOptions, warm } from './pages/warm.ts'
import { brandFileRoutes } from './rest/brand-files.ts'
import { menuCardRoutes } from './rest/menu-cards.ts'
import { createOrderChanges } from './rest/order-changes.ts'
import { maxProofsBodyBytes } from './rest/proofs.ts'
import { restRoutes } from './rest/routes.ts'
import { sharePictureRoutes } from './rest/share-pictures.ts'
import { sitemapRoutes } from './rest/sitemap.ts'
import { createStaffEvents } from './rest/staff-events.ts'

export interface SiteOptions {
  readonly store: Store
  readonly pages: PageSource
  readonly images: PictureStore
  readonly config: SiteConfig
  readonly payments: Payments
  readonly backups?: BackupSettings | undefined
  /** Null if they are off. */
  readonly metrics?: MetricsEndpoint | null
  readonly webhooksReachPrivate?: boolean | undefined
  readonly isProduction: boolean
  readonly now: () => Date
  readonly log: Log
  readonly notice: (place: string, text: string) => void
  readonly limiter: Limiter
  readonly clientOf: ClientOf
  readonly sessionOf: SessionOf
  readonly accountsOf: AccountsOf
}

export interface Site extends Answering {
  readonly app: Hono
  warm(options: WarmOptions): Promise<void>
  /** Ends open streams before the server stops. */
  endStreams(): void
}

/** Room for 53 sets x 3 names x 2 languages x page and dialog, and all other pages. */
const maxPages = 1000
/** Room for each set, category and language, and the drawings of all dishes. */
const maxLists = 1000
/** The limit is ten times the longest order form. */
const maxFormBytes = 128 * 1024
/** A cart's response has up to half a megabyte. */
const maxOrderings = 60
const maxFilters = 60

const practiceEnd =
  'practice payments have ended, since the shop was reached from elsewhere: set SITE_URL and a real way to be paid (docs/configuration.md)'

export async function createSite(options: SiteOptions): Promise<Site> {
  const { store, pages, config, payments, now, log, limiter, clientOf, sessionOf, accountsOf } = options
  const shop = createShopDetailsReader(store, config.details)
  const security = securityHeaders(config)
  const assets = await openAssets(pages.clientDir, security)
  const { watch } = payments
  // Cached pages may offer sandbox payments, which end with the first public request.
  const revision = () => (watch?.isReachedFromElsewhere() ? store.revision() + 0.5 : store.revision())
  const cacheOptions = { revision, now, headers: security, staleOn: isOutage }
  // Programs requesting lists must not evict pages.
  const pageCache = createResponseCache({ ...cacheOptions, maxEntries: maxPages })
  const restCache = createResponseCache({ ...cacheOptions, maxEntries: maxLists })
  const orderingCache = createResponseCache({ ...cacheOptions, maxEntries: maxOrderings, effort: 'quick' })
  const filterCache = createResponseCache({ ...cacheOptions, maxEntries: maxFilters, effort: 'quick' })
  const orderChanges = createOrderChanges(store)
  const staffEvents = createStaffEvents({ store, sessionOf, now })
  const api = createSiteApi(store, { config, shop }, payments, now)
  const answerPage = createPages({
    source: pages,
    cache: pageCache,
    filterCache,
    staffApi: createStaffApi(store, payments.ways, now, config.details, options),
    api,
    shop,
    limiter,
    sessionOf,
    accountsOf,
    notice: options.notice,
  })

  const isOpen = async () => !(await api.opening()).isHidden
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(security))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  if (watch)
    app.use((c, next) => {
      if (watch.look(c.req.raw)) logNotice('payments', practiceEnd)
      return next()
    })
  app.onError((error, c) => {
    const cause = error instanceof StaffFailure ? error.cause : error
    logOfRequest(log, c.env)(`${c.req.method} ${loggedPath(c.req.url)}`, cause)
    return failureResponse(error, c.req.raw, shop.details())
  })
  const inTime = timeout(maxResponseMs, outOfTime)
  const uploadInTime = uploadTime({ ...uploadPatience, answerMs: maxResponseMs }, outOfTime)
  app.use((c, next) => {
    if (hasOwnLimit(c.req.path)) return next()
    return isUpload(c.req.header('content-type')) ? uploadInTime(c, next) : inTime(c, next)
  })
  if (options.metrics) app.route('/', metricsRoutes(options.metrics))
  app.route('/', graphqlRoutes({ ...options, isOpen }))
  app.route('/', restRoutes({ ...options, shop, orderChanges, cache: restCache, orderingCache }))
  app.route('/', menuCardRoutes({ ...options, shop, cache: restCache }))
  app.route('/', sharePictureRoutes({ ...options, shop }))
  app.route('/', brandFileRoutes({ ...options, shop, cache: restCache }))
  app.route('/', sitemapRoutes({ ...options, cache: restCache }))
  app.get(staffEventsPath, (c) => staffEvents.answer(c.req.raw))
  const within = (maxBytes: number, parts?: number) =>
    withinBody(maxBytes, ({ req }) => tooLarge(langOf(req.path), shop.details()), parts)
  const forgetDevice = createForgetDevice({ siteUrl: config.siteUrl, shop, sessionOf })
  for (const lang of langs) app.post(forgetDevicePath(lang), (c) => forgetDevice(c.req.raw, lang))
  // Transfer pictures are read after the key is checked.
  for (const lang of langs)
    app.post(pagePath('order', lang), (c) => {
      const hasPictures = /^multipart\//i.test(c.req.header('content-type') ?? '')
      const request = limitBody(c.req.raw, hasPictures ? maxProofsBodyBytes : maxFormBytes)
      return request ? answerPage(request, clientOf(c)) : tooLarge(lang, shop.details())
    })
  app.post(`${staffRunsPath}*`, within(maxProofsBodyBytes), (c) => answerPage(c.req.raw, clientOf(c)))
  app.post(`${staffSitePath}*`, within(maxPictureBytes + maxFormBytes, maxClientParts), (c) =>
    answerPage(c.req.raw, clientOf(c)),
  )
  for (const path of [staffMenusPath, staffDishesPath, staffPicturesPath, staffBrandPath])
    app.post(`${path}*`, within(maxPictureBytes + maxFormBytes), (c) => answerPage(c.req.raw, clientOf(c)))
  app.post(`${staffSettingsPath}*`, within(maxSettingsForm + maxPictureBytes), (c) =>
    answerPage(c.req.raw, clientOf(c)),
  )
  app.all('*', within(maxFormBytes), async (c) => {
    const { req } = c
    const asset = /^(GET|HEAD)$/.test(req.method) ? await assets.get(req.path) : undefined
    return asset ? toResponse(req.raw, asset) : answerPage(req.raw, clientOf(c))
  })

  return {
    app,
    peek: (address, acceptEncoding, ifNoneMatch) =>
      (assets.peek(address) ?? pageCache.peek(address) ?? filterCache.peek(address))?.readyFor(
        acceptEncoding,
        ifNoneMatch,
      ),
    warm: (when) => warm(app, assets, when),
    endStreams: () => {
      orderChanges.end()
      staffEvents.end()
    },
  }
}

/** A decoded path could contain line breaks. Sign-in links are keys, which logs must not contain. */
function loggedPath(url: string): string {
  return new URL(url).pathname.replace(/^(\/staff\/(?:welcome|day|pair)\/)[^/]+/i, '$1…')
}

/** A first rendering may take longer; GraphQL reports its own timeouts. */
function hasOwnLimit(path: string): boolean {
  return /^\/(api\/file\/image|share|graphql)(\/|$)/.test(path)
}
