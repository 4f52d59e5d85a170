import { expect, test } from 'vitest'
import { capitalise, inWords } from './phrases.ts'

test('small numbers are words, others figures', () => {
  expect([0, 1, 6, 12, 13, 2000].map(inWords)).toEqual(['no', 'one', 'six', 'twelve', '13', '2,000'])
})

test('a label begins with a capital letter', () => {
  expect(capitalise('six digits')).toBe('Six digits')
})
