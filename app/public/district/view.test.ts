import { describe, expect, test } from 'vitest'
import { pageNames } from '#content/layout.ts'
import { districtAt } from '#content/pages/districts/district.ts'
import { districtFigures } from '#content/pages/districts/district-figures.ts'
import { districtWords } from '#content/pages/districts/sentences.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { cents } from '#domain/money.ts'
import { filledDistrict } from '#domain/shop/filled-page.ts'
import { demoDistrict, demoPages, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { nearby, setsFor } from './view.ts'

const rules = demoSettings()
const sets = [...demoSets().values()]
const pages = demoPages.flatMap(({ id }) => districtAt(id) ?? [])

function wordsOf(page: (typeof pages)[number], lang: 'zh' | 'en', settings = rules): string {
  const figureOf = districtWords(districtFigures(page, settings), landingFigures(settings, sets))
  const words = filledDistrict(demoDistrict(page), pageNames[page], figureOf)
  const { description, lead, story, questions } = words
  expect(story.paragraphs).toHaveLength(demoDistrict(page).story.paragraphs.length)
  expect(questions).toHaveLength(demoDistrict(page).questions.length)
  return [description, lead, ...story.paragraphs, ...questions.map(({ answer }) => answer)]
    .map((text) => text[lang])
    .join('\n')
}

describe.each(pages)('the district page %s', (page) => {
  test('recommends four sets that are on sale', () => {
    const { slugs } = demoDistrict(page).sets
    expect(slugs).toHaveLength(4)
    expect(setsFor(slugs, sets, 'en').map(({ slug }) => slug)).toEqual(slugs)
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
    const { slugs } = demoDistrict('kwun-tong').sets
    const [first = ''] = slugs
    const cards = setsFor(
      slugs,
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
