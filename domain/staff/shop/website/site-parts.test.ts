import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faqSections } from '#content/pages/faqs.ts'
import { calendarDate } from '#domain/calendar.ts'
import type { Banner, Picture } from '#domain/menu/catalogue.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { standardBrand } from '#domain/shop/brand.ts'
import { noClientele } from '#domain/shop/client.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { standardHome } from '#domain/shop/home-content.ts'
import { visibleQuestions } from '#domain/shop/site-content.ts'
import { mergeForm } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { readSiteAnyhow, readTypedSite, siteForm, siteForms } from './site-form.ts'
import {
  type EditableSite,
  itemField,
  listedIds,
  listField,
  readSiteVerb,
  type SitePartId,
  siteText,
  siteVerb,
} from './site-part.ts'
import { arrangeSite, partOf } from './site-parts.ts'
import { heroesOf } from './words-parts.ts'

const picture = (id: number): Picture => ({
  id,
  version: 'x',
  width: 1600,
  height: 640,
  alt: { zh: '圖', en: 'Picture' },
})
const banner = (id: string, discountType: Banner['discountType']): Banner => ({
  id,
  discountType,
  isOn: true,
  from: null,
  until: null,
  season: null,
  link: null,
  headline: { zh: '標題', en: 'Headline' },
  subline: { zh: '副題', en: 'Subline' },
  wide: picture(1),
  tall: picture(2),
  wideInEnglish: null,
  tallInEnglish: null,
})
const site: EditableSite = {
  banners: [
    { ...banner('party', 'MAIN_BANNER'), link: '/menu/', until: calendarDate('2026-12-31') },
    { ...banner('office', 'MAIN_BANNER'), season: { from: '12-01', to: '01-05' } },
    { ...banner('offer', 'POPUP'), wideInEnglish: picture(3), isOn: false },
    banner('cash', 'SWIPER'),
  ],
  notice: null,
  questions: [],
  look: { brand: standardBrand, logo: { id: 1, version: 'x' }, darkLogo: null, symbol: null },
  standard: faqSections(
    { ...figuresOf(demoSettings()), methods: paymentMethods },
    menuFiguresOf([...demoSets().values()], []),
  ),
  home: {
    ...standardHome,
    hero: 'picture',
    heroPicture: picture(2),
    lead: { zh: '{dishes} 款菜', en: '{dishes} dishes' },
    claims: [
      { id: 'many', isOn: true, figure: '70+', unit: null, line: { zh: '款菜式', en: 'dishes' } },
      {
        id: 'events',
        isOn: false,
        figure: '400+',
        unit: { zh: '場', en: 'events' },
        line: { zh: '晚宴', en: 'Dinners' },
      },
    ],
    sets: [{ id: 'set-2', set: '2' }],
  },
  clientele: {
    ...noClientele,
    figure: '400+',
    unit: { zh: '場', en: 'events' },
    clients: [
      {
        id: 'bank',
        isOn: true,
        name: { zh: '銀行', en: 'Bank' },
        initials: 'B',
        mark: picture(1),
        url: null,
      },
      {
        id: 'school',
        isOn: false,
        name: { zh: '學校', en: 'School' },
        initials: 'S',
        mark: null,
        url: 'https://school.example/a',
      },
    ],
    events: [
      {
        id: 'dinner',
        isOn: true,
        guests: 80,
        name: { zh: '晚宴', en: 'Dinner' },
        venue: { zh: '大堂', en: 'Hall' },
        service: { zh: '自助餐', en: 'Buffet' },
        description: { zh: '一晚。', en: 'One evening.' },
        picture: picture(3),
      },
    ],
    activities: [
      {
        id: 'tea',
        isOn: true,
        name: { zh: '茶會', en: 'Tea' },
        service: { zh: '茶點', en: 'Cakes' },
        number: 30,
        picture: picture(3),
      },
    ],
  },
  heroes: heroesOf(false),
  sets: [...demoSets().values()],
  figureOf: (name) => (name === 'dishes' ? '70' : null),
  pictures: new Map([1, 2, 3].map((id) => [id, picture(id)])),
  pages: ['/menu', '/bento'],
}
const read = (part: SitePartId, values: Values, of: EditableSite) => siteForm(part, of).read(values)
const parts = ['front', 'home', 'clients', 'questions', 'brand'] as const
const valuesOf = (part: SitePartId, of = site) => siteForms[part].valuesOf(of)
const problemsOf = (part: SitePartId, changes: Values) => {
  const reading = read(part, { ...valuesOf(part), ...changes }, site)
  return reading.ok ? {} : reading.problems
}

