/** These tests cover section 2 of the specification. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtSite } from '#tests/support/site/built-site.ts'
import { blocksOf, canonicalOf, metaOf, pathOf } from '#tests/support/site/page-head.ts'

const site = builtSite()

test.each(['/', '/en/', '/contact/', '/en/contact/'])(
  '%s has structured data about the caterer',
  async (path) => {
    const caterer = blocksOf(await site.read(path)).find((block) => block['@type'] === 'FoodEstablishment')
    expect(caterer).toMatchObject({
      telephone: '+852 2000 0012',
      address: { '@type': 'PostalAddress', addressCountry: 'HK' },
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
      priceRange: expect.stringMatching(/^\$\d+–\$[\d,]+$/),
    })
  },
)

test.each(['/menu/', '/en/menu/'])('%s has structured data about its sets and their prices', async (path) => {
  const menu = blocksOf(await site.read(path)).find((block) => block['@type'] === 'Menu')
  const sections = menu?.hasMenuSection as { hasMenuItem: { offers: object }[] }[]
  const offers = sections.flatMap(({ hasMenuItem }) => hasMenuItem.map((item) => item.offers))
  expect(offers.length).toBeGreaterThan(40)
  for (const offer of offers) {
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'HKD', price: expect.any(Number) })
    expect('price' in offer && offer.price).toBeGreaterThan(0)
  }
})

test.each(['/', '/en/western-catering/', '/kwun-tong/', '/menu/detail/?name=deluxe-30'])(
  'the link to %s has a share picture',
  async (path) => {
    const response = await site.request(pathOf(metaOf(await site.read(path), 'og:image')))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const size = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(size).toMatchObject({ width: 1200, height: 630 })
  },
)

test.each(['', '/en'])('old URLs below %o show the home page with its canonical URL', async (prefix) => {
  for (const alias of ['/call', '/footer', '/proDetails', '/order', '/find', '/about-us', '/ABOUT-US/'])
    expect.soft(canonicalOf(await site.read(prefix + alias)), alias).toBe(`${prefix}/`)
})

test.each([1, 2, 3, 4, 5, 6])(
  'URL %i of the six ways to eat has the same canonical page as the others',
  async (number) => {
    expect(canonicalOf(await site.read(`/en/caterers/${number}/`))).toBe('/en/caterers/1/')
  },
)

test('the icons and the manifest exist', async () => {
  // HEAD comes first: both must have the same response.
  expect((await site.request('/manifest.webmanifest', { method: 'HEAD' })).status).toBe(200)
  const manifest = await (await site.request('/manifest.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const src of [...icons, '/apple-touch-icon.png', '/favicon.ico'])
    expect((await site.request(src)).headers.get('content-type'), src).toMatch(/^image\//)
  expect(manifest).toMatchObject({ display: 'standalone', id: '/', scope: '/', start_url: '/' })
})

test('the worker is checked for a new release at every visit', async () => {
  expect((await site.request('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('robots.txt names the sitemap and excludes orders', async () => {
  const robots = await (await site.request('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /orders/')
})
