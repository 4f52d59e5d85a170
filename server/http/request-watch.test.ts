import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { listen, listenerOf } from './listen.ts'
import { printRequests, type RequestReport, watchRequests } from './request-watch.ts'
import { routeKindOf } from './route-kind.ts'

let site: TestSite
let isProxy = false
let port = 0
let close: () => Promise<void>
let report: (each: RequestReport) => void = () => {}

beforeAll(async () => {
  site = await openTestSite({
    pages: pageSource({
      '/': { id: 'shared/zh/home', page: () => '開源到會 '.repeat(200) },
      '/menu/': { id: 'shared/zh/menu', page: () => Promise.reject(new Error('a fault')) },
    }),
  })
  const listening = await listen(0, '127.0.0.1')
  listening.serve(watchRequests(listenerOf(site), [(each) => report(each)], () => isProxy))
  port = listening.port
  close = () => listening.drain(1000)
})
afterAll(async () => {
  await close()
  await site.close()
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const { promise, resolve } = Promise.withResolvers<RequestReport>()
  report = resolve
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  return { response, body: await response.text(), report: await promise }
}

test('a watched request is reported with its id, kind of route, status, time and bytes', async () => {
  const { response, report } = await ask('/orders/ACDE-FGHJ/?key=very-secret', { accept: 'text/html' })
  expect(report).toMatchObject({ method: 'GET', route: 'order', id: response.headers.get('x-request-id') })
  expect(report.status).toBe(response.status)
  expect(report.ms).toBeGreaterThan(0)
  expect(report.bytes).toBeGreaterThan(100)
  expect(JSON.stringify(report)).not.toMatch(/ACDE|secret/)
})

test('responses from memory carry an id of their own and keep their headers', async () => {
  const [first, second] = [await ask('/'), await ask('/')]
  const headersOf = ({ response }: typeof first) => {
    const { 'x-request-id': id, date, ...headers } = Object.fromEntries(response.headers)
    return { id, headers }
  }
  expect(headersOf(second).headers).toEqual(headersOf(first).headers)
  expect(headersOf(second).id).not.toBe(headersOf(first).id)
  expect(second.body).toBe(first.body)
  const unchanged = await ask('/', { 'if-none-match': first.response.headers.get('etag') ?? '' })
  expect(unchanged.report.status).toBe(304)
})

test.each([
  ['a proxy', true, 'trace-42', true],
  ['anybody else', false, 'trace-42', false],
  ['a proxy that writes other characters', true, 'trace 42', false],
  ['a proxy that writes more than 64 characters', true, 'x'.repeat(65), false],
])('the id of %s is used only from a trusted proxy and well-formed', async (_, trusted, id, isUsed) => {
  isProxy = trusted
  const { report } = await ask('/health', { 'x-request-id': id })
  isProxy = false
  expect(report.id === id).toBe(isUsed)
  expect(report.id).toMatch(/^[A-Za-z0-9-]{1,64}$/)
})

test('an error in the log names the request', async () => {
  const { report } = await ask('/menu/', { accept: 'text/html' })
  expect(report.status).toBe(500)
  expect(site.logLines.at(-1)).toBe(`GET /menu/ ${report.id}: a fault`)
})

test('an error of GraphQL in the log names the request', async () => {
  const content = () => Promise.reject(new Error('a fault'))
  const failing = await site.beside({ store: { ...site.store, content } })
  const { promise, resolve } = Promise.withResolvers<RequestReport>()
  const listening = await listen(0, '127.0.0.1')
  listening.serve(watchRequests(listenerOf(failing), [resolve], () => false))
  const response = await fetch(`http://127.0.0.1:${listening.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getMeal { id } }' }),
  })
  await response.text()
  const { id, route } = await promise
  expect(route).toBe('graphql')
  expect(site.logLines.at(-1)).toBe(`graphql ${id}: a fault`)
  await listening.drain(1000)
})

test('a request whose client left early is reported without a status', async () => {
  const { promise, resolve } = Promise.withResolvers<RequestReport>()
  const listening = await listen(0, '127.0.0.1')
  listening.serve(
    watchRequests(
      () => {},
      [resolve],
      () => false,
    ),
  )
  const leaving = new AbortController()
  const arrival = once(listening.server, 'request')
  const request = fetch(`http://127.0.0.1:${listening.port}/`, { signal: leaving.signal }).catch(() => null)
  await arrival
  leaving.abort()
  await request
  expect(await promise).toMatchObject({ route: 'page', status: null })
  await listening.drain(1000)
})

test('nothing is watched while metrics and the request log are off', () => {
  const listener = () => {}
  expect(watchRequests(listener, [], () => true)).toBe(listener)
})

test('the request log prints one line of JSON', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const report = { id: 'a1', method: 'GET', route: 'page', status: 200, ms: 1.5, bytes: 900 } as const
  printRequests(() => new Date('2026-11-20T04:00:00Z'))(report)
  const lines = print.mock.calls
  print.mockRestore()
  expect(lines).toEqual([[JSON.stringify({ time: '2026-11-20T04:00:00.000Z', ...report })]])
})

test.each([
  ['/', 'page'],
  ['/en/menu/detail/?name=x', 'page'],
  ['/menu/list?name=x', 'call'],
  ['/menu/categorielist', 'call'],
  ['/api/ordering?ids=1', 'call'],
  ['/api/orders/ACDE-FGHJ/pay', 'call'],
  ['/api/orders/ACDE-FGHJ/changes?key=x', 'stream'],
  ['/staff/news', 'stream'],
  ['/staff/orders/1/_.data', 'staff'],
  ['/en/orders/ACDE-FGHJ/?key=x', 'order'],
  ['/graphql', 'graphql'],
  ['/api/payments/stripe', 'payment-report'],
  ['/api/file/image/7?w=180', 'picture'],
  ['/menu-card/x-1-zh-a.svg', 'picture'],
  ['/assets/root-abc.css', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/health', 'health'],
  ['/metrics', 'metrics'],
])('the route of %s is of the kind %s', (url, kind) => {
  expect(routeKindOf(url)).toBe(kind)
})