test.each(parts)('an unchanged form of %s changes nothing', (part) => {
  const values = valuesOf(part)
  const formValues = readTypedSite(part, site, (name) => siteText(partOf(part), name, values, site))
  expect(formValues).toEqual(values)
  const reading = read(part, values, site)
  expect(reading).toMatchObject({ ok: true })
  expect(reading.ok && { ...site, ...reading.value }).toEqual(site)
})

test.each(parts)('every value that the form of %s accepts is read back exactly', (part) => {
  const names = Object.keys(valuesOf(part)).filter((name) => !name.startsWith('list.'))
  const value = fc.oneof(
    fc.constantFrom('', 'on', '/menu/', '2026-12-24', '2026-02-30', '12-24', '3', '999', '甲', '/moon'),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }), (changes) => {
      const input = { ...valuesOf(part), ...changes }
      const formValues = readTypedSite(part, site, (name) => input[name] ?? '') ?? {}
      const reading = read(part, formValues, site)
      if (!reading.ok) {
        expect(Object.keys(reading.problems)).not.toEqual([])
        return
      }
      const after = { ...site, ...reading.value }
      const again = read(part, valuesOf(part, after), after)
      expect(again.ok && { ...site, ...again.value }).toEqual(after)
    }),
  )
})

test.each([
  ['item.party.headline.en', '', 'text-missing'],
  ['item.party.link', '/moon/', 'choice-unknown'],
  ['item.party.link', 'javascript:alert(1)', 'choice-unknown'],
  ['item.party.wide', '99', 'choice-unknown'],
  ['item.party.wide', '', 'choice-unknown'],
  ['item.offer.tallInEnglish', 'x', 'choice-unknown'],
  ['item.party.from', '2027-01-01', 'end-before-start'],
  ['item.party.until', '2026-02-30', 'date-invalid'],
  ['item.office.seasonto', '13-01', 'day-invalid'],
  ['notice.link', 'https://example.com/', 'choice-unknown'],
])('the form of the home page refuses %s "%s" as %s', (name, value, problem) => {
  expect(Object.values(problemsOf('front', { [name]: value }))).toContain(problem)
})

test.each([
  ['home', 'lead.en', '', 'text-missing'],
  ['home', 'lead.zh', '{moons} 款菜', 'figure-unknown'],
  ['home', 'heroPicture', '99', 'picture-unknown'],
  ['home', 'heroPicture', '', 'picture-missing'],
  ['home', 'hero', 'castle', 'choice-unknown'],
  ['home', 'item.many.line.zh', '', 'text-missing'],
  ['home', 'item.many.figure', '{moons}', 'figure-unknown'],
  ['home', 'item.set-2.set', '999999', 'choice-unknown'],
  ['clients', 'unit.en', '', 'text-missing'],
  ['clients', 'item.bank.initials', '', 'initials-missing'],
  ['clients', 'item.school.url', 'javascript:alert(1)', 'link-invalid'],
  ['clients', 'item.dinner.picture', '', 'picture-missing'],
  ['clients', 'item.dinner.guests', '0', 'number-invalid'],
  ['clients', 'item.tea.service.zh', '', 'text-missing'],
] as const)('the form of %s refuses %s "%s" as %s', (part, name, value, problem) => {
  expect(Object.values(problemsOf(part, { [name]: value }))).toContain(problem)
})

test('a shop that started empty has every kind of hero but the demo’s table', () => {
  expect(heroesOf(true)).toEqual(['dishes', 'picture', 'pattern'])
  const own = { ...site, heroes: heroesOf(true) }
  expect(read('home', { ...valuesOf('home'), hero: 'table' }, own)).toMatchObject({
    problems: { hero: 'choice-unknown' },
  })
})

describe('the form of the notice', () => {
  test('requires both languages once the notice is on', () => {
    expect(problemsOf('front', { 'notice.on': 'on', 'notice.text.zh': '颱風' })).toEqual({
      'notice.text.en': 'text-missing',
    })
    expect(problemsOf('front', { 'notice.text.zh': '颱風' })).toEqual({})
  })
})

