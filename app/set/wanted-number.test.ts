import { expect, test } from 'vitest'
import { numberHash, numberIn } from './wanted-number.ts'

test('a link with a number of sets is read as it was written, and other places of the page are none', () => {
  expect(numberIn(numberHash(4))).toBe(4)
  for (const hash of ['', '#g-salad', '#sets-0', '#sets-', '#basket-1']) expect(numberIn(hash)).toBeNull()
})
