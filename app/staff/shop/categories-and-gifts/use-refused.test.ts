import { expect, test } from 'vitest'
import { noCategoryOrGiftResult } from './item-result.ts'
import { refusedAfter } from './use-refused.ts'

const refusal = (of: string, price: string) => ({
  ...noCategoryOrGiftResult,
  of,
  input: { price },
  base: { price: '1' },
})

test('a refused form stays while another is searched or posted, until it is saved', () => {
  const first = refusedAfter(new Map(), refusal('gift 5', 'x'))
  expect(refusedAfter(first, noCategoryOrGiftResult)).toBe(first)
  const both = refusedAfter(first, refusal('gift 6', 'y'))
  expect([...both.keys()]).toEqual(['gift 5', 'gift 6'])
  const again = refusedAfter(both, refusal('gift 5', 'z'))
  expect(again.get('gift 5')?.input).toEqual({ price: 'z' })
  expect([...refusedAfter(again, { ...noCategoryOrGiftResult, of: 'gift 5' }).keys()]).toEqual(['gift 6'])
})
