import { describe, expect, test } from 'vitest'
import { figureWords } from '#content/pages/landing/figure-words.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { cents } from '#domain/money.ts'
import { fixedColours } from '#domain/shop/brand.ts'
import { fillFigures } from '#domain/shop/figure-text.ts'
import { filledPage } from '#domain/shop/filled-page.ts'
import type { PageContent } from '#domain/shop/shop-page.ts'
import { langs, type Text } from '#domain/text.ts'
import pictureIndex from '#tests/fixtures/catalogue/pictures/index.json' with { type: 'json' }
import { demoPage, demoPages, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { landingMenu } from './view.ts'

const sets = [...demoSets().values()]
const settings = demoSettings()
const figures = landingFigures(settings, sets)
const landings: Readonly<Record<string, PageContent>> = Object.fromEntries(
  demoPages.flatMap(({ id, content }) => (content ? [[id, content]] : [])),
)
const contents = Object.values(landings)
const files = new Set(pictureIndex.pictures.map(({ file }) => file))

describe.each(Object.entries(landings))('the landing page %s', (page, landing) => {
  const { look } = landing
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
    const { story, questions } = filledPage(landing, figureWords(figures))
    expect(story.paragraphs).toHaveLength(landing.story.paragraphs.length)
    expect(questions.items).toHaveLength(landing.questions.items.length)
    expect(fillFigures(landing.description, figureWords(figures))).not.toBeNull()
  })

  test('has the paragraphs, questions and pictures a page needs', () => {
    const questions = landing.questions.items
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(page === 'bento' ? 3 : 4)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect([2, 3]).toContain(landing.story.paragraphs.length)
    const pictures = [
      look.picture,
      look.cornerPlate,
      ...look.plates.map(({ picture }) => picture),
      ...(landing.posters?.items ?? []).map(({ picture }) => picture),
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
  const pages = contents.length

  test('combine their blocks differently on every page', () => {
    const blocks = contents.map(({ ending: { menu, questions } }) => `${menu} ${questions}`)
    expect(new Set(blocks).size).toBe(pages)
  })

  test.each(langs)('have a different closing text on every page in %s', (lang) => {
    expect(new Set(contents.map(({ closing }) => closing[lang])).size).toBe(pages)
  })
})

test('the dishes over the tablecloth’s edge are at different heights on every page', () => {
  const heights = contents.map(({ look: { plates } }) => plates.map(({ middle }) => middle).join())
  expect(new Set(heights).size).toBe(heights.length)
})

describe('figures in the texts of landing pages', () => {
  const wordsOf = (view: ReturnType<typeof landingFigures>) =>
    contents
      .map((landing) => filledPage(landing, figureWords(view)))
      .flatMap(({ description, story, questions }) => [
        description,
        ...story.paragraphs,
        ...questions.items.map(({ answer }) => answer),
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

test.each(Object.entries(landings))(
  '%s omits sentences about a set that the menu does not have',
  (_, landing) => {
    const { description, story, posters, questions } = filledPage(
      landing,
      figureWords(landingFigures(settings, [])),
    )
    const texts = [description, story.paragraphs, posters?.items, questions.items]
    expect(JSON.stringify(texts)).not.toMatch(/not sold|undefined|NaN|[{][a-z]/)
    expect(description).toBeDefined()
  },
)

test('another set replaces one that is no longer sold in the menu of a landing page', () => {
  const landing = demoPage('thai-catering')
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
