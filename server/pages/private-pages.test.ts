import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffUnknownPath } from '#app/paths.ts'
import { tooManyRequests } from '#content/limits.ts'
import { foreignForm, notAllowed, tooLargeForm } from '#content/pages/failure.ts'
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'
import type { SessionOf } from '#server/page-data/session.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { headersOf, withPerson } from '#tests/support/staff/staff.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const location = (response: Response) => response.headers.get('location')

describe('a form of a private page', () => {
  const here = { origin: testConfig.siteUrl }
  async function withForm(sessionOf?: SessionOf) {
    const postedBodies: string[] = []
    const pages = pageSource({
      '/menu/': { id: 'shared/zh/menu', page: () => 'menu' },
      '/404/': { id: 'shared/zh/notFound', page: () => '找不到' },
      '/staff/greeting/': {
        id: 'staff/greeting',
        page: () => 'hello',
        action: (form, session) => {
          postedBodies.push(`${session?.staff.name}: ${form.get('greeting')}`)
          return new Response(null, {
            status: 303,
            headers: { Location: '/staff/greeting/', 'Set-Cookie': 'seen=1; HttpOnly' },
          })
        },
      },
      '/orders/:reference/': { id: 'private/zh/order', page: () => 'order' },
    })
    const formSite = await site.beside({ pages, ...(sessionOf && { sessionOf }) })
    const post = (path: string, headers: Record<string, string>, greeting = 'good morning') =>
      formSite.app.request(path, { method: 'POST', headers, body: new URLSearchParams({ greeting }) })
    return { posted: postedBodies, post, formSite }
  }

  test('runs its action with the session, and passes on its redirect and cookie', async () => {
    const { posted, post } = await withForm(sessionByCookie)
    const response = await post('/staff/greeting/', { ...here, cookie: staffCookie('amy') })
    expect([response.status, location(response)]).toEqual([303, '/staff/greeting/'])
    expect(response.headers.getSetCookie()).toEqual(['seen=1; HttpOnly'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(posted).toEqual(['amy: good morning'])
  })

  test('is accepted from the origin where it was opened, as behind another host name', async () => {
    const { posted, post } = await withForm()
    const response = await post('http://127.0.0.1:8080/staff/greeting/', { origin: 'http://127.0.0.1:8080' })
    expect(response.status).toBe(303)
    expect(posted).toHaveLength(1)
  })

  test.each([['https://evil.example'], ['null'], ['http://localhost:3001'], [null]])(
    'is refused from %s, with an explanation',
    async (origin) => {
      const { posted, post } = await withForm()
      const response = await post('/staff/greeting/', origin ? { origin } : {})
      expect(response.status).toBe(403)
      expect(await response.text()).toContain(foreignForm.lead.zh)
      expect(posted).toEqual([])
    },
  )

  test('is refused when it exceeds the size limit', async () => {
    const { posted, post } = await withForm()
    const response = await post('/staff/greeting/', here, 'a'.repeat(200_000))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain(tooLargeForm.lead.zh)
    expect(posted).toEqual([])
  })

  test('is refused if the page has no action, private or shared', async () => {
    const { post } = await withForm()
    for (const path of ['/menu/', '/orders/AB12CD/?key=one', '/nowhere/']) {
      const response = await post(path, here)
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  })

  test('accepts HEAD on its page, and no other methods', async () => {
    const { formSite } = await withForm()
    const of = async (method: string) => (await formSite.app.request('/staff/greeting/', { method })).status
    expect(await of('HEAD')).toBe(200)
    expect(await of('DELETE')).toBe(405)
  })

  test('shows the reason if its page refuses the visitor', async () => {
    const pages = pageSource({
      '/staff/orders/': {
        id: 'staff/orders',
        page: () => {
          throw new Response(null, { status: 403 })
        },
      },
    })
    const response = await (await site.beside({ pages })).app.request('/staff/orders/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
    expect(await response.text()).toContain(notAllowed.lead.zh)
  })
})

describe('a session of the back office', () => {
  const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

  /** Whether the session is still valid 45 minutes after this request. */
  async function isOpenAfter(ask: RequestInit) {
    const { accounts, cookies } = await withPerson(site.store)
    const page = { id: 'staff/greeting', page: () => 'hello', action: () => new Response(null) }
    const { app } = await site.beside({
      pages: pageSource({ '/staff/greeting/': page }),
      sessionOf: ({ headers }, use) => accounts.session(headers, use),
    })
    const headers = { ...Object.fromEntries(headersOf(cookies)), origin: testConfig.siteUrl }
    accounts.setNow(minutes(45))
    const path = ask.method === 'POST' ? '/staff/greeting/' : '/staff/greeting/_.data'
    const response = await app.request(path, { ...ask, headers: { ...headers, ...ask.headers } })
    expect(response.status).toBe(200)
    accounts.setNow(minutes(90))
    return (await accounts.session(headersOf(cookies))) !== null
  }
  const unattendedHeaders = { [unattendedHeader]: '1' }

  test('ends after a person’s pause, even if an open page loads its data again', async () => {
    expect(await isOpenAfter({ headers: unattendedHeaders })).toBe(false)
  })

  test('continues when a person opens a page or posts a form', async () => {
    expect(await isOpenAfter({})).toBe(true)
    const body = new URLSearchParams({ greeting: 'hello' })
    expect(await isOpenAfter({ method: 'POST', body, headers: unattendedHeaders })).toBe(true)
  })
})

test.each([
  ['/staff/sets/', 404, []],
  ['/staff/people/', 404, ['refused: a page that is missing or closed to office, from unknown, 1 ×']],
  ['/staff/labels/', 403, ['refused: an action that office may not take, from unknown, 1 ×']],
] as const)(
  'a request for %s with status %i is logged only if the address is known',
  async (path, status, lines) => {
    const answer = (code: number) => () => new Response(null, { status: code })
    const pages = pageSource({
      '/staff/people/': { id: 'staff/people', page: answer(404) },
      '/staff/labels/': { id: 'staff/labels', page: answer(403) },
      [staffUnknownPath]: { id: 'staff/unknown', page: answer(404) },
    })
    const { app } = await site.beside({ pages, sessionOf: sessionByCookie })
    const before = site.logLines.length
    expect((await app.request(path, { headers: { cookie: staffCookie('amy') } })).status).toBe(status)
    expect(site.logLines.slice(before)).toEqual(lines)
  },
)

test('a page without a key to an order is compressed, one with a key is not', async () => {
  const long = () => 'a'.repeat(2_000)
  const pages = pageSource({
    '/find-order/': { id: 'private/zh/find-order', page: long },
    '/orders/:reference/': { id: 'private/zh/order', page: long },
  })
  const { app } = await site.beside({ pages })
  const encodingOf = async (path: string) =>
    (await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })).headers.get('content-encoding')
  expect(await encodingOf('/find-order/')).toBe('br')
  expect(await encodingOf('/orders/AB12CD/?key=one')).toBeNull()
})

test('a twelfth simultaneous sign-in is refused at once, before any page, session or form is read', async () => {
  let count = 0
  const order: string[] = []
  const first = Promise.withResolvers<Response>()
  const pages = pageSource({
    '/staff/sign-in/': {
      id: 'staff/signIn',
      page: () => 'sign in',
      action: () => {
        count += 1
        return first.promise
      },
    },
  })
  const load = () => {
    order.push('page')
    return pages.load()
  }
  const sessionOf = async () => {
    order.push('session')
    return null
  }
  const { app } = await site.beside({ pages: { ...pages, load }, sessionOf })
  const body = new URLSearchParams({ email: 'amy@example.com', password: 'wrong' })
  const guess = () =>
    new Request(`${testConfig.siteUrl}/Staff/sign-in?lang=en`, {
      method: 'POST',
      headers: { origin: testConfig.siteUrl, 'content-length': String(body.toString().length) },
      body,
    })
  const responses = Array.from({ length: 11 }, async () => app.request(guess()))
  await expect.poll(() => count).toBe(11)
  order.length = 0
  const request = guess()
  const response = await app.request(request)
  expect([response.status, response.headers.get('retry-after'), order, request.bodyUsed]).toEqual([
    429,
    '5',
    [],
    false,
  ])
  expect(await response.text()).toContain(tooManyRequests(5).en)
  first.resolve(new Response(null, { status: 303, headers: { Location: '/staff/' } }))
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(11).fill(303))
  expect(count).toBe(11)
  expect((await app.request(guess())).status).toBe(303)
})
