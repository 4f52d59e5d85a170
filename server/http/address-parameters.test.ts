import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type FragmentId,
  fragmentPath,
  type PageId,
  pageIds,
  pagePath,
  shopPagePath,
  staffUnknownPath,
  themedPage,
} from '#app/paths.ts'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { callTexts } from '#content/ordering/order-calls.ts'
import { addressLimits, pageLimits } from '#domain/call-limits.ts'
import type { NumberLimit, ParameterLimits, TextLimit } from '#domain/input-limits.ts'
import type { Site } from '#server/app.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { readParameters } from './address-parameters.ts'

let site: TestSite
/** Menu and pages fail, so that reading them is noticed. */
let siteAlone: Site
/** With the menu, which the back office's not-found page needs. */
let request: Site
const renderedPages: string[] = []
const limitedPages = Object.entries(pageLimits).map(([id, limits]) => ({ id, limits, path: pathOf(id) }))

beforeAll(async () => {
  site = await openTestSite()
  const content = () => Promise.reject(new Error('the menu was asked for'))
  const page = (_: unknown, { pathname }: URL) => {
    renderedPages.push(pathname)
    return 'page'
  }
  const pageLimits = limitedPages.map(({ id, path }) => [
    path,
    { id: id.startsWith('staff/') ? id : `shared/zh/${id}`, page },
  ])
  const pages = pageSource({
    ...Object.fromEntries(pageLimits),
    [staffUnknownPath]: { id: 'staff/unknown', page: () => 'no such page' },
  })
  siteAlone = await site.beside({ pages, store: { ...site.store, content } })
  request = await site.beside({ pages })
})
afterAll(() => site.close())

function pathOf(id: string): string {
  if (id.startsWith('staff/')) return staffPath(id.replace('staff/', '') as StaffPageId)
  if (id === themedPage) return shopPagePath(':page', 'zh')
  return id.startsWith('fragment-')
    ? fragmentPath(id.replace('fragment-', '') as FragmentId, 'zh')
    : pagePath(id as PageId, 'zh')
}

const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

function beyond(limit: TextLimit | NumberLimit): readonly string[] {
  return 'letters' in limit
    ? ['字'.repeat(limit.letters + 1)]
    : [String(limit.max + 1), String(limit.min - 1), `0${limit.max}`, '1'.repeat(50), '１', '']
}

/** For each limit, a URL that breaks only it. */
function breakLimits(path: string, limits: ParameterLimits) {
  return Object.entries(limits).flatMap(([name, limit]) =>
    beyond(limit).flatMap((value) => {
      // An empty path segment makes another route.
      if (value === '' && path.includes(`:${name}`)) return []
      const others = path.replace(/:(\w+)/g, (whole, other) => (other === name ? whole : '1'))
      const query = others.includes(`:${name}`) ? '' : `?${name}=${encodeURIComponent(value)}`
      return { name, address: others.replace(`:${name}`, encodeURIComponent(value)) + query }
    }),
  )
}

describe('every REST endpoint', () => {
  test('has exactly the parameters in the table of limits', () => {
    const routes = site.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'))
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.keys(addressLimits)))
    for (const [path, limits] of Object.entries(addressLimits))
      expect(Object.keys(limits), path).toEqual(expect.arrayContaining(parametersIn(path)))
  })

  const calls = Object.entries(addressLimits).flatMap(([path, limits]) => breakLimits(path, limits))
  test.each(calls)('rejects $address before any lookup', async ({ name, address }) => {
    const response = await siteAlone.app.request(address)
    const text = await response.text()
    const results = [response.status, response.headers.get('location') ?? text]
    if (/^\/(share|menu-card)\//.test(address)) expect(results).toEqual([404, ''])
    else if (/^\/api\/orders\/[^/]+\/return/.test(address))
      expect(results).toEqual([303, pagePath('find-order', 'zh')])
    else if (address.startsWith('/api/orders/'))
      expect(results).toEqual([400, expect.stringContaining(callTexts.badAddress.zh)])
    else
      expect(results).toEqual([
        400,
        expect.stringMatching(new RegExp(`${name} (has at most|is a number from) \\d+`)),
      ])
    expect(text).not.toContain('字字')
  })
})

describe('every page', () => {
  test('has its path parameters in the table of limits', () => {
    for (const id of pageIds)
      expect(Object.keys(pageLimits[id] ?? {}), id).toEqual(expect.arrayContaining(parametersIn(pathOf(id))))
  })

  beforeEach(() => void renderedPages.splice(0))
  const addresses = limitedPages.flatMap(({ path, limits }) => breakLimits(path, limits))
  test.each(addresses)('is not rendered for $address', async ({ address }) => {
    const isStaff = /^(\/en)?\/staff\//.test(address)
    const response = await (isStaff ? request : siteAlone).app.request(address)
    if (isStaff) expect(await response.text()).toContain('no such page')
    else expect([response.status, response.headers.get('location')]).toEqual([302, '/404/'])
    expect(renderedPages).toEqual([])
  })
})

test('a parameter without a limit is not read', () => {
  const parameters = readParameters({ name: { letters: 5 } }, 'http://localhost/?name=a&other=b')
  if (!parameters.ok) throw new Error(parameters.problem)
  expect(parameters.value('name')).toBe('a')
  // @ts-expect-error The types accept no other name.
  expect(parameters.value('other')).toBeNull()
})
