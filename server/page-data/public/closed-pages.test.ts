import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { noClientele } from '#domain/shop/client.ts'
import type { ShopPage } from '#domain/shop/shop-page.ts'
import { demo, demoPages, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { closedPages as closedOn } from './closed-pages.ts'

const { zones, districts, remotePlaces } = demoSettings()
const settings = { details: {}, startedEmpty: false, zones, districts, remotePlaces }
const sets = [...demoSets().values()]
const today = calendarDate('2026-03-01')
const closedPages = (
  sold: Omit<Parameters<typeof closedOn>[0], 'site'>,
  pages: readonly ShopPage[] = demoPages,
  clientele = demo.clientele,
) => closedOn({ ...sold, site: { pages, clientele } }, today)
const whole = {
  menuOnSale: { sets, gifts: ['a hamper'] },
  settings,
}

test('a shop with sets of every category, gifts and clients has every page', () => {
  expect(closedPages(whole)).toEqual([])
})

test('a page that the owner has switched off is closed', () => {
  const pages = demoPages.map((page) => ({ ...page, isOn: page.id !== 'bento' && page.id !== 'eastern' }))
  expect(closedPages(whole, pages)).toEqual(['bento', 'eastern'])
})

test('a page is closed before its first day and after its last', () => {
  const days: Readonly<Record<string, Partial<ShopPage>>> = {
    bento: { from: calendarDate('2026-03-02') },
    halloween: { until: calendarDate('2026-02-28') },
    eastern: { from: today, until: today },
  }
  const pages = demoPages.map((page) => ({ ...page, ...days[page.id] }))
  expect(closedPages(whole, pages).toSorted()).toEqual(['bento', 'halloween'])
})

test('a page that the shop never had is closed', () => {
  expect(
    closedPages(
      whole,
      demoPages.filter(({ id }) => id !== 'thai-catering'),
    ),
  ).toEqual(['thai-catering'])
})

test('a shop of Thai sets alone has the Thai page, and none about what it does not have', () => {
  const thai = sets.filter(({ categoryId, alsoIn }) => categoryId === 'thai' && alsoIn.length === 0)
  const closedIds = closedPages({ menuOnSale: { sets: thai, gifts: [] }, settings }, demoPages, noClientele)
  expect(closedIds).not.toContain('thai-catering')
  expect(closedIds).toEqual(
    expect.arrayContaining(['western-catering', 'bento', 'gift', 'client', 'caterers']),
  )
})

test('the page of clients is closed while all that it could show is switched off', () => {
  const { events } = demo.clientele
  const withEvents = (isOn: boolean) => ({
    ...noClientele,
    events: events.map((event) => ({ ...event, isOn })),
  })
  expect(closedPages(whole, demoPages, withEvents(true))).toEqual([])
  expect(closedPages(whole, demoPages, withEvents(false))).toEqual(['client'])
})

test('a set that is off sale opens no page', () => {
  const offSale = sets.map((set) => ({ ...set, published: false }))
  expect(closedPages({ menuOnSale: { sets: offSale, gifts: [] }, settings })).toContain('party-food')
})

test.each([
  ['the demo’s address', settings, false],
  [
    'its own address',
    { ...settings, details: { address: { zh: '福榮街 1 號', en: '1 Fuk Wing Street' } } },
    true,
  ],
  ['its own area', { ...settings, details: { area: { zh: '深水埗', en: 'Sham Shui Po' } } }, true],
  ['no demo', { ...settings, startedEmpty: true }, false],
])(
  'a shop with %s has pages of districts unless they tell of the demo’s kitchen',
  (_, settings, isClosed) => {
    const closedIds = closedPages({ menuOnSale: { sets, gifts: [] }, settings })
    for (const page of ['kwun-tong', 'north-point'] as const) expect(closedIds.includes(page)).toBe(isClosed)
  },
)

test('a district that is not served throughout has no page, nor have its neighbourhoods', () => {
  const nowhere = { zoneId: null, outerZoneId: null }
  const changes = { eastern: nowhere, 'kwun-tong': { zoneId: 'kwun-tong-centre', outerZoneId: null } }
  const ofShop = {
    ...settings,
    districts: { ...districts, ...changes },
    remotePlaces: remotePlaces.map((place) =>
      place.id === 'gold-coast' ? { ...place, zoneId: null } : place,
    ),
  }
  const closedIds = closedPages({ ...whole, settings: ofShop })
  expect(closedIds.toSorted()).toEqual(['eastern', 'kwun-tong', 'north-point', 'tuen-mun'])
})
