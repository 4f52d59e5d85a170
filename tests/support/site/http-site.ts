/** The application with its own database. */

import { openStaff } from '#server/accounts/open-staff.ts'
import type { ScryptCost } from '#server/accounts/passwords/password-hashes.ts'
import { createSite, type Site } from '#server/app.ts'
import { loadUploadedPicture } from '#server/db/shop/images.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import type { Store } from '#server/db/store/store.ts'
import { createPictureStore, type PictureStore } from '#server/images/picture-store.ts'
import type { ClientOf } from '#server/limits/client-address.ts'
import { createLimiter } from '#server/limits/limiter.ts'
import type { MetricsEndpoint } from '#server/metrics/endpoint.ts'
import type { SessionOf } from '#server/page-data/session.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import type { Payments, SiteConfig } from '#server/page-data/site-api.ts'
import type { PageSource } from '#server/pages/page-build.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { cheapHashes } from '#tests/support/staff/staff.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { pageSource } from './page-source.ts'
import { pageWithoutBreaks } from './without-breaks.ts'

export const testConfig: SiteConfig = {
  siteUrl: 'http://localhost:3000',
  chineseCateringUrl: null,
  details: {
    shopUrl: { zh: 'https://shop.example', en: 'https://shop.example/en' },
    email: 'hello@example.com',
  },
  mapsKey: null,
  analyticsId: null,
  paymentOrigin: null,
}

export interface TestSite extends Site {
  readonly store: Store
  readonly images: PictureStore
  readonly payments: Payments
  readonly logLines: readonly string[]
  setNow(instant: Date): void
  /** The request is same-origin, and pages come without break opportunities. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The other site shares the database. */
  beside(options: Partial<TestSiteOptions>): Promise<Site>
  close(): Promise<void>
}

export interface TestSiteOptions {
  readonly pages: PageSource
  readonly now: Date
  readonly isProduction: boolean
  readonly config: Partial<SiteConfig>
  readonly sessionOf: SessionOf
  readonly clientOf: ClientOf
  readonly payments: Payments
  readonly passwordCost: ScryptCost
  /** Wraps the real store. */
  readonly store: Store
  readonly metrics: MetricsEndpoint | null
}

export async function openTestSite(options: Partial<TestSiteOptions> = {}): Promise<TestSite> {
  let instant = options.now ?? testNow
  const store = byDay(await openTestStore(), () => instant)
  const logLines: string[] = []
  const images = createPictureStore(
    store.dataDir,
    (place) => logLines.push(place),
    (file) => loadUploadedPicture(store.db, file),
  )
  const payments = practisedPayments(store, () => instant)
  const beside = (options: Partial<TestSiteOptions>) => {
    const config = { ...testConfig, ...options.config }
    const limiter = createLimiter({
      secret: store.tokenKey,
      guesses: null,
      report: (line) => logLines.push(`limits: ${line}`),
    })
    const { db, tokenKey } = options.store ?? store
    const staff = openStaff({
      db,
      tokenKey,
      siteUrl: config.siteUrl,
      limiter,
      shop: createShopDetailsReader(options.store ?? store, config.details),
      now: () => instant,
      passwordCost: options.passwordCost ?? cheapHashes,
    })
    return createSite({
      store: options.store ?? store,
      images,
      pages: options.pages ?? pageSource({}),
      isProduction: options.isProduction ?? true,
      config,
      payments: options.payments ?? payments,
      metrics: options.metrics ?? null,
      now: () => instant,
      log: (place, error) => logLines.push(`${place}: ${error instanceof Error ? error.message : ''}`),
      notice: (place, text) => logLines.push(`${place}: ${text}`),
      limiter,
      // A request without a connection may have its address in a header.
      sessionOf: options.sessionOf ?? staff.sessionOf,
      accountsOf: staff.accountsOf,
      clientOf: options.clientOf ?? (({ req }) => req.header('x-forwarded-for') ?? 'unknown'),
    })
  }
  const site = await beside(options)
  return {
    ...site,
    store,
    images,
    payments,
    logLines,
    beside,
    setNow: (next) => {
      instant = next
    },
    request: async (path, init) => pageWithoutBreaks(await site.app.request(path, init)),
    close: store.remove,
  }
}
