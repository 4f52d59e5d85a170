import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaText } from '#content/ordering/areas.ts'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { type SearchGroup, searchOptions, sureOption } from './search-options.ts'

const option = (value: string, words: string, outcome = '') => ({
  value,
  label: value,
  note: '',
  words,
  outcome,
})
const groups: readonly SearchGroup[] = [
  {
    label: 'Kowloon',
    options: [option('wts', '黃大仙區|Wong Tai Sin|新蒲崗'), option('ytm', '油尖旺區|Mong Kok')],
  },
  { label: 'Island', options: [option('eastern', '東區|Eastern|北角')] },
]
const find = (search: string) =>
  searchOptions(groups, search).flatMap(({ options }) => options.map(({ value }) => value))

test('an option is found by any part of its words, whatever their case, width and spaces', () => {
  for (const search of ['新蒲', 'wong tai', 'WONGTAI', 'ｗｏｎｇ', ' 大 仙 '])
    expect(find(search)).toEqual(['wts'])
})

test('an empty search finds every option, and an unknown place finds none', () => {
  expect(searchOptions(groups, ' ')).toEqual(groups)
  expect(searchOptions(groups, '火星')).toEqual([])
})

const areas = deliveryAreas(demoSettings()).map((area) => ({ id: area.id, ...areaText(area) }))
const all = [
  {
    label: '',
    options: areas.map(({ id, name, places }) =>
      option(id, [name.zh, name.en, places.zh, places.en].join('|')),
    ),
  },
]

test.each([
  ['尖咀', '油尖旺'],
  ['尖東', '油尖旺'],
  ['TST East', '油尖旺'],
  ['DB', '愉景灣'],
])('an area is found by the short name %s', (search, name) => {
  const words = searchOptions(all, search).flatMap(({ options }) => options.map((each) => each.words))
  expect(words).toEqual([expect.stringContaining(name)])
})

test('every area is found by each word of its name, in both languages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areas), fc.constantFrom('zh' as const, 'en' as const), (area, lang) => {
      for (const word of area.name[lang].split(/[：: ,]/).filter(Boolean)) {
        const ids = searchOptions(all, word).flatMap(({ options }) => options.map(({ value }) => value))
        expect(ids).toContain(area.id)
      }
    }),
  )
})

test('an option whose name begins with the typed text comes before one that only contains it', () => {
  const kowloon = {
    label: 'Kowloon',
    options: [option('ytm', '油尖旺區|Yau Tsim Mong|尖沙咀'), option('ssp', '深水埗區|Sham Shui Po|長沙灣')],
  }
  const territories = {
    label: 'New Territories',
    options: [option('tp', '大埔區|Tai Po|汀角沙灘'), option('st', '沙田區|Sha Tin|大圍')],
  }
  const order = (search: string) =>
    searchOptions([kowloon, territories], search).flatMap(({ options }) => options.map(({ value }) => value))
  expect(order('沙')).toEqual(['st', 'tp', 'ytm', 'ssp'])
  expect(order('sha')).toEqual(['ssp', 'st'])
  expect(order('tai')).toEqual(['tp'])
  expect(order('')).toEqual(['ytm', 'ssp', 'tp', 'st'])
})

test('an option whose whole name was typed comes before one whose name is longer', () => {
  const places = [
    {
      label: '',
      options: [option('town', '沙田市中心|Sha Tin Centre'), option('st', '沙田區|Sha Tin')],
    },
  ]
  for (const search of ['沙田', '沙田區', 'sha tin'])
    expect(searchOptions(places, search)[0]?.options[0]?.value).toBe('st')
})

test('the first option is unambiguous only if the others have the same outcome', () => {
  const costing = (...fees: readonly string[]) => [
    { label: '', options: fees.map((fee, at) => option(String(at), '西貢|Sai Kung', fee)) },
  ]
  expect(sureOption(searchOptions(costing('$150', '$150'), '西貢'))?.value).toBe('0')
  expect(sureOption(searchOptions(costing('$150', '$220'), '西貢'))).toBeNull()
  expect(sureOption([])).toBeNull()
})
