import { expect, test } from 'vitest'
import { numberHash, numberIn } from './wanted-number.ts'

test('the number of sets in a link is read back, and any other hash is ignored', () => {
  expect(numberIn(numberHash(4))).toBe(4)
  for (const hash of ['', '#g-salad', '#sets-0', '#sets-', '#basket-1']) expect(numberIn(hash)).toBeNull()
})
