import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookupToken, orderReference, parseLookupToken, parseReference } from './order-reference.ts'

const random = fc.uint8Array({ minLength: 16, maxLength: 32 })

test('a reference has eight unambiguous letters and digits', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      expect(orderReference(bytes)).toMatch(/^[AC-HJKMNP-RT-Y34679]{4}-[AC-HJKMNP-RT-Y34679]{4}$/)
    }),
  )
})

test('changing any one byte changes the order reference', () => {
  const zeros = new Uint8Array(16)
  const references = Array.from(zeros, (_, at) => orderReference(zeros.with(at, 1)))
  expect(new Set([orderReference(zeros), ...references]).size).toBe(17)
})

test('a reference is parsed in any spelling', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const reference = orderReference(bytes)
      expect(parseReference(reference)).toBe(reference)
      expect(parseReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toBe(reference)
      expect(parseReference(reference.replace('-', ''))).toBe(reference)
    }),
  )
  for (const text of ['', 'ABCD', 'K7QF-3MX0', 'K7QF-3MXAA']) expect(parseReference(text)).toBeNull()
})

test('a token encodes every bit of its input and fits a URL', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const token = lookupToken(bytes)
      expect(Buffer.from(token, 'base64url')).toEqual(Buffer.from(bytes))
      expect(encodeURIComponent(token)).toBe(token)
      expect(parseLookupToken(token)).toBe(token)
    }),
  )
})

test('an order reference cannot be made of too few random bytes', () => {
  expect(() => lookupToken(new Uint8Array(15))).toThrow(RangeError)
  expect(() => orderReference(new Uint8Array(8))).toThrow(RangeError)
})
