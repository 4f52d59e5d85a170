/** These tests cover spec section 2, decisions 3. */
import { describe, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { notFound } from '#content/pages/not-found.ts'
import { partyTips } from '#content/pages/tips.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { langs } from '#domain/text.ts'
import { all, builtSite, hrefsOf, linksSaying, one, textOf } from '#tests/support/site/built-site.ts'
import { metaOf } from '#tests/support/site/page-head.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'

const site = builtSite()

test.each([
  ['/nothing-here', '/404/'],
  ['/no-such-page/', '/404/'],
  ['/en/nothing-here/', '/en/404/'],
  ['/menu/detail/?name=nothing', '/404/'],
  ['/menu/detail/', '/404/'],
  ['/en/menu/detail/?name=%E7%84%A1', '/en/404/'],
  ['/caterers/7/', '/404/'],
  ['/caterers/0/', '/404/'],
  ['/en/caterers/12/', '/en/404/'],
  ['/caterers/thai/', '/404/'],
])('%s redirects to %s', async (path, target) => {
  const response = await site.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, target])
})

describe.each(langs)('the 404 page in %s', (lang) => {
  const readPage = () => site.read(pagePath('notFound', lang), 404)

  test('is marked as missing, also for search engines, and links to the menu', async () => {
    const document = await readPage()
    expect(textOf(one(document, 'h1'))).toContain(notFound.heading[lang])
    expect(metaOf(document, 'robots')).toContain('noindex')
    expect(hrefsOf(linksSaying(one(document, 'main'), notFound.menu[lang]))).toEqual([pagePath('menu', lang)])
    expect(all(document, 'body > header').length).toBeGreaterThan(0)
  })

  test('shows three tips with lazy pictures', async () => {
    const items = all(await readPage(), 'main li')
    for (const { title, text } of partyTips(figuresOf(demoSettings()))) {
      const element = items.find((item) => textOf(item).includes(title[lang]))
      expect(element && textOf(element)).toContain(text[lang])
      expect(element && one(element, 'img').getAttribute('loading')).toBe('lazy')
    }
  })
})
