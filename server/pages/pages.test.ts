import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failurePage } from '#content/pages/failure.ts'
import type { Site } from '#server/app.ts'
import { openMenuPages } from '#tests/support/browser/menu-pages.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { inlineScript, pageSource, type TestPage } from '#tests/support/site/page-source.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const withMenu = (page: TestPage) => openMenuPages(site, page)
const get = (of: Site, path: string, headers: Record<string, string> = {}) =>
  of.app.request(path, { headers })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a shared page', () => {
  test('is rendered once for everyone, with or without a trailing slash and unknown parameters', async () => {
    const { renderedPages, site } = await withMenu(() => 'menu')
    const bodies = []
    for (const path of ['/menu/', '/menu', '/menu/?utm_source=x', '/menu/?a=1&b=2'])
      bodies.push(await (await get(site, path)).text())
    expect(new Set(bodies).size).toBe(1)
    expect(renderedPages).toEqual(['/menu/'])
  })

  test('is rendered once for concurrent requests', async () => {
    const { renderedPages, site } = await withMenu(() => 'menu')
    await Promise.all(Array.from({ length: 20 }, () => get(site, '/menu/')))
    expect(renderedPages).toHaveLength(1)
  })

  test('differs between the languages', async () => {
    const { site } = await withMenu((_, url) => (url.pathname.startsWith('/en/') ? 'Menu' : '餐單'))
    const zh = await get(site, '/menu/')
    const en = await get(site, '/en/menu')
    expect(await zh.text()).toContain('餐單')
    expect(await en.text()).toContain('Menu')
    expect([zh, en].map(({ headers }) => headers.get('content-language'))).toEqual(['zh-HK', 'en'])
  })

  test('uses only the query parameters it depends on', async () => {
    const { renderedPages, site } = await withMenu((_, url) => `set ${url.searchParams.get('name')}`)
    const response = await get(site, '/menu/detail/?utm=1&name=%E8%BC%95%E9%AC%86')
    expect(await response.text()).toContain('set 轻松')
    // The name is folded to the first of each group of variants.
    expect(renderedPages).toEqual(['/menu/detail/?name=%E8%BD%BB%E6%9D%BE'])
  })

  test('is rendered once for every spelling of its path and its name', async () => {
    const { renderedPages, site } = await withMenu((_, url) => `set ${url.searchParams.get('name')}`)
    const spellings = ['/menu/detail/?name=easy', '/Menu/DETAIL/?name=easy', '/menu/detail?name=%20EASY%20']
    for (const path of [...spellings, '/%6denu/detail/?name=%EF%BD%85asy', '/EN/Menu/'])
      expect((await get(site, path)).status, path).toBe(200)
    expect(renderedPages).toEqual(['/menu/detail/?name=easy', '/en/menu/'])
  })

  test('is rendered once for every spelling of its path parameter', async () => {
    const { renderedPages, site } = await withMenu(() => 'caterers')
    const spellings = ['caterers/1/', 'cAterers/1', '%63aterers/1/', 'caterers/%31/', 'CATERERS/1/?a=1']
    for (const path of spellings) expect((await get(site, `/${path}`)).status, path).toBe(200)
    expect(renderedPages).toEqual(['/caterers/1/'])
    expect(site.peek('/caterers/1/', undefined, undefined)).toBeDefined()
  })

  test('is rendered again when the content changes', async () => {
    const { site: menu } = await withMenu(async (api) => `${(await api.catalogue()).sets[0]?.name.en}`)
    const before = await (await get(menu, '/menu/')).text()
    await site.store.db.execute(
      sql`update set_menus set name = jsonb_set(name, '{en}', '"Quite Another Set"') where id = 2`,
    )
    await site.store.refresh()
    const after = await (await get(menu, '/menu/')).text()
    expect(before).not.toContain('Quite Another Set')
    expect(after).toContain('Quite Another Set')
  })

  test('is rendered again after midnight in Hong Kong and after five minutes', async () => {
    const { renderedPages, site: menu } = await withMenu((api) => api.now().toISOString())
    const at = async (instant: string) => {
      site.setNow(new Date(instant))
      await get(menu, '/menu/')
      return renderedPages.length
    }
    expect(await at('2026-11-20T23:58:00+08:00')).toBe(1)
    expect(await at('2026-11-20T23:59:59+08:00')).toBe(1)
    expect(await at('2026-11-21T00:00:00+08:00')).toBe(2)
    expect(await at('2026-11-21T00:04:59+08:00')).toBe(2)
    expect(await at('2026-11-21T00:05:00+08:00')).toBe(3)
  })

  test('is compressed with brotli or gzip, and not sent when the browser has it', async () => {
    const { site } = await withMenu(() => 'menu '.repeat(400))
    const br = await get(site, '/menu/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Accept-Encoding')
    expect(br.headers.get('cache-control')).toBe('no-cache')
    const etag = br.headers.get('etag') ?? ''
    const again = await get(site, '/menu/', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get(site, '/menu/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('contains its styles, and a policy that allows nothing else', async () => {
    const { site } = await withMenu(() => 'menu')
    const { headers, ...response } = await get(site, '/menu/')
    expect(response).toBeDefined()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${hash(inlineScript)};`)
    expect(policy).toContain(`style-src 'self' ${hash('body { margin: 0 }')};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(await (await get(site, '/menu/')).text()).toContain('<style>body { margin: 0 }</style>')
  })

  test('does not allow scripts and styles that were injected into it', async () => {
    const { site } = await withMenu(() => '<script>steal()</script><style>a{}</style>')
    const response = await get(site, '/menu/')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(await response.text()).toContain('<script>steal()</script>')
    expect(policy).not.toContain(hash('steal()'))
    expect(policy).not.toContain(hash('a{}'))
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  test('tells browsers to stay on https only if the site is served over https', async () => {
    const secure = await site.beside({ config: { siteUrl: 'https://hoiyuen.example' } })
    const { headers } = await get(secure, '/health')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  test('is in memory for the HTTP server after its first request', async () => {
    const { site } = await withMenu(() => 'menu')
    expect(site.peek('/menu/', undefined, undefined)).toBeUndefined()
    await get(site, '/menu/')
    expect(site.peek('/menu/', undefined, undefined)?.body.toString()).toContain('menu')
    expect(site.peek('/menu/?a=1', undefined, undefined)).toBeUndefined()
  })

  test('accepts no method that changes something', async () => {
    const { site } = await withMenu(() => 'menu')
    expect((await site.app.request('/menu/', { method: 'POST' })).status).toBe(405)
  })
})

describe('a private page', () => {
  test('is rendered for each request, and not cached', async () => {
    const { renderedPages, site } = await withMenu((_, url) => `order for ${url.searchParams.get('key')}`)
    const first = await get(site, '/orders/AB12CD/?key=one')
    expect(await first.text()).toContain('order for one')
    expect(await (await get(site, '/orders/AB12CD/?key=two')).text()).toContain('order for two')
    expect(renderedPages).toHaveLength(2)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    expect(first.headers.get('referrer-policy')).toBe('same-origin')
    expect(site.peek('/orders/AB12CD/?key=one', undefined, undefined)).toBeUndefined()
  })

  test('does not load Google Maps, which would reveal the URL to Google', async () => {
    const pages = pageSource({
      '/menu/': { id: 'shared/zh/menu', page: () => 'menu' },
      '/orders/:reference/': { id: 'private/zh/order', page: () => 'order' },
    })
    const siteWithMap = await site.beside({ pages, config: { mapsKey: 'a-key' } })
    const policyOf = async (path: string) =>
      (await get(siteWithMap, path)).headers.get('content-security-policy')
    expect(await policyOf('/menu/')).toContain('googleapis')
    expect(await policyOf('/orders/AB12CD/?key=one')).not.toContain('google')
  })
})

describe('a page that fails to render', () => {
  const html = { headers: { accept: 'text/html,*/*' } }
  const withFailure = (error: Error) =>
    withMenu(() => {
      throw error
    })

  test('shows an error in its language, is not cached, and logs one line without its query', async () => {
    const { renderedPages, site: failing } = await withFailure(new Error('the oven is cold'))
    const before = site.logLines.length
    const response = await failing.app.request('/menu/detail/?name=secret', html)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain('lang="zh-HK"')
    expect(text).toContain(failurePage.failed.title.zh)
    expect(text).not.toContain('oven')
    await get(failing, '/menu/detail/?name=secret')
    expect(renderedPages).toHaveLength(2)
    expect(site.logLines.slice(before)).toEqual(Array(2).fill('GET /menu/detail/: the oven is cold'))
  })

  test('logs one line, whatever its URL contains', async () => {
    const { site: failing } = await withFailure(new Error('the oven is cold'))
    await failing.app.request('/orders/AAAA%0A%0AAAAA/?key=aaaaaaaaaaaaaaaaaaaaaaaa', html)
    expect(site.logLines.at(-1)).toBe('GET /orders/AAAA%0A%0AAAAA/: the oven is cold')
  })

  test('answers 503 with Retry-After when the database is away', async () => {
    const { site: failing } = await withFailure(
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    )
    const response = await failing.app.request('/menu/detail/?name=secret', html)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toContain(failurePage.unavailable.lead.zh)
  })
})
