/** These tests cover spec sections 2 to 4, decisions 6. */
import { describe, expect, test } from 'vitest'
import { caterersPath, pagePath } from '#app/paths.ts'
import { waysToOrder } from '#content/controls.ts'
import { home } from '#content/pages/home.ts'
import { partners } from '#content/pages/home-sections.ts'
import { menuPage } from '#content/pages/menu.ts'
import { langs } from '#domain/text.ts'
import { all, builtSite, hrefsOf, linksSaying, one, textOf, textsOf } from '#tests/support/site/built-site.ts'

const site = builtSite()

describe.each(langs)('the home page in %s', (lang) => {
  const readPage = () => site.read(pagePath('home', lang))

  test('has its greeting, and links to the shop and the chat', async () => {
    const document = await readPage()
    expect(textOf(one(document, 'h1')).replace(/\s+/g, ' ')).toContain(
      home.heading[lang].replace(/\s+/g, ' '),
    )
    const buttons = one(document, 'h1 ~ p:has(a)')
    const [shop] = linksSaying(buttons, waysToOrder.shop[lang])
    expect(shop?.getAttribute('href')).toMatch(/^https:\/\/shop\./)
    expect(shop?.getAttribute('target')).toBe('_blank')
    const [chat] = linksSaying(one(document, 'main'), waysToOrder.whatsApp[lang])
    expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./)
  })

  test('shows six categories, each linked to its section', async () => {
    const cards = all(await readPage(), 'main li a[href*="/caterers/"]')
    expect(hrefsOf(cards)).toEqual([1, 2, 3, 4, 5, 6].map((section) => caterersPath(section, lang)))
    expect(cards[2]?.textContent).toContain({ zh: '泰式', en: 'Thai' }[lang])
  })

  test('answers six questions first, and all thirty in five closed groups', async () => {
    const document = await readPage()
    const groups = all(document, '#faq details:has(details)')
    expect(groups).toHaveLength(5)
    for (const group of groups) expect(group.hasAttribute('open')).toBe(false)
    expect(all(document, '#faq details details')).toHaveLength(30)
    expect(all(document, '#faq details:not(details details, :has(details))')).toHaveLength(6)
    const [payment] = all(groups[1] ?? document, 'details p')
    expect(payment?.textContent).toContain('Visa')
  })

  test('shows twelve partners and links to all clients', async () => {
    const document = await readPage()
    const wall = all(document, 'main section').find((each) =>
      textsOf(each, 'h2').includes(partners.title[lang]),
    )
    expect(wall && all(wall, 'li')).toHaveLength(13)
    expect(wall && hrefsOf(linksSaying(wall, partners.more[lang]))).toEqual([pagePath('client', lang)])
  })
})

test('links each banner to its own page in a new tab, or else to the menu', async () => {
  const banners = all(await site.read('/'), '[data-slides] > a, [data-slides] > div a').map((link) => [
    link.getAttribute('href'),
    link.getAttribute('target') ?? '',
  ])
  expect(banners.slice(0, 3)).toEqual([
    ['/menu/', ''],
    ['/menu/', ''],
    ['/corporate-catering/', '_blank'],
  ])
})

describe('the menu', () => {
  const card = (document: Document, slug: string) =>
    document.querySelector(`main a[data-opens][href$="name=${slug}"]`)?.closest('li') ?? document.body

  test.each([
    ['easy-party-10', ['$714 起，包送貨', 'from $714, free delivery']],
    ['thai-10', ['$722 起，包送貨', 'from $722, free delivery']],
    ['ace-1-person-1-choice', ['$108 起，包送貨', 'from $108, free delivery']],
    ['christmas-joy-1-person-1-choice', ['$98/碟', '$98 per plate']],
    ['bites-by-the-piece', ['$18–45', '$18–45']],
    ['deluxe-30', ['$3,840', '$3,840']],
  ] as const)('shows the price of %s as the specification does', async (slug, [zh, en]) => {
    expect(textOf(card(await site.read('/menu/'), slug))).toContain(zh)
    expect(textOf(card(await site.read('/en/menu/'), slug))).toContain(en)
  })

  test('contains every set and gift, each linked to a page of its own', async () => {
    const document = await site.read('/menu/')
    expect(all(document, 'main section')).toHaveLength(15)
    const sets = all(document, 'main a[data-opens=set]')
    expect(sets).toHaveLength(54)
    for (const href of hrefsOf(sets)) expect(href).toMatch(/^\/menu\/detail\/\?name=/)
    const gifts = all(document, 'main a[data-opens=gift]')
    expect(gifts).toHaveLength(8)
    for (const href of hrefsOf(gifts)) expect(href).toMatch(/^\/menu\/gift\/\?name=/)
    expect(hrefsOf(linksSaying(document, menuPage.allGifts.zh))).toEqual(['#gifts'])
  })

  test('a gift has a page of its own', async () => {
    expect(textOf(one(await site.read('/menu/gift/?name=afternoon-tea-hamper'), 'h1'))).toBe('英式下午茶禮籃')
    expect(textOf(one(await site.read('/en/menu/gift/?name=wellness-hamper'), 'h1'))).toBe('Wellness Hamper')
  })
})

describe('the URL of a set', () => {
  test.each(['輕鬆派對十人套餐', 'Easy 10-Person Party Set', 'easy-party-10'])(
    'finds it by %s',
    async (name) => {
      const document = await site.read(`/menu/detail/?name=${encodeURIComponent(name)}`)
      expect(textOf(one(document, 'h1'))).toBe('輕鬆派對十人套餐')
    },
  )
})
