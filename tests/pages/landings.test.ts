/** These tests cover section 2 of the specification. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage, pagePath, shopPagePath } from '#app/paths.ts'
import { waysToOrder } from '#content/controls.ts'
import { servedIn } from '#content/pages/landing/landing-page.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import {
  all,
  type BuiltSite,
  hrefsOf,
  linksSaying,
  one,
  openBuiltSite,
  textOf,
} from '#tests/support/site/built-site.ts'
import { blocksOf } from '#tests/support/site/page-head.ts'
import { demoPage, themedPages } from '#tests/support/store/catalogue.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const pages = themedPages.map((id) => [id, demoPage(id)] as const)

describe.each(langs)('the landing pages in %s', (lang) => {
  test.each(pages)('link on %s to its menu', async (name, { menu }) => {
    const main = one(await site.read(shopPagePath(name, lang)), 'main')
    const [href] = hrefsOf(linksSaying(main, menu.go[lang]))
    expect(href).toBe(inLanguage('/menu/', lang) + (menu.anchor ? `#${menu.anchor}` : ''))
  })

  test.each(pages)('name the subject of %s on the page and in the chat', async (name, landing) => {
    const main = one(await site.read(shopPagePath(name, lang)), 'main')
    const heading = textOf(one(main, 'h1'))
    if (lang === 'en') expect(heading).toBe(landing.name.en)
    else expect(heading).toMatch(/\p{Script=Han}{4}/u)
    const href = hrefsOf(linksSaying(main, waysToOrder.whatsApp[lang])).at(-1)
    expect(new URL(href ?? '').searchParams.get('text')).toContain(landing.name[lang])
  })

  test.each(pages)('answer the questions of %s, also in structured data', async (name) => {
    const document = await site.read(shopPagePath(name, lang))
    const count = all(document, 'main details').length
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(name === 'bento' ? 3 : 4)
    const blockByType = new Map(blocksOf(document).map((block) => [block['@type'], block]))
    expect(blockByType.get('FAQPage')?.mainEntity).toHaveLength(count)
    expect(blockByType.get('BreadcrumbList')?.itemListElement).toHaveLength(2)
  })
})

test('seasonal pages state the period of their menu', async () => {
  const christmas = await site.read('/christmas-party/')
  expect(christmas.body.textContent).toContain(servedIn({ from: '12-01', to: '12-31' }).zh)
  const halloween = await site.read('/en/halloween/')
  expect(halloween.body.textContent).toContain(servedIn({ from: '10-01', to: '10-31' }).en)
})

describe.each(langs)('the special section in %s', (lang) => {
  test.each(pages)('of %s is between the story and the menu, and contains no script', async (name) => {
    const main = one(await site.read(shopPagePath(name, lang)), 'main')
    const sections = all(main, ':scope > section')
    const element = sections[2]
    expect(element && all(element, 'h2')).toHaveLength(1)
    expect(element && all(element, 'script, canvas, [data-island]')).toEqual([])
    expect(element?.textContent).not.toMatch(/undefined|NaN|not sold/)
  })

  test.each(pages)('of %s has tables with a caption and headers for every cell', async (name) => {
    const main = one(await site.read(shopPagePath(name, lang)), 'main')
    for (const table of all(main, 'table')) {
      expect(textOf(one(table, 'caption'))).not.toBe('')
      expect(all(table, 'thead th[scope=col]').length).toBeGreaterThan(1)
      for (const row of all(table, 'tbody')) expect(all(row, 'th[scope]').length).toBeGreaterThan(0)
    }
  })
})

test('no page contains the styles of another page’s special section', async () => {
  const paperOfInvitation = '#fffaf0'
  const styleOf = async (name: string) =>
    all(await site.read(shopPagePath(name, 'zh')), 'style')
      .map(textOf)
      .join('')
  expect(await styleOf('wedding-catering')).toContain(paperOfInvitation)
  expect(await styleOf('thai-catering')).not.toContain(paperOfInvitation)
})

test('the Halloween street has a door for each box up to the gift', async () => {
  const main = one(await site.read('/halloween/'), 'main')
  const street = all(main, 'ol').find((list) => all(list, 'li').length === 14)
  expect(street?.getAttribute('aria-label')).toBeTruthy()
})

test('the page of Chinese catering links to its short link and to the shop in its language, if the shop has them', async () => {
  const chineseCateringUrl = 'https://shop.example/c'
  const { app } = await site.beside({ pages: await openPageBuild('build'), config: { chineseCateringUrl } })
  for (const lang of langs) {
    const page = await (await app.request(pagePath('chinese-catering', lang))).text()
    expect(page).toContain(`href="${chineseCateringUrl}"`)
    expect(page.includes('href="https://shop.example/en"')).toBe(lang === 'en')
  }
})
