import { describe, expect, test } from 'vitest'
import { districts } from '#content/pages/districts/districts.ts'
import { cents } from '#domain/money.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { districtAt, districtFigures, nearby, setsFor } from './view.ts'

const rules = demoSettings()
const sets = [...demoSets().values()]
const pages = Object.keys(districts).flatMap((page) => districtAt(page) ?? [])

function wordsOf(page: (typeof pages)[number], lang: 'zh' | 'en', settings = rules): string {
  const { description, lead, story, questions } = districts[page]
  const figures = districtFigures(page, settings)
  return [
    description(figures),
    lead(figures),
    ...story.paragraphs(figures),
    ...questions(figures).map(({ answer }) => answer),
  ]
    .map((text) => text[lang])
    .join('\n')
}

describe.each(pages)('the district page %s', (page) => {
  test('recommends four sets that are on sale', () => {
    expect(setsFor(page, sets, 'en').map(({ slug }) => slug)).toEqual(districts[page].sets.slugs)
    expect(setsFor(page, sets, 'en')).toHaveLength(4)
  })

  test('shows every fee and threshold as the rules define it', () => {
    const changedRules = {
      ...rules,
      zones: rules.zones.map((zone) => ({
        ...zone,
        fee: cents(zone.fee + 700),
        specialDateFee: cents(99900),
      })),
      freeDeliveryFrom: cents(333300),
    }
    for (const lang of ['zh', 'en'] as const) {
      expect(wordsOf(page, lang)).toContain(districtFigures(page, rules).fee)
      expect(wordsOf(page, lang, changedRules)).toContain(districtFigures(page, changedRules).fee)
      expect(wordsOf(page, lang, changedRules)).not.toMatch(/\$(60|150|180|200|210|220|2,200)(?!\d)/)
    }
  })
})

describe('the rest of the menu', () => {
  test('replaces a recommended set that is no longer sold', () => {
    const [first = ''] = districts['kwun-tong'].sets.slugs
    const cards = setsFor(
      'kwun-tong',
      sets.filter(({ slug }) => slug !== first),
      'zh',
    )
    expect(cards).toHaveLength(4)
    expect(cards.map(({ slug }) => slug)).not.toContain(first)
  })
})

test('a neighbourhood and its district link to each other while both are open', () => {
  const open = ['eastern', 'north-point']
  expect(nearby('eastern', { open: ['eastern'], lang: 'en' })).toEqual([])
  expect(nearby('eastern', { open, lang: 'en' }).map(({ href }) => href)).toEqual(['/en/north-point/'])
  expect(nearby('north-point', { open, lang: 'zh' }).map(({ href }) => href)).toEqual(['/eastern/'])
})
