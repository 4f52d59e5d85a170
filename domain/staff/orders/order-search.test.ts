import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderReference } from '#domain/placed/order-reference.ts'
import { mistypedReference, searchWords } from './order-search.ts'

test('the order search finds a reference in any spelling', () => {
  for (const search of ['K7QF-3MXA', 'k7qf3mxa', ' K7QF 3MXA ', 'Ｋ７ＱＦ－３ＭＸＡ', 'k7qf–3mxa']) {
    expect(searchWords(search)).toEqual(['k7qf3mxa'])
  }
  expect(searchWords('3mxa')).toEqual(['3mxa'])
})

test('the order search finds every possible reference', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const reference = orderReference(random)
      expect(searchWords(reference)).toEqual([reference.replace('-', '').toLowerCase()])
      expect(mistypedReference(reference)).toBeNull()
    }),
  )
})

test('the order search finds a telephone number in any spelling, and its last digits', () => {
  expect(searchWords('9000 0042')).toEqual(['90000042'])
  expect(searchWords('+852 9000-0042')).toEqual(['85290000042'])
  expect(searchWords('0042')).toEqual(['0042'])
})

test('the order search finds Chinese by pairs of characters and other words as they are', () => {
  expect(searchWords('方糖閣')).toEqual(['方糖', '糖閣'])
  expect(searchWords('方')).toEqual(['方'])
  expect(searchWords('Sugar  cube court, 12/F')).toEqual(['sugar', 'cube', 'court', '12', 'f'])
  expect(searchWords('北角 Fong')).toEqual(['北角', 'fong'])
})

test('the order search queries nothing when no word is searchable', () => {
  expect(searchWords('')).toEqual([])
  expect(searchWords('  -- ')).toEqual([])
  expect(searchWords('。，！')).toEqual([])
})

test('the order search makes few and harmless words of any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (search) => {
      const words = searchWords(search)
      expect(words.length).toBeLessThanOrEqual(12)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
    }),
  )
})

test('the order search names impossible letters of a mistyped reference, and suggests corrections', () => {
  expect(mistypedReference('K7QF-3MX0')).toEqual({ impossible: ['0'], halves: ['k7qf'] })
  expect(mistypedReference('OIQF 3MXA')).toEqual({ impossible: ['O', 'I'], halves: ['3mxa'] })
  expect(mistypedReference('12345678')).toMatchObject({ halves: [] })
  expect(mistypedReference('Fong Tong')).toEqual({ impossible: ['O'], halves: [] })
  expect(mistypedReference('方糖')).toBeNull()
})
