import { expect, test } from 'vitest'
import { chosenOf, chosenQuery, maxChosenQueryLetters, readOrderIds } from './chosen-orders.ts'

test('an address contains the selected orders, each once', () => {
  expect(chosenQuery([3, 12])).toBe('?orders=3,12')
  expect(readOrderIds('3,12,3,x,,0,-4,1e3,12345678901234')).toEqual([3, 12])
  const many = Array.from({ length: 400 }, (_, index) => 100_000_000_000 + index)
  const query = chosenQuery(many).replace('?orders=', '')
  expect(query.length).toBeLessThanOrEqual(maxChosenQueryLetters)
  expect(readOrderIds(query)).toEqual(many.slice(0, 300))
})

test('a ticked box selects its order, whether or not it has a next step', () => {
  expect(chosenOf(['3.1.confirm', '12.4.', '3.1.confirm', 'x.1.confirm', ''])).toEqual([3, 12])
  expect(chosenOf(Array.from({ length: 400 }, (_, index) => `${index + 1}.1.`))).toHaveLength(300)
})
