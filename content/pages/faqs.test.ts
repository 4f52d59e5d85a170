import { describe, expect, test } from 'vitest'
import { type MenuFigures, menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { cents } from '#domain/money.ts'
import { type Figures, figuresOf } from '#domain/shop/figures.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { faqSections } from './faqs.ts'

const settings = demoSettings()
const figures = figuresOf(settings)
const menu = menuFiguresOf([...demoSets().values()], [])

const answersOf = (of: Figures, with_: MenuFigures = menu) =>
  faqSections(of, with_)
    .flatMap(({ items }) => items)
    .map(({ answer }) => `${answer.zh}\n${answer.en}`)
    .join('\n')

describe('the questions', () => {
  test('have the number in the specification', () => {
    expect(faqSections(figures, menu).map(({ items }) => items.length)).toEqual([13, 3, 6, 3, 5])
  })

  test('are all different', () => {
    const items = faqSections(figures, menu).flatMap((section) => section.items)
    for (const of of ['id', 'question'] as const)
      expect(new Set(items.map((item) => JSON.stringify(item[of]))).size).toBe(items.length)
  })

  test('leave no placeholder in an answer', () => {
    expect(answersOf(figures)).not.toMatch(/undefined|null|NaN|\$\{|\s{2}| $/m)
  })
})

describe('the answers follow a change of', () => {
  test('the free-delivery threshold', () => {
    const changed = answersOf(figuresOf({ ...settings, freeDeliveryFrom: cents(333_300) }))
    expect(changed).toContain('$3,333')
    expect(changed).not.toContain('$2,200')
  })

  test('fees, special dates, slots, lead days and extras', () => {
    const changed = answersOf(
      figuresOf({
        ...settings,
        zones: settings.zones.map((zone) => ({ ...zone, fee: cents(7700), specialDateFee: cents(8800) })),
        specialDates: [{ from: '02-10', to: '02-14' }],
        slots: [{ from: '09:00', to: '09:45' }],
        leadDays: 5,
        cutleryPrice: cents(400),
        tongsPrice: cents(900),
        promotions: [],
      }),
    )
    for (const figure of ['$77', '$88', '2 月 10 日至 14 日', '10 to 14 February', '09:00', '45 分鐘'])
      expect(changed).toContain(figure)
    for (const figure of ['5 日後', '$4', '$9']) expect(changed).toContain(figure)
    expect(changed).not.toMatch(/\$150|\$200|20:00|CV88|12 月 22/)
  })

  test('policies', () => {
    const change = { noticeDays: 4, feePercent: 25, postponeWithinDays: 60 }
    const changed = answersOf({ ...figures, change })
    for (const figure of ['4 日前', '25%', '60 日內', 'within 60 days']) expect(changed).toContain(figure)
    expect(changed).not.toMatch(/30%|90 days/)
  })

  test('the menu to one without minimums or seasons', () => {
    expect(answersOf(figures, { minimums: [], seasonal: [] })).toContain('一套起訂')
  })
})
