import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '#server/app.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { createStripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'
import { signedEvent, stripeSecrets } from '#tests/support/stripe/stripe-server.ts'
import { calls } from './calls.ts'
import { openApiDocument } from './document.ts'

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const generated = JSON.parse(JSON.stringify(openApiDocument()))

let site: TestSite
/** The same, with Stripe set up. */
let shop: Site
let order: PlacedOrder
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  const stripe = createStripeProvider({ ...stripeSecrets, shop: site.store.shop, log: () => {} })
  shop = await site.beside({ payments: { ...site.payments, stripe } })
  order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
})
afterAll(() => site.close())

test('docs/openapi.json is up to date', () => {
  // Update it with: npm run openapi
  expect(JSON.parse(read('openapi.json'))).toEqual(generated)
})

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(generated)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every REST route of the site is described, and no other', () => {
  const routes = site.app.routes
    .filter(({ method, path }) => /^(GET|POST)$/.test(method) && !path.includes('*'))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
    .filter((route) => /^\w+ \/(api|health|menu|swiper|website)(\/|$)/.test(route))
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...new Set(routes)].toSorted(),
  )
})

test('the table of docs/api.md lists every described call, and no other', () => {
  const rows = [...read('api.md').matchAll(/^\| `(GET|POST) ([^`?]+)/gm)].map(([, method, path]) => [
    method,
    path,
  ])
  const described = Object.entries<object>(generated.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => [method.toUpperCase(), path]),
  )
  expect(rows.toSorted()).toEqual(described.toSorted())
})

test('every parameter has a description', () => {
  for (const { method, path } of calls) {
    const { parameters } = generated.paths[path.replace(/:(\w+)/g, '{$1}')][method]
    for (const { name, description } of parameters) expect(description, `${path} ${name}`).toBeTruthy()
  }
})

interface Example {
  readonly id: string
  readonly path: string
  readonly status: number
  readonly init?: RequestInit
}

const notFound = (id: string, path: string): Example => ({ id, path, status: 404 })
const post = { method: 'POST' } as const

/** Each call with what it accepts, and with what it rejects for each reason that is quick to reach. */
async function examples(): Promise<readonly Example[]> {
  const { rules, catalogue } = await site.store.content()
  const ids = [...rules.sets.keys()].slice(0, 50)
  const codes = rules.settings.promotions.flatMap(({ code }) => code ?? [])
  const orderPath = `/api/orders/${order.reference}`
  const authorization = `Bearer ${order.token}`
  const pay = (method: string) => ({ ...post, headers: { authorization }, body: JSON.stringify({ method }) })
  const [drawing] = catalogue.pictures.values()
  const form = new FormData()
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  form.append('picture', new File([new Uint8Array(bytes)], 'screen.png'))
  const balance = { id: 'evt_1', object: 'event', type: 'balance.available', data: { object: {} } }
  const { payload, signature } = signedEvent(balance, testNow)
  const event = { headers: { 'stripe-signature': signature }, body: payload }
  const empty = new FormData()
  empty.append('note', 'none')
  return [
    { id: 'getHealth', path: '/health', status: 200 },
    { id: 'listCategories', path: '/menu/categorielist', status: 200 },
    { id: 'listCategories', path: '/menu/categorielist?type=gifts&lang=en', status: 200 },
    { id: 'listCategories', path: '/menu/categorielist?lang=fr', status: 400 },
    notFound('listCategories', '/menu/categorielist?id=none'),
    { id: 'listSetMenus', path: '/menu/list', status: 200 },
    { id: 'listSetMenus', path: '/menu/list?id=two', status: 400 },
    notFound('listSetMenus', '/menu/list?id=99999'),
    { id: 'listDiscounts', path: '/website/list/1?lang=en', status: 200 },
    { id: 'listDiscounts', path: '/website/list/x', status: 400 },
    notFound('listDiscounts', '/website/list/2'),
    { id: 'listDiscountsByKey', path: '/website/list?key=home', status: 200 },
    { id: 'listDiscountsByKey', path: '/website/list', status: 400 },
    notFound('listDiscountsByKey', '/website/list?key=none'),
    { id: 'listSwiper', path: '/swiper/list/1', status: 200 },
    { id: 'listSwiper', path: '/swiper/list/x', status: 400 },
    notFound('listSwiper', '/swiper/list/2'),
    ...['image/svg+xml', 'image/avif', 'image/webp', '*/*'].map((accept) => ({
      id: 'getImage',
      path: `/api/file/image/${drawing?.id}?w=180`,
      status: 200,
      init: { headers: { accept } },
    })),
    { id: 'getImage', path: `/api/file/image/${drawing?.id}?w=0`, status: 400 },
    notFound('getImage', '/api/file/image/999999999'),
    { id: 'getOrdering', path: `/api/ordering?ids=${ids}`, status: 200 },
    { id: 'getOrdering', path: '/api/ordering?ids=', status: 200 },
    { id: 'getOrdering', path: '/api/ordering', status: 400 },
    ...codes.map((code) => ({ id: 'getPromotion', path: `/api/promotions/${code}`, status: 200 })),
    { id: 'getPromotion', path: '/api/promotions/CV88?lang=fr', status: 400 },
    notFound('getPromotion', '/api/promotions/NOPE'),
    { id: 'listFullSlots', path: '/api/full-slots?portions=9999999', status: 200 },
    { id: 'listFullSlots', path: '/api/full-slots?portions=-1', status: 400 },
    ...['fps', 'payme', 'bank-transfer', 'card'].map((method) => ({
      id: 'startPayment',
      path: `${orderPath}/pay`,
      status: 200,
      init: pay(method),
    })),
    { id: 'startPayment', path: `${orderPath}/pay`, status: 400, init: pay('cash') },
    { id: 'startPayment', path: `${orderPath}/pay`, status: 401, init: { ...post, body: '{}' } },
    { id: 'startPayment', path: '/api/orders/AAAA-AAAA/pay', status: 404, init: pay('fps') },
    { id: 'startPayment', path: `${orderPath}/pay`, status: 413, init: pay('x'.repeat(2_000)) },
    { id: 'watchOrder', path: `${orderPath}/changes?key=${order.token}`, status: 200 },
    { id: 'watchOrder', path: `${orderPath}/changes?key=${order.token}&once=1`, status: 200 },
    { id: 'watchOrder', path: `${orderPath}/changes?key=${order.token}&once=22`, status: 400 },
    notFound('watchOrder', `${orderPath}/changes`),
    { id: 'returnToOrder', path: `${orderPath}/return`, status: 303 },
    { id: 'getOrderCalendar', path: `${orderPath}/calendar?key=${order.token}`, status: 200 },
    { id: 'getOrderCalendar', path: `${orderPath}/calendar?key=${'x'.repeat(90)}`, status: 400 },
    notFound('getOrderCalendar', `${orderPath}/calendar`),
    {
      id: 'sendProofs',
      path: `${orderPath}/proofs`,
      status: 200,
      init: { ...post, headers: { authorization }, body: form },
    },
    {
      id: 'sendProofs',
      path: `${orderPath}/proofs`,
      status: 409,
      init: { ...post, headers: { authorization }, body: empty },
    },
    { id: 'sendProofs', path: `${orderPath}/proofs`, status: 401, init: { ...post, body: form } },
    { id: 'reportPayment', path: '/api/payments/stripe', status: 200, init: { ...post, ...event } },
    { id: 'reportPayment', path: '/api/payments/stripe', status: 400, init: { ...post, body: '{}' } },
  ]
}

