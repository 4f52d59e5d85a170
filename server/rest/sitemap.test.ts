import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { siteUrl: 'https://hoiyuen.example' } })
})
afterAll(() => site.close())

const text = async (path: string) => (await site.request(path)).text()

describe('the sitemap', () => {
  test('lists every public page in both languages, at the public origin', async () => {
    const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc]) => loc ?? '',
    )
    const paths = addresses.map((address) => address.replace('https://hoiyuen.example', ''))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/en/',
        '/equiry/',
        '/kwai-chung/',
        '/en/north-point/',
        '/caterers/1/',
        '/menu/detail/?name=deluxe-10',
        '/en/menu/gift/?name=wellness-hamper',
      ]),
    )
    const zh = paths.filter((path) => !path.startsWith('/en/'))
    expect(paths.filter((path) => path.startsWith('/en/')).toSorted()).toEqual(
      zh.map((path) => `/en${path}`).toSorted(),
    )
    expect(paths.filter((path) => /orders|404|caterers\/[2-6]|:/.test(path))).toEqual([])
  })

  test('names no page of the back office', async () => {
    expect(await text('/sitemap.xml')).not.toContain('/staff/')
  })

  test('lists the languages of each page beside it', async () => {
    expect(await text('/sitemap.xml')).toContain(
      '<loc>https://hoiyuen.example/en/bento/</loc>' +
        '<xhtml:link rel="alternate" hreflang="zh-HK" href="https://hoiyuen.example/bento/"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://hoiyuen.example/en/bento/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://hoiyuen.example/bento/"/>',
    )
  })
})

test('robots.txt names what is private, and the sitemap', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Disallow: /orders/')
  expect(robots).toContain('Sitemap: https://hoiyuen.example/sitemap.xml')
})
