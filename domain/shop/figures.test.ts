import { describe, expect, test } from 'vitest'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { cents } from '#domain/money.ts'
import { demo, demoSettings } from '#tests/support/store/catalogue.ts'
import { figuresOf } from './figures.ts'

const settings = demoSettings()

describe('the figures of the settings', () => {
  test('are formatted for texts', () => {
    expect(figuresOf(settings)).toMatchObject({
      freeDeliveryFrom: '$2,200',
      firstSlot: '10:00',
      lastSlot: '19:30',
      lastSlotEnd: '20:00',
      slotMinutes: 30,
      cutlery: '$3',
      tongs: '$5',
      dishSwapFrom: '$100',
    })
  })

  test('follow the settings', () => {
    const newFigures = figuresOf({ ...settings, freeDeliveryFrom: cents(250_000), leadDays: 4, slots: [] })
    expect(newFigures).toMatchObject({
      freeDeliveryFrom: '$2,500',
      leadDays: 4,
      firstSlot: '',
      slotMinutes: 0,
    })
  })

  test('never give a lower fee on special dates than on other days', () => {
    const fees = figuresOf(settings).zones.map(({ fee, specialFee }) => [fee, specialFee])
    expect(fees).toEqual([
      ['$60', '$60'],
      ['$150', '$180'],
      ['$200', '$220'],
      ['$220', '$220'],
    ])
  })

  test('separate places with a known fee from those with a quoted fee', () => {
    const { neverFree, hasQuotedPlaces } = figuresOf(settings)
    expect(neverFree.map(({ zh }) => zh)).toEqual(['將軍澳'])
    expect(hasQuotedPlaces).toBe(true)
  })

  test('list exactly the codes that everybody may use', () => {
    expect(figuresOf(settings).codes).toMatchObject([
      { code: 'CV88', kind: 'percent', percentOff: 12 },
      { code: 'CASH100', kind: 'amount', amount: '$100' },
      { code: 'SNACK2023', kind: 'freeDish', dish: { zh: '香草薯角' } },
    ])
  })
})

describe('the figures of the menu', () => {
  const { categories, sets } = demo

  test('group sets with the same minimum quantity', () => {
    const matches = menuFiguresOf(sets, categories).minimums.map(({ number, unit, names, together }) => [
      number,
      unit,
      names.length,
      together,
    ])
    expect(matches).toEqual([
      [10, 'person', 1, false],
      [8, 'person', 2, false],
      [10, 'box', 1, true],
      [30, 'piece', 1, false],
      [10, 'plate', 1, false],
      [10, 'box', 1, false],
    ])
  })

  test('omit sets that are not sold', () => {
    const hiddenSets = sets.map((set) => ({ ...set, published: false }))
    expect(menuFiguresOf(hiddenSets, categories).minimums).toEqual([])
  })

  test('name the seasons of seasonal menus', () => {
    expect(menuFiguresOf(sets, categories).seasonal).toMatchObject([
      { name: { zh: '聖誕套餐' }, season: { from: '12-01', to: '12-31' } },
      { name: { zh: '萬聖節' }, season: { from: '10-01', to: '10-31' } },
    ])
  })
})
