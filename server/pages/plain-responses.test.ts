import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '#server/app.ts'
import { openMenuPages } from '#tests/support/browser/menu-pages.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource, type TestPage } from '#tests/support/site/page-source.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const withMenu = (page: TestPage) => openMenuPages(site, page)
const get = (of: Site, path: string) => of.app.request(path)
const location = (response: Response) => response.headers.get('location')

describe('URLs without a page', () => {
  test('redirect to the 404 page of their language, which has status 404', async () => {
    const { site } = await withMenu(() => 'menu')
    const zh = await get(site, '/nowhere')
    const en = await get(site, '/en/nowhere/at/all/')
    expect([zh.status, location(zh)]).toEqual([302, '/404/'])
    expect([en.status, location(en)]).toEqual([302, '/en/404/'])
    const page = await get(site, '/404/')
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('找不到')])
    expect((await get(site, '/en/404')).status).toBe(404)
  })

  test('do not redirect in a loop when there is no 404 page', async () => {
    expect((await site.request('/404/')).status).toBe(404)
  })

  test('redirect to the menu if the specification misspells them', async () => {
    const { site } = await withMenu(() => 'menu')
    expect(location(await get(site, '/enmenu/'))).toBe('/en/menu/')
    expect(location(await get(site, '/enmenu'))).toBe('/en/menu/')
  })

  test('redirect to the 404 page if the page throws 404, uncached and unlogged', async () => {
    const { renderedPages, site: unknowing } = await withMenu(() => {
      throw new Response(null, { status: 404 })
    })
    const before = [...site.logLines]
    for (const name of ['a', 'a']) {
      const response = await get(unknowing, `/menu/detail/?name=${name}`)
      expect([response.status, location(response)]).toEqual([302, '/404/'])
    }
    expect(renderedPages).toHaveLength(2)
    expect(site.logLines).toEqual(before)
  })

  test('render no error page if the page throws 404', async () => {
    const pages = pageSource({
      '/menu/gift/': {
        id: 'shared/zh/menu-gift',
        page: () => {
          throw new Response(null, { status: 404 })
        },
      },
    })
    const build = await pages.load()
    const renderings: number[] = []
    const module: typeof build.entry.module = {
      ...build.entry.module,
      default: (_, status) => {
        renderings.push(status)
        return new Response(null, { status })
      },
    }
    const load = async () => ({ ...build, entry: { ...build.entry, module } })
    const response = await get(await site.beside({ pages: { ...pages, load } }), '/menu/gift/?name=none')
    expect(location(response)).toBe('/404/')
    expect(renderings).toEqual([])
  })

  test('redirect to the 404 page if they cannot be decoded', async () => {
    const { site } = await withMenu(() => 'menu')
    for (const path of ['/%E0%A4%A', '/menu/%', '/%ff/'])
      expect(location(await get(site, path))).toBe('/404/')
  })

  test('redirect to the 404 page if they try to reach other files', async () => {
    for (const path of [
      '/../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.vite/manifest.json',
      '//evil.example/',
    ])
      expect((await site.request(path)).headers.get('location')).toBe('/404/')
  })
})
describe('an old address of the home page', () => {
  const home = () => {
    const renderedPaths: string[] = []
    const page: TestPage = (_, url) => {
      renderedPaths.push(url.pathname)
      return 'home'
    }
    return {
      rendered: renderedPaths,
      pages: pageSource({ '/': { id: 'shared/zh/home', page }, '/en/': { id: 'shared/en/home', page } }),
    }
  }

  test('shows the home page, rendered once per language for all of them (decisions 2)', async () => {
    const { rendered, pages } = home()
    const beside = await site.beside({ pages })
    for (const path of [
      '/call',
      '/footer/',
      '/proDetails',
      '/PRODETAILS/',
      '/order',
      '/find/',
      '/about-us?a=1',
    ])
      expect((await get(beside, path)).status, path).toBe(200)
    for (const path of ['/en/call/', '/en/proDetails', '/EN/about-us']) await get(beside, path)
    expect(rendered).toEqual(['/', '/en/'])
  })

  test('does not match a longer path', async () => {
    const { pages } = home()
    expect((await get(await site.beside({ pages }), '/call/us')).status).toBe(302)
  })
})
