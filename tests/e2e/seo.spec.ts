/** What search engines and shared links get of the site: sitemap, heads, structured data, pictures (spec section 2). */
import { sharePath } from '../../app/paths.ts'
import { expect, test } from '../support/site.ts'

/** Nothing here depends on the window. */
const once = { tag: '@own-window' }

interface Head {
  readonly path: string
  readonly lang: 'zh' | 'en'
  readonly status: number
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly canonical: string
  readonly alternates: Readonly<Record<string, string>>
  readonly picture: string
  readonly blocks: readonly string[]
}

const unescaped = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Path and query of an address that must be whole, since crawlers and previews take nothing less. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The head as a crawler reads it: from the text, without a browser. */
function headOf(path: string, status: number, html: string): Head {
  const attribute = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  const meta = (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
  return {
    path,
    lang: path.startsWith('/en/') ? 'en' : 'zh',
    status,
    title: attribute(/<title>([^<]*)<\/title>/),
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    alternates: Object.fromEntries(links.map(([, lang = '', href = '']) => [lang, unescaped(href)])),
    picture: meta('og:image'),
    blocks: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
  }
}

test('every page of the sitemap says what it is, in its language', once, async ({ request }) => {
  test.setTimeout(180_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => pathOf(unescaped(loc)))
  expect(addresses.length).toBeGreaterThan(150)

  const heads: Head[] = []
  for (const address of addresses) {
    const response = await request.get(address)
    heads.push(headOf(address, response.status(), await response.text()))
  }
  const bare = (path: string) => path.replace(/^\/en\//, '/')
  for (const head of heads) {
    const { path, lang } = head
    expect.soft(head.status, path).toBe(200)
    expect.soft(pathOf(head.canonical), path).toBe(path)
    const alternates = Object.entries(head.alternates).map(([tag, href]) => [tag, pathOf(href)])
    expect.soft(Object.fromEntries(alternates), path).toEqual({
      'zh-HK': bare(path),
      en: `/en${bare(path)}`,
      'x-default': bare(path),
    })
    expect.soft(head.description, path).toMatch(lang === 'zh' ? /^.{20,160}$/su : /^.{50,320}$/su)
    expect.soft(head.keywords, path).toMatch(/,|，|、/)
    expect.soft(/\p{Script=Han}/u.test(head.description), `${path} ${head.description}`).toBe(lang === 'zh')
    expect.soft(pathOf(head.picture), path).toBe(sharePath(path, lang))
    const types = head.blocks.map((block) => JSON.parse(block)['@type'])
    expect.soft(types.includes('BreadcrumbList'), `${path} ${types}`).toBe(bare(path) !== '/')
  }
  for (const lang of ['zh', 'en'] as const)
    for (const field of ['title', 'description'] as const) {
      const texts = heads.filter((head) => head.lang === lang).map((head) => `${head[field]}`)
      const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
      expect.soft(twice, `${lang} ${field}`).toEqual([])
    }
})

test('the caterer and its menu can be read by machines', once, async ({ request }) => {
  const blocksOf = async (path: string) =>
    headOf(path, 200, await (await request.get(path)).text()).blocks.map((block) => JSON.parse(block))
  for (const path of ['/', '/en/', '/contact/', '/en/contact/']) {
    const caterer = (await blocksOf(path)).find((block) => block['@type'] === 'FoodEstablishment')
    expect(caterer, path).toMatchObject({
      telephone: '+852 2000 0012',
      address: { '@type': 'PostalAddress', addressCountry: 'HK' },
      openingHoursSpecification: { opens: '10:00', closes: '20:00' },
    })
    expect(caterer.priceRange).toMatch(/^\$\d+–\$[\d,]+$/)
  }
  for (const path of ['/menu/', '/en/menu/']) {
    const menu = (await blocksOf(path)).find((block) => block['@type'] === 'Menu')
    const items = menu.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem)
    expect(items.length).toBeGreaterThan(40)
    for (const item of items) {
      expect(item.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'HKD' })
      expect(item.offers.price).toBeGreaterThan(0)
    }
  }
})

test('robots are sent to the sitemap and away from orders', once, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /orders/')
})

for (const path of ['/', '/en/western-catering/', '/kwun-tong/', '/menu/detail/?name=deluxe-30'])
  test(`the link to ${path} is shared with a picture`, once, async ({ page, request }) => {
    await page.goto(path)
    const picture = page.locator('meta[property="og:image"]')
    const address = pathOf((await picture.getAttribute('content')) ?? '')
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/jpeg')
    const size = await page.evaluate(async (src) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, address)
    expect(size).toEqual([1200, 630])
  })

test('old addresses show the home page and name it as the one to remember', once, async ({ request }) => {
  for (const lang of ['', '/en'])
    for (const alias of ['/call', '/footer', '/proDetails', '/order', '/find', '/about-us', '/ABOUT-US/']) {
      const response = await request.get(lang + alias, { maxRedirects: 0 })
      expect(response.status(), lang + alias).toBe(200)
      const head = headOf(lang + alias, 200, await response.text())
      expect(pathOf(head.canonical)).toBe(`${lang}/`)
    }
})

test('the icons and the manifest are there', once, async ({ request }) => {
  // Before anybody fetched it: those who only look whether it is there get the same answer.
  expect((await request.head('/manifest.webmanifest', { maxRedirects: 0 })).status()).toBe(200)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const src of [...icons, '/apple-touch-icon.png', '/favicon.ico'])
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
})
