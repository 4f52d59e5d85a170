import { describe, expect, test } from 'vitest'
import { landings } from '#content/pages/landing/landings.ts'
import { cents } from '#domain/money.ts'
import { fixedColours } from '#domain/shop/brand.ts'
import { langs, type Text } from '#domain/text.ts'
import pictureIndex from '#tests/fixtures/catalogue/pictures/index.json' with { type: 'json' }
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { endings } from './endings.ts'
import { landingFigures } from './figures.ts'
import { landingOf } from './landings.ts'
import { looks } from './looks.ts'
import { landingMenu } from './view.ts'

const sets = [...demoSets().values()]
const settings = demoSettings()
const figures = landingFigures(settings, sets)
const files = new Set(pictureIndex.pictures.map(({ file }) => file))

describe.each(Object.entries(landings))('the landing page %s', (page, landing) => {
  const look = looks[page as keyof typeof landings]
  test('shows six dishes and a set of its own menu, each with a price or the sets that include it', () => {
    for (const lang of langs) {
      const { dishes, set, story } = landingMenu(landing, sets, lang)
      expect(dishes.map(({ id }) => id)).toEqual(landing.menu.dishIds)
      expect(dishes).toHaveLength(6)
      expect(dishes.filter(({ price, sizes }) => !price && sizes.length === 0)).toEqual([])
      expect(set?.slug).toBe(landing.menu.setSlug)
      expect(story).not.toBeNull()
    }
  })

  test('mentions no set or dish that the demo does not sell', () => {
    const notice = landingOf(page as keyof typeof landings)
    expect(notice.story.paragraphs(figures)).toEqual(landing.story.paragraphs(figures))
    expect(notice.questions.items(figures)).toEqual(landing.questions.items(figures))
    expect(notice.description(figures)).toEqual(landing.description(figures))
  })

  test('has the paragraphs, questions and pictures a page needs', () => {
    const questions = landing.questions.items(figures)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(page === 'bento' ? 3 : 4)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect([2, 3]).toContain(landing.story.paragraphs(figures).length)
    const pictures = [
      look.picture,
      look.cornerPlate,
      ...look.plates.map(({ picture }) => picture),
      ...(landing.posters?.items(figures) ?? []).map(({ picture }) => picture),
    ]
    expect(pictures.filter((file) => !files.has(file))).toEqual([])
  })

  test('shows one or two dishes over the edge of its tablecloth', () => {
    expect([1, 2]).toContain(look.plates.length)
    expect(look.plates.map(({ picture }) => picture)).not.toContain(look.cornerPlate)
  })

  test('has lettering with enough contrast to its tablecloth', () => {
    const letters = look.letters === 'white' ? '#ffffff' : fixedColours.ink
    expect(contrast(letters, look.band)).toBeGreaterThanOrEqual(4.8)
  })
})

describe('the last sections of the landing pages', () => {
  const pages = Object.keys(landings).length

  test('combine their blocks differently on every page', () => {
    const blocks = Object.values(endings).map(({ menu, questions }) => `${menu} ${questions}`)
    expect(new Set(blocks).size).toBe(pages)
  })

  test.each(langs)('have a different closing text on every page in %s', (lang) => {
    expect(new Set(Object.values(landings).map(({ closing }) => closing[lang])).size).toBe(pages)
  })
})

test('the dishes over the tablecloth’s edge are at different heights on every page', () => {
  const heights = Object.values(looks).map(({ plates }) => plates.map(({ middle }) => middle).join())
  expect(new Set(heights).size).toBe(heights.length)
})

describe('figures in the texts of landing pages', () => {
  const wordsOf = (view: ReturnType<typeof landingFigures>) =>
    Object.values(landings)
      .flatMap((landing) => [
        landing.description(view),
        ...landing.story.paragraphs(view),
        ...landing.questions.items(view).map(({ answer }) => answer),
      ])
      .flatMap((text: Text) => langs.map((lang) => text[lang]))
      .join('\n')

  test('follow the rules of the shop', () => {
    expect(wordsOf(figures)).toContain('$2,200')
    const texts = wordsOf(
      landingFigures({ ...settings, freeDeliveryFrom: cents(270_000), leadDays: 5 }, sets),
    )
    expect(texts).not.toContain('$2,200')
    expect(texts).toContain('$2,700')
    expect(texts).toMatch(/earliest date is 5 days/)
  })

  test('follow the prices of the catalogue', () => {
    expect(wordsOf(figures)).toContain('$722')
    const dearer = sets.map((set) => (set.slug === 'thai-10' ? { ...set, price: cents(79_900) } : set))
    const texts = wordsOf(landingFigures(settings, dearer))
    expect(texts).not.toContain('$722')
    expect(texts).toContain('$799')
  })
})

test.each(Object.keys(landings))('%s omits sentences about a set that the menu does not have', (page) => {
  const landing = landingOf(page as keyof typeof landings)
  const none = landingFigures(settings, [])
  const texts = [
    landing.description(none),
    landing.story.paragraphs(none),
    landing.posters?.items(none),
    landing.questions.items(none),
  ]
  expect(JSON.stringify(texts)).not.toMatch(/not sold|undefined|NaN/)
  expect(landing.description(none)).toBeDefined()
})

test('another set replaces one that is no longer sold in the menu of a landing page', () => {
  const landing = landings['thai-catering']
  const remaining = sets.map((set) =>
    set.slug === landing.menu.setSlug ? { ...set, published: false } : set,
  )
  const { set, others } = landingMenu(landing, remaining, 'en')
  expect(set?.slug).toBe('thai-20')
  expect(others.map(({ slug }) => slug)).toEqual(['thai-feast-30'])
})

/** WCAG defines this formula. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
