import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import { waitingJobs } from '#server/db/queue.ts'
import { createHealth } from '#server/db/store/health.ts'
import { listen, listenerOf } from '#server/http/listen.ts'
import { watchRequests } from '#server/http/request-watch.ts'
import { MailRejectedError } from '#server/mail/mail.ts'
import { ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'
import type { ReadEvent } from '#server/payments/stripe.ts'
import { orderCall } from '#tests/support/orders/order-call.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'
import type { MetricsAccess } from './endpoint.ts'
import { openMetrics } from './metrics.ts'

const token = 'a_token_of_24_characters'
const backups = { at: null, keep: 1, folder: null, remote: null }
const letter = {
  id: 'order-1',
  from: '開源',
  replyTo: 'hello@example.com',
  to: 'amy@example.com',
  subject: '',
  text: '',
  html: '',
  calendar: null,
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** Serves the site with metrics on a port of its own. */
async function serve(access: MetricsAccess | null, store = site.store) {
  const metrics = await openMetrics()
  const counted = metrics.countOrders(store)
  const endpoint = access && { access, read: metrics.read(counted, backups) }
  const other = await site.beside({ store: counted, metrics: endpoint })
  const listening = await listen(0, '127.0.0.1')
  listening.serve(watchRequests(listenerOf(other), [metrics.countRequest], () => false))
  const origin = `http://127.0.0.1:${listening.port}`
  const request = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init })
  const scrape = async () =>
    (await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
  return { metrics, request, scrape, close: () => listening.drain(1000) }
}

const withToken: MetricsAccess = { isOpenToLoopback: false, token }
const toLoopback: MetricsAccess = { isOpenToLoopback: true, token: null }

test('/metrics answers like an unknown address while metrics are off', async () => {
  const { request, close } = await serve(null)
  const response = await request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  const unknown = await request('/nothing-here')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/404/'])
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/404/'])
  await close()
})

test('/metrics answers in OpenMetrics to the token, and to nobody else', async () => {
  const { request, close } = await serve(withToken)
  const statusFor = async (headers: Record<string, string>) => (await request('/metrics', { headers })).status
  expect(await statusFor({})).toBe(302)
  expect(await statusFor({ authorization: `Bearer ${token}x` })).toBe(302)
  expect(await statusFor({ authorization: `Basic ${token}` })).toBe(302)
  const response = await request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.text()).endsWith('# EOF\n')).toBe(true)
  await close()
})

test.each([
  ['directly', {}, 200],
  ['through a proxy that names the client', { 'x-forwarded-for': '203.0.113.7' }, 302],
  ['through a proxy that writes Forwarded', { forwarded: 'for=203.0.113.7' }, 302],
  ['from a page of another site', { origin: 'https://elsewhere.example' }, 302],
])(
  'with METRICS=loopback, a request of this machine %s is answered %j with %i',
  async (_, headers, status) => {
    const { request, close } = await serve(toLoopback)
    expect((await request('/metrics', { headers })).status).toBe(status)
    await close()
  },
)

test('a request without a connection is not of this machine', async () => {
  const { app } = await site.beside({ metrics: { access: toLoopback, read: async () => '' } })
  expect((await app.request('/metrics')).status).toBe(302)
})

test('metrics count requests by kind of route, and never name an address', async () => {
  const { request, scrape, close } = await serve(withToken)
  await request('/health')
  await (await request('/orders/ACDE-FGHJ/?key=very-secret')).arrayBuffer()
  const text = await scrape()
  expect(text).toContain('shop_http_requests_total{route="health",method="read",status="2xx"} 1')
  expect(text).toMatch(/shop_http_requests_total\{route="order",method="read",status="\dxx"\} 1/)
  expect(text).toContain('shop_http_request_duration_seconds_count{route="health"} 1')
  expect(text).not.toMatch(/ACDE|secret/)
  await close()
})

test('metrics count an order once it is written', async () => {
  const { request, scrape, close } = await serve(withToken)
  expect(await scrape()).toContain('shop_orders_total{result="placed"} 0')
  const add = [await orderCall(await site.store.content(), testNow, {})]
  const query = 'mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference } }'
  const response = await request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { add } }),
  })
  expect(await response.json()).not.toHaveProperty('errors')
  const text = await scrape()
  expect(text).toContain('shop_orders_total{result="placed"} 1')
  expect(text).toContain('shop_orders_total{result="failed"} 0')
  await close()
})

test('a scrape reads the queue, the database and the newest backup', async () => {
  const { scrape, close } = await serve(withToken)
  expect(await scrape()).toContain('shop_backup_timestamp_seconds 0\n')
  await site.store.queue.send('close-page', { orderId: 1 })
  const folder = join(site.store.dataDir, 'backups')
  await mkdir(folder)
  await writeFile(join(folder, 'shop-2026-11-20T043000.backup'), 'twelve bytes')
  const text = await scrape()
  expect(text).toContain('shop_database_up 1\n')
  expect(text).toContain('shop_orders_writable 1\n')
  expect(text).toContain('shop_queue_jobs{queue="close-page"} 1\n')
  expect(text).toContain('shop_queue_jobs{queue="refund-payment"} 0\n')
  expect(text).toContain('shop_backup_bytes 12\n')
  expect(text).toMatch(/shop_backup_timestamp_seconds [1-9]/)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(/shop_database_connections\{state="used"\} \d/.test(text)).toBe(site.store.engine === 'postgres')
  await close()
})

