import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaText } from '#content/ordering/areas.ts'
import { deliveryAreas } from '#domain/delivery-areas.ts'
import { demoSettings } from '#tests/support/catalogue.ts'
import { optionsFound, type SearchGroup } from './search-options.ts'

const option = (value: string, words: string) => ({ value, label: value, note: '', words })
const groups: readonly SearchGroup[] = [
  {
    label: 'Kowloon',
    options: [option('wts', '黃大仙區|Wong Tai Sin|新蒲崗'), option('ytm', '油尖旺區|Mong Kok')],
  },
  { label: 'Island', options: [option('eastern', '東區|Eastern|北角')] },
]
const found = (typed: string) =>
  optionsFound(groups, typed).flatMap(({ options }) => options.map(({ value }) => value))

test('an option is found by any part of its words, whatever their case, width and spaces', () => {
  for (const typed of ['新蒲', 'wong tai', 'WONGTAI', 'ｗｏｎｇ', ' 大 仙 '])
    expect(found(typed)).toEqual(['wts'])
})

test('nothing typed finds everything, and an unknown place nothing', () => {
  expect(optionsFound(groups, ' ')).toEqual(groups)
  expect(optionsFound(groups, '火星')).toEqual([])
})

test('what begins with the typed text comes first, and its group too', () => {
  const places: readonly SearchGroup[] = [
    {
      label: 'Kowloon',
      options: [option('油尖旺區', '油尖旺區|尖沙咀'), option('深水埗區', '深水埗區|長沙灣')],
    },
    { label: 'New Territories', options: [option('西貢區', '西貢區|沙角尾'), option('沙田區', '沙田區')] },
  ]
  const names = optionsFound(places, '沙').flatMap(({ options }) => options.map(({ value }) => value))
  expect(names).toEqual(['沙田區', '西貢區', '油尖旺區', '深水埗區'])
})

test('every area is found by each word of its name, in both languages', () => {
  const areas = deliveryAreas(demoSettings()).map((area) => ({ id: area.id, ...areaText(area) }))
  const all = [
    {
      label: '',
      options: areas.map(({ id, name, places }) =>
        option(id, [name.zh, name.en, places.zh, places.en].join('|')),
      ),
    },
  ]
  fc.assert(
    fc.property(fc.constantFrom(...areas), fc.constantFrom('zh' as const, 'en' as const), (area, lang) => {
      for (const word of area.name[lang].split(/[：: ,]/).filter(Boolean)) {
        const ids = optionsFound(all, word).flatMap(({ options }) => options.map(({ value }) => value))
        expect(ids).toContain(area.id)
      }
    }),
  )
})