describe('a question on the website', () => {
  const [section] = site.standard
  const [first] = section?.items ?? []
  if (!section || !first) throw new Error('no question')
  const answer = (lang: 'zh' | 'en') => itemField(first.id, `answer.${lang}`)
  const view = (changes: Values, of = site) => {
    const reading = read('questions', { ...valuesOf('questions', of), ...changes }, of)
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    return visibleQuestions(of.standard, reading.value.questions ?? [])
  }

  test('keeps its standard text, which follows the settings, until it is changed', () => {
    expect(view({})).toEqual(site.standard)
    const input = readTypedSite('questions', site, (name) =>
      name === answer('zh')
        ? first.answer.zh
        : name.startsWith('list.')
          ? (valuesOf('questions')[name] ?? '')
          : '',
    )
    expect(input).toEqual(valuesOf('questions'))
    const dearer = { ...demoSettings(), leadDays: 9 }
    const later = {
      ...site,
      standard: faqSections({ ...figuresOf(dearer), methods: paymentMethods }, menuFiguresOf([], [])),
    }
    expect(view({ [answer('zh')]: '自己的答案' }, later)[0]?.items[0]?.answer).toEqual({
      zh: '自己的答案',
      en: later.standard[0]?.items[0]?.answer.en,
    })
    expect(view({ [answer('zh')]: '自己的答案' }, later)[1]).toEqual(later.standard[1])
  })

  test('needs both languages if it is new, and disappears if it is removed', () => {
    const valuesAfter = arrangeSite('questions', valuesOf('questions'), {
      action: 'add',
      list: section.id,
      id: 'own-1',
    })
    expect(Object.values(problemsOf('questions', valuesAfter))).toEqual(Array(4).fill('text-missing'))
    const valuesWithout = arrangeSite('questions', valuesOf('questions'), {
      action: 'remove',
      list: section.id,
      id: first.id,
    })
    const reading = read('questions', valuesWithout, site)
    const remaining = visibleQuestions(site.standard, (reading.ok && reading.value.questions) || [])
    expect(remaining[0]?.items).toEqual(section.items.slice(1))
  })

  test('cannot be removed if it is the last', () => {
    const none = Object.fromEntries(site.standard.map(({ id }) => [listField(id), '']))
    expect(read('questions', none, site)).toMatchObject({
      problems: { [listField(section.id)]: 'none-left' },
    })
  })
})

test('items move within their list, and no further than its ends', () => {
  const slides = (values: Values) => listedIds(values, 'slides')
  const values = valuesOf('front')
  const move = (action: 'up' | 'down', id: string) =>
    arrangeSite('front', values, { action, list: 'slides', id })
  expect(slides(move('down', 'party'))).toEqual(['office', 'party'])
  expect(move('up', 'party')).toEqual(values)
  expect(move('down', 'office')).toEqual(values)
  expect(arrangeSite('front', values, { action: 'remove', list: 'slides', id: 'cash' })).toEqual(values)
  expect(arrangeSite('front', values, { action: 'add', list: 'else', id: 'x' })).toEqual(values)
  const arrangement = { action: 'up', list: 'slides', id: 'party' } as const
  expect(readSiteVerb(siteVerb(arrangement))).toEqual(arrangement)
})

test('concurrent additions, removals and moves of two owners are merged', () => {
  const base = valuesOf('front')
  const mine = arrangeSite('front', base, { action: 'add', list: 'slides', id: 'own-1' })
  const movedUp = arrangeSite('front', base, { action: 'up', list: 'slides', id: 'office' })
  const theirs = arrangeSite('front', movedUp, { action: 'remove', list: 'swiper', id: 'cash' })
  const merge = mergeForm(siteForm('front', site).shape, { base, mine, theirs }, {})
  expect(merge.units.filter(({ clashes }) => clashes)).toEqual([])
  expect(['slides', 'swiper'].map((list) => listedIds(merge.values, list))).toEqual([
    ['office', 'party', 'own-1'],
    [],
  ])
  const days = { 'item.party.from': '2026-12-01' }
  const clash = mergeForm(
    siteForm('front', site).shape,
    { base, mine: { ...base, ...days }, theirs: { ...base, 'item.party.until': '' } },
    {},
  )
  expect(clash.units).toMatchObject([{ unit: 'item.party.days', clashes: true }])
})

test('a preview omits unreadable values and shows the rest', () => {
  const values = { ...valuesOf('front'), 'item.party.headline.en': '', 'item.office.headline.en': 'New' }
  const edit = readSiteAnyhow('front', { ...values, 'notice.on': 'on' }, site)
  expect(edit.notice).toBeNull()
  expect(edit.banners?.map(({ id, headline }) => [id, headline.en])).toEqual([
    ['office', 'New'],
    ['offer', 'Headline'],
    ['cash', 'Headline'],
  ])
})

test('an older draft takes the published value of a field that it lacks', () => {
  const { 'item.party.until': _, 'notice.on': __, ...older } = valuesOf('front')
  expect(siteForm('front', site).whole(older)).toEqual(valuesOf('front'))
})
