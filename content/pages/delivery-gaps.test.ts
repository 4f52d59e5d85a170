import { expect, test } from 'vitest'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { filledDistrict, filledPage } from '#domain/shop/filled-page.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'
import { demoPage, demoPages, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { corporateQuestions } from './corporate.ts'
import type { DistrictFigures } from './districts/district-figures.ts'
import { districtWords } from './districts/sentences.ts'
import { faqSections } from './faqs.ts'
import { feesNote, giftQuestions, giftSteps } from './gifts.ts'
import { freeDelivery as freeAtHome, freeWithoutCode } from './home-sections.ts'
import { estimateNote } from './how-much-food.ts'
import { figureWords } from './landing/figure-words.ts'
import type { LandingFigures, SetFigures } from './landing/landing-figures.ts'
import { adventNotes } from './landing/sections/advent.ts'
import { freeDelivery, freeWithSet } from './set.ts'
import { deliveryClauses } from './terms/delivery.ts'

const settings = demoSettings()
const files = readCatalogueFiles()

const anySet: SetFigures = {
  name: { zh: '套餐', en: 'Set' },
  price: '$1',
  priceRange: '$1–2',
  serves: { min: '1', max: '2' },
  aHead: { from: '$1', to: '$2' },
  minQuantity: '1',
}

function deliveryTextsWith(changes: Partial<Settings>, lang: 'zh' | 'en'): readonly string[] {
  const figures = { ...figuresOf({ ...settings, ...changes }), methods: paymentMethods }
  const landing: LandingFigures = { ...figures, dishes: 70, set: () => anySet, dishPrice: () => '$1' }
  const inDistrict: DistrictFigures = {
    ...figures,
    name: { zh: '北區', en: 'North' },
    fee: '$1',
    specialFee: '$2',
    outerFee: '$1',
    outerSpecialFee: '$2',
    quotedHere: figures.hasQuotedPlaces ? [{ zh: '西貢市', en: 'Sai Kung town' }] : [],
    neverFreeHere: figures.neverFree,
  }
  const exceptions = changes.remotePlaces?.filter((place) => !place.freeDelivery) ?? []
  const names = exceptions.map(({ name }) => name)
  return stringsOf(lang, [
    deliveryClauses(figures),
    faqSections(figures, menuFiguresOf([...demoSets().values()], [])).map(({ items }) => items),
    feesNote(figures),
    giftQuestions(figures),
    giftSteps(figures),
    filledPage(demoPage('party-food'), figureWords(landing)).questions.items,
    adventNotes(landing),
    corporateQuestions(figures, 10),
    estimateNote(figures),
    freeAtHome(figures),
    freeWithoutCode(figures).note,
    freeDelivery('$1', names),
    freeWithSet(names),
    ...[...demoPages.flatMap(({ district }) => district ?? []), files.newDistrict].map((district) => {
      const words = filledDistrict(district, { zh: '', en: '' }, districtWords(inDistrict, landing))
      return [words.description, words.lead, words.story.paragraphs, words.questions]
    }),
  ])
}

function stringsOf(lang: 'zh' | 'en', value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (lang in value) return [(value as Record<string, string>)[lang] ?? '']
  return Object.values(value).flatMap((inner) => stringsOf(lang, inner))
}

/** Remains of sentences with an empty list. */
const gaps = {
  zh: /\s{2}|^[，。；：、）\s]|[，；：、（][，。；：、）]|。[，。；：、）]|[\s。][，。；：、]|[。，；：、]\s|^除外|[，；（]除外|（除外|不包括[，。]|undefined/u,
  en: /\s{2}|^[\s,.;:)]|[\s(,;:][,.;:)]|\.[,;:.]|\b(except|except to|on|and|or|of|with) ?[,.;:)]|\bnot to[.,;:)]|[Dd]elivery to (is|\$)|(^|[.;] )(are|is|carry|count) |undefined/,
}

const { remotePlaces } = settings
const free = remotePlaces.map((place) => ({ ...place, freeDelivery: true }))
const withKnownFees = remotePlaces.map((place) => ({ ...place, byQuotation: false }))

const shops: readonly (readonly [string, Partial<Settings>])[] = [
  ['the demo', { remotePlaces }],
  ['a shop without special dates', { remotePlaces, specialDates: [] }],
  ['a shop that delivers free of charge everywhere', { remotePlaces: free }],
  ['a shop without remote places', { remotePlaces: [] }],
  ['a shop that quotes no fee', { remotePlaces: withKnownFees }],
  ['a shop that quotes all remote fees', { remotePlaces: remotePlaces.filter((place) => place.byQuotation) }],
  ['a shop without any of them', { remotePlaces: [], specialDates: [] }],
]

test.each(shops)('%s has no gaps in its sentences about delivery', (_name, changes) => {
  for (const lang of ['zh', 'en'] as const) {
    const messages = deliveryTextsWith(changes, lang)
    expect(messages.length).toBeGreaterThan(100)
    expect(messages.filter((text) => gaps[lang].test(text))).toEqual([])
  }
})

test('a shop without remote places or special dates does not mention them', () => {
  const zones = settings.zones.map((zone) => ({ ...zone, name: { zh: '全港', en: 'All of Hong Kong' } }))
  const figures = {
    ...figuresOf({ ...settings, zones, remotePlaces: [], specialDates: [] }),
    methods: paymentMethods,
  }
  const [, , onDelivery] = faqSections(figures, menuFiguresOf([], []))
  const answers = onDelivery?.items.map(({ answer }) => answer)
  const texts = [deliveryClauses(figures), answers, freeAtHome(figures), estimateNote(figures)]
  for (const lang of ['zh', 'en'] as const)
    expect(stringsOf(lang, texts).join('\n')).not.toMatch(
      /偏遠|除外|報價，|特別日子|remote|except|surcharge|special.date/i,
    )
})
