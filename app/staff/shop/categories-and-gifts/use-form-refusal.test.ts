import { expect, test } from 'vitest'
import { noCategoryOrGiftResult } from './item-result.ts'
import { refusalsAfter } from './use-form-refusal.ts'

const refusal = (of: string, price: string) => ({
  ...noCategoryOrGiftResult,
  of,
  input: { price },
  base: { price: '1' },
})

test('a refused form stays while another is searched or posted, until it is saved', () => {
  const first = refusalsAfter(new Map(), refusal('gift 5', 'x'))
  expect(refusalsAfter(first, noCategoryOrGiftResult)).toBe(first)
  const both = refusalsAfter(first, refusal('gift 6', 'y'))
  expect([...both.keys()]).toEqual(['gift 5', 'gift 6'])
  const again = refusalsAfter(both, refusal('gift 5', 'z'))
  expect(again.get('gift 5')?.input).toEqual({ price: 'z' })
  expect([...refusalsAfter(again, { ...noCategoryOrGiftResult, of: 'gift 5' }).keys()]).toEqual(['gift 6'])
})
