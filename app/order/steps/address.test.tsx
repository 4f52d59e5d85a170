import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FormFields } from '#app/ui/form/form.tsx'
import { searchOptions, sureOption } from '#app/ui/form/search-options.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import { districtNames } from '#content/district-names.ts'
import { order } from '#content/ordering/order.ts'
import { deliveryAreas, placeOfArea } from '#domain/delivery/delivery-areas.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { placeNames } from '#domain/delivery/place-names.ts'
import { closedDialog } from '#domain/ordering/order-steps.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { type Lang, langs } from '#domain/text.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { areaGroups, OrderAddress } from './address.tsx'
import { orderFormWords } from './order-form.ts'

test('Sai Kung is listed before Tseung Kwan O, which has another fee, and neither is chosen by itself', () => {
  for (const lang of langs)
    for (const text of ['Sai Kung', '西貢']) {
      const groups = searchOptions(areaGroups(deliveryAreas(demoSettings()), lang), text)
      const [first, ...others] = groups.flatMap(({ options }) => options)
      expect(first?.value).not.toBe('tseung-kwan-o')
      expect(others.map(({ value }) => value)).toContain('tseung-kwan-o')
      expect(sureOption(groups)).toBeNull()
    }
})

test('Enter chooses a place that has a single district', () => {
  const groups = searchOptions(areaGroups(deliveryAreas(demoSettings()), 'zh'), '新蒲崗')
  expect(sureOption(groups)?.value).toBe('wong-tai-sin')
})

describe('whatever zones the shop has and wherever it does not deliver', () => {
  const demo = demoSettings()
  const zoneIds = demo.zones.map(({ id }) => id)
  const anyZone = fc.oneof(fc.constant(null), fc.constantFrom(...zoneIds))
  const anyShop: fc.Arbitrary<Settings> = fc
    .record({
      // A merge leaves one zone, and a removal may leave districts without one.
      remaining: fc.subarray(zoneIds, { minLength: 1 }),
      parts: fc.array(fc.tuple(anyZone, anyZone, fc.boolean()), { minLength: 18, maxLength: 18 }),
      places: fc.array(fc.option(anyZone, { nil: undefined }), { minLength: 10, maxLength: 10 }),
    })
    .map(({ remaining, parts, places }) => ({
      ...demo,
      zones: demo.zones.filter(({ id }) => remaining.includes(id)),
      districts: Object.fromEntries(
        districtIds.map((id, at) => {
          const [zoneId = null, outer = null, isDivided] = parts[at] ?? []
          return [id, { zoneId, outerZoneId: isDivided ? outer : zoneId }]
        }),
      ) as Settings['districts'],
      remotePlaces: demo.remotePlaces.flatMap((place, at) => {
        const zoneId = places[at]
        return zoneId === undefined ? [] : [{ ...place, zoneId }]
      }),
    }))
  const wordsOfDemo = areaGroups(deliveryAreas(demo), 'zh').flatMap(({ options }) =>
    options.flatMap(({ words }) => words.split(/[|、：及等]|[:,] (?:and )?| and /)),
  )
  const searches = [
    ...districtIds.flatMap((id) => Object.values(districtNames[id])),
    ...placeNames.flatMap(({ zh, en, short = [] }) => [zh, en, ...short]),
    ...wordsOfDemo.filter((word) => word !== '' && !/其他地方|other/.test(word)),
    // Variant characters and full-width letters.
    '尖沙嘴',
    '黄大仙',
    'ｎｇａｕ ｔａｕ ｋｏｋ',
  ]

  const lostIn = (shop: Settings, terms: readonly string[]) =>
    langs.flatMap((lang) => {
      const groups = areaGroups(deliveryAreas(shop), lang)
      return terms.filter((term) => searchOptions(groups, term).length === 0)
    })

  test('each of the 18 districts and every named place is found', () => {
    fc.assert(
      fc.property(anyShop, fc.subarray(searches, { minLength: 4, maxLength: 4 }), (shop, terms) => {
        expect(lostIn(shop, terms)).toEqual([])
      }),
    )
  })

  test.each<[string, Partial<Settings>]>([
    ['the zones of the demo', {}],
    ['one zone and no remote places', { ...merged('kowloon'), remotePlaces: [] }],
    ['no delivery at all', merged(null)],
  ])('a shop with %s loses no place', (_, changes) => {
    expect(lostIn({ ...demo, ...changes }, searches)).toEqual([])
  })

  test('every place found has a zone of the shop, or is in the group of places not served', () => {
    fc.assert(
      fc.property(anyShop, fc.constantFrom(...langs), (shop, lang) => {
        const areas = deliveryAreas(shop)
        for (const { label, options } of areaGroups(areas, lang))
          for (const { value } of options) {
            const area = areas.find(({ id }) => id === value)
            if (label === order.notServed[lang]) expect(area?.zone).toBeNull()
            else expect(shop.zones).toContain(area?.zone)
          }
      }),
    )
  })

  test('all of Kwun Tong in the Kowloon zone is a single area with all its places', () => {
    const groups = areaGroups(deliveryAreas({ ...demo, ...merged('kowloon') }), 'zh')
    for (const search of ['牛頭角', 'Lam Tin', '開源道', '觀塘'])
      expect(sureOption(searchOptions(groups, search))).toMatchObject({
        value: 'kwun-tong',
        label: '觀塘區',
      })
  })
})

test('a place without delivery is named in the field, which says at once what to do', () => {
  const settings = { ...demoSettings(), ...merged(null) }
  const details = { ...closedDialog.details, ...placeOfArea('north', settings), address: '1 Lung Sum Avenue' }
  const current = {
    attempt: { dialog: { ...closedDialog, details } },
    dispatch: () => {},
    rules: { sets: new Map(), settings },
  }
  const form = {
    values: { zoneId: 'north', address: details.address },
    errors: {},
    edit: () => {},
    leave: () => {},
  }
  const html = (lang: Lang) =>
    renderToString(
      <LangProvider lang={lang}>
        <FormFields form={form} {...orderFormWords('delivery')}>
          <OrderAddress current={current} />
        </FormFields>
      </LangProvider>,
    ).replaceAll(/<wbr\/?>/g, '')
  for (const lang of langs) {
    expect(html(lang)).toContain(`value="${districtNames.north[lang]}"`)
    expect(html(lang)).toContain('value="1 Lung Sum Avenue"')
  }
  expect(html('zh')).toMatch(/暫不送貨到這個地方.*自取.*WhatsApp/)
  expect(html('en')).toMatch(/don’t deliver to this place.*pickup.*call.*WhatsApp/)
})

/** All districts and their parts in one zone, or in none. */
function merged(zoneId: string | null): Pick<Settings, 'zones' | 'districts'> {
  return {
    zones: demoSettings().zones.filter(({ id }) => id === zoneId),
    districts: Object.fromEntries(
      districtIds.map((id) => [id, { zoneId, outerZoneId: zoneId }]),
    ) as Settings['districts'],
  }
}
