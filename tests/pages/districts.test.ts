/** These tests cover spec section 2, decisions 8 and 19. */
import { describe, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { pageNames } from '#content/layout.ts'
import {
  type DistrictPage,
  districtAt,
  districtOf,
  districtOfPlace,
  isPlace,
  type PlacePage,
} from '#content/pages/districts/district.ts'
import { cateringIn, districtPage, fromFee } from '#content/pages/districts/district-page.ts'
import { districtZones } from '#domain/delivery/usual-districts.ts'
import { langs } from '#domain/text.ts'
import delivery from '#tests/fixtures/catalogue/delivery.json' with { type: 'json' }
import { all, builtSite, hrefsOf, linksSaying, one, textOf, textsOf } from '#tests/support/site/built-site.ts'
import { demoPages } from '#tests/support/store/catalogue.ts'

const site = builtSite()

const pages = demoPages.flatMap(({ id, inMenu }) => {
  const page = inMenu ? districtAt(id) : null
  return page && !isPlace(page) ? [page] : []
})
const places = Object.keys(districtOfPlace) as PlacePage[]

/** The order form's fee for the district. */
function feeOf(district: DistrictPage): string {
  const zone = delivery.zones.find(({ id }) => id === districtZones[district])
  return `$${(zone?.feeCents ?? 0) / 100}`
}

function figure(document: Document, label: string): string {
  const row = all(document, 'main dl > div').find((each) => textsOf(each, 'dt').includes(label))
  return row ? textOf(one(row, 'dd')) : ''
}

function sectionOf(document: Document, heading: string): Element {
  const element = all(document, 'main section').find((each) => textsOf(each, 'h2').includes(heading))
  if (!element) throw new Error(`no section is headed ${heading}`)
  return element
}

describe.each(langs)('the district pages in %s', (lang) => {
  test.each([...pages, ...places])('show the fee of the zone of %s', async (page) => {
    const document = await site.read(pagePath(page, lang))
    expect(textOf(one(document, 'h1'))).toBe(cateringIn(pageNames[page])[lang])
    expect(figure(document, districtPage.fee[lang])).toBe(feeOf(districtOf(page)))
    expect(figure(document, districtPage.ahead[lang])).toContain('3')
    expect(all(document, 'main a[data-opens=set]')).toHaveLength(4)
    expect([2, 3]).toContain(all(document, 'main details').length)
  })
})

test('every district has texts of its own', () => {
  const headings = demoPages.flatMap(({ district }) =>
    district ? [district.title.zh, district.story.heading.zh, district.story.heading.en] : [],
  )
  expect(new Set(headings).size).toBe(headings.length)
})

test('the map links to every district', async () => {
  const document = await site.read(pagePath('sha-tin', 'zh'))
  const links = all(document, 'main svg[role=group] a')
  expect(new Set(hrefsOf(links))).toEqual(new Set(pages.map((page) => pagePath(page, 'zh'))))
})

describe('the tiles of districts', () => {
  test('show the other eleven, those next door first and with their fee, and lead to all', async () => {
    const document = await site.read(pagePath('sai-kung', 'en'))
    const section = sectionOf(document, districtPage.nextDoor.en)
    const [near = [], others = []] = all(section, 'ul').map((list) => hrefsOf(all(list, 'a')))
    const pagesOf = pages.filter((page) => page !== 'sai-kung').map((page) => pagePath(page, 'en'))
    expect([...near, ...others].toSorted()).toEqual([...pagesOf, '/en/#districts'].toSorted())
    expect(near).toContain(pagePath('sha-tin', 'en'))
    expect(near).toHaveLength(4)
    expect(others.at(-1)).toBe('/en/#districts')
    const home = await site.read('/en/')
    expect(all(home, '#districts')).toHaveLength(1)
  })

  test.each([...pages, ...places])(
    'are four large ones on the page of %s, and fill their lines',
    async (page) => {
      const section = sectionOf(await site.read(pagePath(page, 'zh')), districtPage.nextDoor.zh)
      const [near = [], others = []] = all(section, 'ul').map((list) => all(list, 'li'))
      expect(near).toHaveLength(4)
      expect([8, 9]).toContain(others.length)
    },
  )

  test('begin with its own district on the page of a neighbourhood, which has a picture of its own', async () => {
    const document = await site.read(pagePath('north-point', 'zh'))
    const [first] = all(sectionOf(document, districtPage.nextDoor.zh), 'a')
    expect(first?.getAttribute('href')).toBe(pagePath('eastern', 'zh'))
    const [place, district] = await Promise.all(
      (['north-point', 'eastern'] as const).map(async (page) =>
        one(await site.read(pagePath(page, 'zh')), 'main section:nth-of-type(2) img').getAttribute('alt'),
      ),
    )
    expect(place).not.toBe(district)
  })

  test('say so if parts of a district pay more', async () => {
    const document = await site.read(pagePath('sai-kung', 'zh'))
    const [kwunTong] = linksSaying(sectionOf(document, districtPage.nextDoor.zh), pageNames['kwun-tong'].zh)
    expect(kwunTong && textOf(kwunTong)).toContain(fromFee(feeOf('kwun-tong')).zh)
  })
})

describe('the text about free delivery', () => {
  const freeFigure = async (page: DistrictPage) =>
    figure(await site.read(pagePath(page, 'zh')), districtPage.free.zh)

  test('says that there is none if every part of the district is remote', async () => {
    expect(await freeFigure('sai-kung')).toBe(districtPage.neverFree.zh)
  })

  test('says that it does not apply everywhere if some parts are remote', async () => {
    for (const page of ['tsuen-wan', 'tuen-mun', 'yuen-long'] as const)
      expect(await freeFigure(page)).toContain(districtPage.exceptSomePlaces.zh)
  })

  test('names the amount of the order form elsewhere', async () => {
    expect(await freeFigure('sha-tin')).toBe('$2,200')
  })
})

test('a neighbourhood is below its district in the breadcrumb', async () => {
  const [district, place] = [pagePath('eastern', 'zh'), pagePath('north-point', 'zh')]
  const main = one(await site.read(district), 'main')
  expect(hrefsOf(linksSaying(main, pageNames['north-point'].zh))).toContain(place)
  const breadcrumb = one(await site.read(place), 'main nav')
  expect(hrefsOf(linksSaying(breadcrumb, pageNames.eastern.zh))).toContain(district)
})

test('the page of Sai Kung names the places where delivery is quoted and never free', async () => {
  const document = await site.read(pagePath('sai-kung', 'zh'))
  const head = document.querySelector('main section')
  const remote = delivery.remoteAreas.filter(({ districtId }) => districtId === 'sai-kung')
  expect(remote.length).toBeGreaterThan(0)
  for (const place of remote) expect(head?.textContent).toContain(place.name.zh)
})

test('the chat link names this district', async () => {
  const document = await site.read(pagePath('yuen-long', 'en'))
  const [href] = hrefsOf(linksSaying(document, districtPage.chat.en))
  expect(new URL(href ?? '').searchParams.get('text')).toContain(cateringIn(pageNames['yuen-long']).en)
})

test('a set links to its own page without JavaScript', async () => {
  const document = await site.read(pagePath('kwun-tong', 'zh'))
  const hrefs = hrefsOf(all(document, 'main a[data-opens=set]'))
  expect(hrefs).not.toEqual([])
  for (const href of hrefs) expect(href).toContain('/menu/detail/?name=')
})
