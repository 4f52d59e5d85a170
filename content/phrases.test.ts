import { expect, test } from 'vitest'
import { countOf, periodInMonths } from './phrases.ts'

test('a phrase puts the number before its noun', () => {
  expect([0, 1, 2, 12].map((number) => countOf(number, ['dish', 'dishes']))).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
    '12 dishes',
  ])
})

test('the number one may be written as a word', () => {
  expect([1, 2].map((hours) => countOf(hours, ['hour', 'hours'], 'one'))).toEqual(['one hour', '2 hours'])
})

test('a month by itself has no figure after "every"', () => {
  expect([1, 6].map(periodInMonths)).toEqual(['month', '6 months'])
})
