/** District and neighbourhood pages: their fee, tile and links (spec section 2, decisions 8 and 19). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { menus, pageNames } from '#content/layout.ts'
import { type DistrictPage, districtOfPlace, type PlacePage } from '#content/pages/districts/district.ts'
import { cateringIn, districtPage } from '#content/pages/districts/district-page.ts'
import { districts } from '#content/pages/districts/districts.ts'
import { districtZones } from '#domain/districts.ts'
import { langs } from '#domain/text.ts'
import delivery from '#tests/fixtures/catalogue/delivery.json' with { type: 'json' }
import {
  all,
  type BuiltSite,
  hrefsOf,
  linksSaying,
  one,
  openBuiltSite,
  textOf,
  textsOf,
} from '#tests/support/built-site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const pages = menus[2].pages
const places = Object.keys(districtOfPlace) as PlacePage[]

const districtOf = (page: DistrictPage | PlacePage): DistrictPage =>
  page in districtOfPlace ? districtOfPlace[page as PlacePage] : (page as DistrictPage)

/** The fee that the order form charges in the zone of a district. */
function feeOf(district: DistrictPage): string {
  const zone = delivery.zones.find(({ id }) => id === districtZones[district])
  return `$${(zone?.feeCents ?? 0) / 100}`
}

/** The value beside a label among the four figures. */
function figure(document: Document, label: string): string {
  const row = all(document, 'main dl > div').find((each) => textsOf(each, 'dt').includes(label))
  return row ? textOf(one(row, 'dd')) : ''
}

/** The section with this heading. */
function sectionOf(document: Document, heading: string): Element {
  const found = all(document, 'main section').find((each) => textsOf(each, 'h2').includes(heading))
  if (!found) throw new Error(`no section is headed ${heading}`)
  return found
}

describe.each(langs)('every district in %s', (lang) => {
  test.each([...pages, ...places])('%s shows the fee of its zone', async (page) => {
    const document = await site.read(pagePath(page, lang))
    expect(textOf(one(document, 'h1'))).toBe(cateringIn(pageNames[page])[lang])
    expect(figure(document, districtPage.fee[lang])).toBe(feeOf(districtOf(page)))
    expect(figure(document, districtPage.ahead[lang])).toContain('3')
    expect(all(document, 'main a[data-opens=set]')).toHaveLength(4)
    expect([2, 3]).toContain(all(document, 'main details').length)
  })
})

test('every district has texts of its own', () => {
  const headings = Object.values(districts).flatMap(({ title, story }) => [
    title.zh,
    story.heading.zh,
    story.heading.en,
  ])
  expect(new Set(headings).size).toBe(headings.length)
})

test('the map links to every district', async () => {
  const document = await site.read(pagePath('sha-tin', 'zh'))
  const links = all(document, 'main svg[role=group] a')
  expect(new Set(hrefsOf(links))).toEqual(new Set(pages.map((page) => pagePath(page, 'zh'))))
})

test('the row of tiles shows the other eleven', async () => {
  const document = await site.read(pagePath('sai-kung', 'en'))
  const links = all(sectionOf(document, districtPage.others.en), 'a')
  const others = pages.filter((page) => page !== 'sai-kung').map((page) => pagePath(page, 'en'))
  expect(hrefsOf(links).toSorted()).toEqual(others.toSorted())
})

test('a neighbourhood is below its district in the breadcrumb', async () => {
  const [district, place] = [pagePath('eastern', 'zh'), pagePath('north-point', 'zh')]
  const main = one(await site.read(district), 'main')
  expect(hrefsOf(linksSaying(main, pageNames['north-point'].zh))).toContain(place)
  const trail = one(await site.read(place), 'main nav')
  expect(hrefsOf(linksSaying(trail, pageNames.eastern.zh))).toContain(district)
})

test('Sai Kung says where delivery is quoted and never free', async () => {
  const document = await site.read(pagePath('sai-kung', 'zh'))
  const head = document.querySelector('main > section')
  const remote = delivery.remoteAreas.filter(({ districtId }) => districtId === 'sai-kung')
  expect(remote.length).toBeGreaterThan(0)
  for (const place of remote) expect(head?.textContent).toContain(place.name.zh)
})

test('the chat link names this district', async () => {
  const document = await site.read(pagePath('yuen-long', 'en'))
  const [href] = hrefsOf(linksSaying(document, districtPage.chat.en))
  expect(new URL(href ?? '').searchParams.get('text')).toContain('Catering in Yuen Long')
})

test('a set links to its own page without JavaScript', async () => {
  const document = await site.read(pagePath('kwun-tong', 'zh'))
  for (const href of hrefsOf(all(document, 'main a[data-opens=set]')))
    expect(href).toContain('/menu/detail/?name=')
})