test('a job that is to wait is not counted as waiting for a worker', async () => {
  const waitingBackups = async () =>
    (await waitingJobs(site.store.db)).find(({ queue }) => queue === 'back-up')?.count
  await site.store.queue.send('back-up', {}, { startAfter: 3600 })
  expect(await waitingBackups()).toBe(0)
})

test('a scrape outlives the database', async () => {
  const away = storeInOutage(site.store)
  const { scrape, close } = await serve(withToken, {
    ...away,
    health: createHealth(away.db, away.orderWriter),
  })
  const text = await scrape()
  expect(text).toContain('shop_database_up 0\n')
  expect(text).toContain('shop_orders_writable 0\n')
  expect(text).not.toContain('shop_queue_jobs{')
  expect(text).toContain('process_resident_memory_bytes')
  await close()
})

test('metrics count letters by what became of them', async () => {
  const { metrics, scrape, close } = await serve(withToken)
  const send = (handover: () => Promise<{ ok: true } | { ok: false; code: number }>) =>
    metrics.countMails({ send: handover }).send(letter)
  await send(async () => ({ ok: true }))
  await send(async () => ({ ok: false, code: 550 }))
  const failure = new MailRejectedError('no answer', 'other')
  await expect(send(() => Promise.reject(failure))).rejects.toBe(failure)
  const text = await scrape()
  for (const result of ['sent', 'refused', 'failed'])
    expect(text).toContain(`shop_mails_total{result="${result}"} 1`)
  await close()
})

test('metrics count calls to the provider by their result', async () => {
  const { metrics, scrape, close } = await serve(withToken)
  const { provider } = site.payments.ways
  if (!provider) throw new Error('the site has no provider')
  const closing = (close: typeof provider.close) =>
    metrics
      .countPayments({ ...site.payments, ways: { ...site.payments.ways, provider: { ...provider, close } } })
      .ways.provider?.close('1')
  expect(await closing(async () => ({ state: 'closed' }))).toEqual({ state: 'closed' })
  await expect(closing(() => Promise.reject(new ProviderRefused('no such page')))).rejects.toThrow(
    'no such page',
  )
  await expect(closing(() => Promise.reject(new ProviderUnavailable('late')))).rejects.toThrow('late')
  const text = await scrape()
  for (const result of ['done', 'refused', 'unavailable'])
    expect(text).toContain(`shop_payment_calls_total{result="${result}"} 1`)
  await close()
})

test('metrics count logged errors, those of an outage apart', async () => {
  const { metrics, scrape, close } = await serve(withToken)
  const places: string[] = []
  const log = metrics.countErrors((place) => places.push(place))
  log('queue', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  log('GET /', new Error('a fault'))
  expect(places).toEqual(['queue', 'GET /'])
  const text = await scrape()
  expect(text).toContain('shop_errors_total{kind="outage"} 1')
  expect(text).toContain('shop_errors_total{kind="other"} 1')
  await close()
})

test('metrics count reports of the provider by what they say', async () => {
  const { metrics, scrape, close } = await serve(withToken)
  const { provider } = site.payments.ways
  if (!provider) throw new Error('the site has no provider')
  const tag = { paymentId: 1, reference: orderReference(new Uint8Array(16)), eventId: 'evt_1' }
  const readings: readonly ReadEvent[] = [
    { ok: true, update: { ...tag, update: { kind: 'captured', amount: cents(100) } } },
    { ok: true, update: 'nothing' },
    { ok: false, reason: 'unsigned' },
  ]
  for (const reading of readings) {
    const stripe = { ...provider, returnsOfCharge: async () => null, readEvent: () => reading }
    const counted = metrics.countPayments({ ...site.payments, stripe })
    expect(counted.stripe?.readEvent({ body: '', signature: '' }, testNow)).toBe(reading)
  }
  const text = await scrape()
  for (const result of ['captured', 'other', 'refused'])
    expect(text).toContain(`shop_payment_reports_total{result="${result}"} 1`)
  await close()
})

test('every figure that deploy/alerts.yaml asks for is in a scrape', async () => {
  const { request, scrape, close } = await serve(withToken)
  await request('/health')
  const text = await scrape()
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8')
  const selectors = [...alerts.matchAll(/\b(shop_\w+)(?:\{(\w+="\w+")\})?/g)]
  expect(new Set(selectors.map(([, name]) => name)).size).toBeGreaterThan(5)
  const missing = selectors.filter(([, name, label = '']) => {
    const series = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
    return !series.some((line) => line.includes(label))
  })
  expect(missing.map(([selector]) => selector)).toEqual([])
  await close()
})

test('deploy/alerts.yaml has five alerts, each with a condition, a summary and what to do', () => {
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8').split('- alert: ').slice(1)
  expect(alerts).toHaveLength(5)
  for (const alert of alerts)
    expect(alert).toMatch(/^[A-Za-z]+\n +expr: [\s\S]+ +for: \w+\n[\s\S]+ summary: .+\n +action: .+/)
})
