import { expect, test } from 'vitest'
import { allergensText, labelSummary, lastPrinted, onlyChosen, printLabels } from './labels.ts'

test('a label distinguishes unknown allergens from none', () => {
  expect(allergensText(null)).toEqual({ zh: '致敏原不詳', en: 'Allergens not known' })
  expect(allergensText([])).toEqual({
    zh: '未有標示致敏原',
    en: 'No allergens declared',
  })
  expect(allergensText(['egg']).en).toMatch(/egg/i)
})

test('texts about one label, sheet or order use the singular', () => {
  const when = { zh: '12:30', en: '12:30' }
  const textOf = (number: number) =>
    [
      printLabels(number),
      onlyChosen(number),
      labelSummary(number, number),
      lastPrinted(when, 'Cy', number),
    ].map(({ en }) => en)
  expect(textOf(1)).toEqual([
    'Print 1 label',
    'Only the selected order',
    '100 × 70 mm · A4, 8 per sheet · 1 label, 1 sheet',
    'Cy printed 1 label at 12:30; labels changed since are marked CHANGED.',
  ])
  expect(textOf(2)).toEqual([
    'Print 2 labels',
    'Only the 2 selected orders',
    '100 × 70 mm · A4, 8 per sheet · 2 labels, 2 sheets',
    'Cy printed 2 labels at 12:30; labels changed since are marked CHANGED.',
  ])
})
