import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tooManyRequests } from '#content/limits.ts'
import type { Site } from '#server/app.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'

let base: TestSite
let site: Site
beforeAll(async () => {
  base = await openTestSite()
})
afterAll(() => base.close())
beforeEach(async () => {
  const openOrder = (key: string | null) =>
    key === 'right' ? '訂單' : new Response(null, { status: 302, headers: { location: '/404/' } })
  site = await base.beside({
    pages: pageSource({
      '/': { id: 'shared/zh/home', page: () => '開源到會' },
      '/orders/:reference/': {
        id: 'private/zh/order',
        page: (_, url) => openOrder(url.searchParams.get('key')),
      },
      '/find-order/': {
        id: 'private/zh/find-order',
        page: () => '',
        action: (form) => new Response('', { status: form.get('reference') ? 200 : 400 }),
      },
      '/en/orders/:reference/': {
        id: 'private/en/order',
        page: (_, url) => openOrder(url.searchParams.get('key')),
      },
    }),
  })
})

const office = { 'x-forwarded-for': '203.0.113.7' }
const neighbour = { 'x-forwarded-for': '203.0.113.8' }

const get = (path: string, headers: Record<string, string> = office) => site.app.request(path, { headers })

function post(body: unknown, headers: Record<string, string> = office) {
  const json = { 'content-type': 'application/json', ...headers }
  return site.app.request('/graphql', { method: 'POST', headers: json, body: JSON.stringify(body) })
}

function order(parts: Record<string, unknown>, headers = office) {
  const contact = { customerName: '陳小姐', customerPhone: '51234567', email: 'chan@example.com' }
  const empty = { orderTime: '', fulfilment: 'SELF', orderDetails: [], payAmount: 0, paymentMethod: 'FPS' }
  const add = { ...contact, ...empty, idempotencyKey: randomUUID(), ...parts }
  const query = 'mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference } }'
  return post({ query, variables: { add: [add] } }, headers)
}

async function times(number: number, ask: (turn: number) => Response | Promise<Response>) {
  const counts: Record<number, number> = {}
  let last = new Response()
  for (let turn = 0; turn < number; turn++) {
    last = await ask(turn)
    counts[last.status] = (counts[last.status] ?? 0) + 1
  }
  return { counts, last }
}

function expectWait({ headers, status }: Response) {
  expect(status).toBe(429)
  expect(headers.get('cache-control')).toContain('no-store')
  const wait = Number(headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  return wait
}

describe('orders', () => {
  test('of one attempt are rejected after twenty in a minute, in the language of the order', async () => {
    const idempotencyKey = randomUUID()
    const { counts, last } = await times(22, () => order({ idempotencyKey, lang: 'EN' }))
    expect(counts).toEqual({ 200: 20, 429: 2 })
    const wait = expectWait(last)
    expect(await last.json()).toEqual({
      data: null,
      errors: [
        expect.objectContaining({
          message: tooManyRequests(wait).en,
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: wait, index: 0 },
        }),
      ],
    })
    const inChinese = await order({ idempotencyKey })
    const { zh } = tooManyRequests(expectWait(inChinese))
    expect((await inChinese.json()).errors[0].message).toBe(zh)
    expect((await order({})).status).toBe(200)
  })

  test('of one address are rejected after 400 in ten minutes, and those of others are not', {
    tags: ['slow'],
  }, async () => {
    const { counts, last } = await times(402, () => order({}))
    expect(counts).toEqual({ 200: 400, 429: 2 })
    expectWait(last)
    expect((await order({}, neighbour)).status).toBe(200)
  })

  test('cannot be used to guess promotion codes', async () => {
    const { counts } = await times(33, (turn) => order({ promotionCode: `GUESS${turn}` }))
    expect(counts).toEqual({ 200: 30, 429: 3 })
    expect((await order({})).status).toBe(200)
  })
})

describe('promotion codes', () => {
  test('are rejected after thirty wrong ones in a minute, in the requested language', async () => {
    const { counts, last } = await times(300, (turn) => get(`/api/promotions/GUESS${turn}?lang=en`))
    expect(counts).toEqual({ 404: 30, 429: 270 })
    const wait = expectWait(last)
    const message = tooManyRequests(wait).en
    expect(await last.json()).toEqual({ error: { code: 'TOO_MANY_REQUESTS', message } })
    const right = await get('/api/promotions/CV88', { ...office, 'accept-language': 'zh-HK,en;q=0.5' })
    const { zh } = tooManyRequests(expectWait(right))
    expect((await right.json()).error.message).toBe(zh)
    expect((await get('/api/promotions/CV88', neighbour)).status).toBe(200)
  })

  test('are not counted if they are right', async () => {
    expect((await times(100, () => get('/api/promotions/CV88'))).counts).toEqual({ 200: 100 })
  })
})

describe('order pages', () => {
  test('answer 429 after ten wrong keys for one order, in its language', async () => {
    const { counts, last } = await times(12, (turn) => get(`/en/orders/ACDE-FGHJ/?key=wrong${turn}`))
    expect(counts).toEqual({ 302: 10, 429: 2 })
    expectWait(last)
    expect(last.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(last.headers.get('cache-control')).toBe('private, no-store')
    expect(last.headers.get('x-robots-tag')).toBe('noindex')
    const html = await last.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('Please try again in 10 minutes.')
    expect((await get('/orders/acdefghj/?key=right')).status).toBe(429)
  })

  test('still open for their customer while others guess', async () => {
    await times(12, (turn) => get(`/orders/ACDE-FGHJ/?key=wrong${turn}`, neighbour))
    expect((await get('/orders/ACDE-FGHJ/?key=right')).status).toBe(200)
  })

  test('answer 429 after sixty wrong ones in a minute', async () => {
    const { counts } = await times(600, (turn) => get(`/orders/${turn}/?key=wrong`))
    expect(counts).toEqual({ 302: 60, 429: 540 })
  })

  test('do not count as guesses if they open', async () => {
    expect((await times(200, () => get('/orders/ACDE-FGHJ/?key=right'))).counts).toEqual({ 200: 200 })
  })
})

describe('rate-limited endpoints', () => {
  test("together answer 429 after 1,800 requests in a minute, in the browser's language", async () => {
    const { counts } = await times(1800, () => get('/api/ordering?ids='))
    expect(counts).toEqual({ 200: 1800 })
    expectWait(await get('/api/ordering?ids='))
    expectWait(await get('/orders/ACDE-FGHJ/?key=right'))
    const response = await post({ query: '{ getMeal { id } }' }, { ...office, 'accept-language': 'en-GB' })
    expectWait(response)
    expect((await response.json()).errors[0]).toMatchObject({
      message: expect.stringMatching(/^Too many requests/),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await get('/')).status).toBe(200)
    expect((await get('/menu/list')).status).toBe(200)
    expect((await get('/health')).status).toBe(200)
  })
})

test('an order’s link can be requested ten times in ten minutes, and mistyped requests are not counted', async () => {
  const ask = (reference: string) =>
    site.app.request('/find-order/', {
      method: 'POST',
      headers: { ...office, origin: testConfig.siteUrl },
      body: new URLSearchParams({ reference }),
    })
  expect((await times(20, () => ask(''))).counts).toEqual({ 400: 20 })
  expect((await times(12, () => ask('ACDE-FGHJ'))).counts).toEqual({ 200: 10, 429: 2 })
})
