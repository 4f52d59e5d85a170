import { expect, test } from 'vitest'
import { type LabelContent, labelChanges } from './label-changes.ts'

const printedLabel: LabelContent = {
  due: '2026-11-26 12:30',
  dish: { zh: '壽司', en: 'Sushi' },
  place: { zh: '九龍', en: 'Kowloon' },
  portions: 20,
  count: '1/2',
  allergies: ['egg'],
}

test('a label names its changes, including its destination', () => {
  expect(labelChanges(printedLabel, printedLabel)).toEqual([])
  expect(
    labelChanges(printedLabel, { ...printedLabel, place: { zh: '港島', en: 'Hong Kong Island' } }),
  ).toEqual(['place'])
  expect(labelChanges(printedLabel, { ...printedLabel, place: null, due: '2026-11-26 18:00' })).toEqual([
    'due',
    'place',
  ])
})

test('a label printed before places were recorded is not printed again for its place', () => {
  const { place: _, ...before } = printedLabel
  expect(labelChanges(before, printedLabel)).toEqual([])
})