describe('real responses', () => {
  test('have the described status, media type and shape, and no other fields', async () => {
    const all = await examples()
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(calls.map(({ id }) => id)))
    for (const { id, path, status, init = {} } of all) {
      const stop = new AbortController()
      const response = await shop.app.request(path, { ...init, signal: stop.signal })
      const label = `${id} ${path}`
      expect(response.status, label).toBe(status)
      const described = describedResponse(id, status)
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      expect(Object.keys(described.content ?? { '': {} }), label).toContain(type)
      for (const name of Object.keys(described.headers ?? {}))
        expect(response.headers.has(name), `${label} ${name}`).toBe(true)
      const { schema } = described.content?.[type] ?? {}
      if (schema) expect(faultsOf(schema, await response.json()), label).toEqual([])
      stop.abort()
    }
  })

  test('repeat nothing for the ETag of the last one, where that is described', async () => {
    const withEtag = (await examples()).filter(
      ({ id, status }) => status === 200 && calls.some((call) => call.id === id && call.hasEtag),
    )
    expect(withEtag.length).toBeGreaterThan(8)
    for (const { path, init } of withEtag) {
      const { headers } = await shop.app.request(path, init ?? {})
      const again = { ...init?.headers, 'if-none-match': headers.get('etag') ?? '' }
      expect((await shop.app.request(path, { headers: again })).status, path).toBe(304)
    }
  })

  test('with a field that is not described are noticed', () => {
    const { schema } = describedResponse('listFullSlots', 200).content?.['application/json'] ?? {}
    expect(faultsOf(schema ?? {}, { full: {} })).toEqual([])
    expect(faultsOf(schema ?? {}, { full: {}, more: 1 })).not.toEqual([])
    expect(faultsOf(schema ?? {}, {})).not.toEqual([])
  })
})

interface DescribedResponse {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
  readonly headers?: Readonly<Record<string, object>>
}

function describedResponse(id: string, status: number): DescribedResponse {
  const operations = Object.values<object>(generated.paths).flatMap((each) => Object.values(each))
  const response = operations.find(({ operationId }) => operationId === id).responses[status]
  const code = response?.$ref?.replace('#/components/responses/', '')
  return code ? generated.components.responses[code] : response
}

function faultsOf(schema: object, body: unknown): readonly unknown[] {
  const check = new Ajv2020({ strict: false }).compile({
    ...schema,
    components: closed(generated.components),
  })
  return check(body) ? [] : (check.errors ?? [])
}

/** Fields may be added to the shapes one day, which callers should bear; the test accepts only those that are described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return 'properties' in schema ? { ...parts, additionalProperties: false } : parts
}
