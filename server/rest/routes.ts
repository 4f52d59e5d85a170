import { Hono, type HonoRequest } from 'hono'
import { callTexts } from '#content/ordering/order-calls.ts'
import { addressLimits } from '#domain/call-limits.ts'
import { type Lang, parseLang } from '#domain/text.ts'
import type { Store } from '#server/db/store/store.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import { withinBody } from '#server/http/within-body.ts'
import type { PictureStore } from '#server/images/picture-store.ts'
import type { ClientOf } from '#server/limits/client-address.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Log } from '#server/log.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import type { Payments, SiteConfig } from '#server/page-data/site-api.ts'
import { programVersion } from '#server/project-folder.ts'
import { restError } from './errors.ts'
import { createFullSlotsEndpoint } from './full-slots.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createImageEndpoint } from './image.ts'
import { createMenuEndpoints } from './menu.ts'
import { createCalendarEndpoint } from './order-calendar-file.ts'
import type { OrderChanges } from './order-changes.ts'
import { returnToOrder } from './order-return.ts'
import { createOrderingEndpoints } from './ordering.ts'
import { createPayEndpoint, maxPayBodyBytes } from './pay.ts'
import { createProofsEndpoint } from './proofs.ts'
import { createStripeWebhook, maxWebhookBodyBytes } from './stripe-webhook.ts'

export interface RestOptions {
  readonly store: Store
  readonly images: PictureStore
  readonly cache: ResponseCache
  readonly orderingCache: ResponseCache
  readonly orderChanges: OrderChanges
  readonly config: SiteConfig
  readonly shop: ShopDetailsReader
  readonly payments: Payments
  readonly now: () => Date
  readonly log: Log
  readonly limiter: Limiter
  readonly clientOf: ClientOf
}

export function restRoutes(options: RestOptions): Hono {
  const { store, orderChanges, limiter, clientOf } = options
  const isSecure = options.config.siteUrl.startsWith('https:')
  const image = createImageEndpoint(options)
  const menu = createMenuEndpoints(options)
  const order = createOrderingEndpoints(options)
  const fullSlots = createFullSlotsEndpoint(store, options.now)
  const pay = createPayEndpoint(options)
  const submitProofs = createProofsEndpoint(options)
  const calendar = createCalendarEndpoint(options)
  const handleWebhook = createStripeWebhook(options)
  const app = new Hono()
  const { within, guessing, ofOrder } = createGuessLimits({
    limiter,
    clientOf,
    languageOf: ({ req }) => languageOf(req),
  })
  const withinLimits = within('calls')

  app.get('/health', () => health(store))
  app.get('/menu/categorielist', (c) => menu.categories(c.req.raw))
  app.get('/menu/list', (c) => menu.sets(c.req.raw))
  app.get('/website/list/:id', (c) => menu.discountsOf(c.req.raw, c.req.param('id')))
  app.get('/website/list', (c) => menu.discountsByKey(c.req.raw))
  app.get('/swiper/list/:id', (c) => menu.swiper(c.req.raw, c.req.param('id')))
  app.get('/api/file/image/:id', (c) => image(c.req.raw, c.req.param('id')))
  app.get('/api/ordering', withinLimits, (c) => order.ordering(c.req.raw))
  app.get('/api/promotions/:code', withinLimits, (c) =>
    guessing(c, [['wrongCodes', clientOf(c)]], () => order.promotion(c.req.raw, c.req.param('code'))),
  )
  app.get('/api/full-slots', withinLimits, (c) => fullSlots(c.req.raw))

  app.post(
    '/api/orders/:reference/pay',
    withinLimits,
    withinBody(maxPayBodyBytes, ({ req }) => restError('TOO_LARGE', callTexts.tooLong[languageOf(req)])),
    ofOrder(pay),
  )
  app.get(
    '/api/orders/:reference/changes',
    withinLimits,
    ofOrder((request, reference, lang, client) => orderChanges.answer(request, reference, { client, lang })),
  )
  app.get('/api/orders/:reference/return', withinLimits, (c) =>
    returnToOrder(c.req.raw, c.req.param('reference'), languageOf(c.req), isSecure),
  )
  app.get('/api/orders/:reference/calendar', withinLimits, ofOrder(calendar))
  app.post('/api/orders/:reference/proofs', withinLimits, within('proofs'), ofOrder(submitProofs))

  app.post(
    '/api/payments/stripe',
    withinBody(maxWebhookBodyBytes, () => restError('TOO_LARGE', 'The body is too long.')),
    (c) => handleWebhook(c.req.raw),
  )

  // Unknown paths below these get JSON errors instead of pages.
  for (const path of [
    '/api/*',
    '/website/*',
    '/swiper/*',
    '/menu/list/*',
    '/menu/categorielist/*',
    '/health',
  ])
    app.all(path, ({ req }) =>
      req.method === 'GET' || req.method === 'HEAD'
        ? restError('NOT_FOUND', 'There is no such address.')
        : restError('METHOD_NOT_ALLOWED', 'This address answers GET.', { Allow: 'GET, HEAD' }),
    )
  return app
}

function languageOf(req: HonoRequest): Lang {
  const parameters = readParameters({ lang: addressLimits['/api/promotions/:code'].lang }, req.url)
  const request = parameters.ok ? parameters.value('lang') : null
  return parseLang(request) ?? visitorLanguage(req.header('accept-language'))
}

/** A load balancer removes a server that responds with 503. A stopped queue stays 200, because orders are safe. */
async function health(store: Store): Promise<Response> {
  const match = await store.health()
  const healthy = match.databaseReachable && match.migrationsCurrent && match.ordersWritten
  return Response.json(
    { healthy, ...match, version: programVersion },
    { status: healthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
