/** Language, head and link targets of every page (spec section 2). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPrivatePath, pagePath, sharePath } from '#app/paths.ts'
import { type Lang, langs } from '#domain/text.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { all, type BuiltSite, openBuiltSite } from '#tests/support/site/built-site.ts'
import { alternatesOf, blocksOf, canonicalOf, metaOf, pathOf } from '#tests/support/site/page-head.ts'
import { demo } from '#tests/support/store/catalogue.ts'

/** Rendering two hundred pages takes minutes on a busy machine. */
const longest = 600_000

const notFoundPages: readonly string[] = langs.map((lang) => pagePath('notFound', lang))

const allAddresses = addressesOf(demo)

let site: BuiltSite
let sitemap: readonly string[]
beforeAll(async () => {
  site = await openBuiltSite()
  const xml = await (await site.request('/sitemap.xml')).text()
  sitemap = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
    pathOf(loc.replaceAll('&amp;', '&')),
  )
  for (const path of new Set([...allAddresses, ...sitemap])) await site.read(path)
}, longest)
afterAll(() => site.close())

const langOfPath = (path: string): Lang => (path.startsWith('/en/') ? 'en' : 'zh')
const inChinese = (path: string) => path.replace(/^\/en\//, '/')

test('every page has the language of its URL and one heading', async () => {
  for (const path of new Set([...allAddresses, ...sitemap])) {
    const document = await site.read(path)
    expect.soft(document.documentElement.lang, path).toBe({ zh: 'zh-HK', en: 'en' }[langOfPath(path)])
    expect.soft(all(document, 'h1').length, path).toBe(1)
  }
})

test('every page leads to the form that finds an order', async () => {
  for (const path of allAddresses) {
    const links = all(await site.read(path), 'footer a').map((link) => link.getAttribute('href'))
    expect.soft(links, path).toContain(pagePath('find-order', langOfPath(path)))
  }
})

test('every public page may be cached for everyone and indexed', async () => {
  expect(sitemap.filter(isPrivatePath)).toEqual([])
  for (const path of new Set([...allAddresses, ...sitemap])) {
    if (isPrivatePath(path)) continue
    const { headers } = await site.request(path)
    expect.soft([path, headers.get('cache-control')]).toEqual([path, 'no-cache'])
    expect.soft([path, headers.get('x-robots-tag')]).toEqual([path, null])
    expect.soft(site.peek(path, undefined, undefined), path).toBeDefined()
  }
})

test('every page names its canonical URL, its other language and its picture', async () => {
  expect(sitemap.length).toBeGreaterThan(150)
  for (const path of sitemap) {
    const document = await site.read(path)
    expect.soft(canonicalOf(document), path).toBe(path)
    expect.soft(alternatesOf(document), path).toEqual({
      'zh-HK': inChinese(path),
      en: `/en${inChinese(path)}`,
      'x-default': inChinese(path),
    })
    expect.soft(pathOf(metaOf(document, 'og:image')), path).toBe(sharePath(path, langOfPath(path)))
    const types = blocksOf(document).map((block) => block['@type'])
    expect.soft(types.includes('BreadcrumbList'), `${path} ${types}`).toBe(inChinese(path) !== '/')
  }
})

test('all chat links of a page have the same subject', async () => {
  for (const path of sitemap) {
    const document = await site.read(path)
    const linksIn = (part: string) =>
      new Set(all(document, `${part} a[href^="https://wa.me/"]`).map((link) => link.getAttribute('href')))
    const around = [...linksIn('header'), ...linksIn('footer')]
    expect.soft(new Set(around).size, path).toBe(1)
    const ids = linksIn('main')
    if (ids.size > 0) expect.soft(ids, path).toContain(around[0])
  }
})

// Search results cut longer texts.
test('every page has a title and a description of a length that search results show', async () => {
  for (const path of sitemap) {
    const document = await site.read(path)
    const description = metaOf(document, 'description')
    const isChinese = langOfPath(path) === 'zh'
    expect.soft(document.title, path).toMatch(isChinese ? /^.{4,40}$/su : /^.{8,65}$/su)
    expect.soft(description, path).toMatch(isChinese ? /^.{20,110}$/su : /^.{50,200}$/su)
    expect.soft(/\p{Script=Han}/u.test(description), `${path} ${description}`).toBe(isChinese)
    expect.soft(metaOf(document, 'keywords'), path).toMatch(/,|，|、/)
  }
})

test.each(langs)('every page has a title and a description that are unique in %s', async (lang) => {
  const documents = await Promise.all(
    sitemap.filter((path) => langOfPath(path) === lang).map((path) => site.read(path)),
  )
  for (const texts of [
    documents.map(({ title }) => title),
    documents.map((document) => metaOf(document, 'description')),
  ]) {
    expect(texts).not.toContain('')
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test(
  'no link leads to a missing page or anchor',
  async () => {
    const answers = new Map<string, Promise<Answer>>()
    const visit = (address: string) => {
      const response = answers.get(address) ?? toResponse(address)
      answers.set(address, response)
      return response
    }
    const addresses = [...allAddresses, ...notFoundPages]
    const queuedAddresses = new Set(addresses)
    const deadEnds: string[] = []
    for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
      for (const { path, anchor } of linksOf((await visit(address)).html, address)) {
        // The language switch of a 404 page leads to the other 404 page.
        if (notFoundPages.includes(path) && notFoundPages.includes(address)) continue
        const { status, html } = await visit(path)
        if (status !== 200) deadEnds.push(`${address} -> ${path}: ${status}`)
        else if (anchor && !html.includes(`id="${anchor}"`))
          deadEnds.push(`${address} -> ${path}#${anchor}: no such place`)
        if (!queuedAddresses.has(path)) {
          queuedAddresses.add(path)
          addresses.push(path)
        }
      }
    }
    expect([...new Set(deadEnds)]).toEqual([])
    expect(queuedAddresses.size).toBeGreaterThan(allAddresses.length + notFoundPages.length)
  },
  longest,
)

interface Answer {
  readonly status: number
  /** Empty for responses that are not pages. */
  readonly html: string
}

async function toResponse(address: string): Promise<Answer> {
  const response = await site.request(address)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, html: isPage ? await response.text() : '' }
}

/** Dialogs with a URL; without JavaScript their page is shown. */
const answeredByScript = new Set(['enquiry'])

function linksOf(html: string, from: string): { path: string; anchor: string }[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `http://site${from}`)
    if (url.host !== 'site') return []
    const anchor = decodeURIComponent(url.hash.slice(1))
    return [{ path: url.pathname + url.search, anchor: answeredByScript.has(anchor) ? '' : anchor }]
  })
}
