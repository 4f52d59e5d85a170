import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cents,
  dollarsText,
  formatExact,
  formatMoney,
  fromDollars,
  moneyParts,
  sumOf,
  toDollars,
} from './money.ts'

test('an amount of money cannot be a fraction of a cent', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
  expect(() => cents(Number.NaN)).toThrow(RangeError)
})

test('the money module formats dollars with thousands separated', () => {
  expect(formatMoney(cents(248_000))).toBe('$2,480')
  expect(formatExact(cents(248_000))).toBe('$2,480.00')
  expect(formatMoney(cents(123_456_700))).toBe('$1,234,567')
  expect(formatMoney(cents(0))).toBe('$0')
})

test('the money module shows odd cents even if whole dollars are requested', () => {
  expect(formatMoney(cents(30_905))).toBe('$309.05')
  expect(formatMoney(cents(-30_960))).toBe('−$309.60')
})

test('the money module writes plain dollars for forms and other programs', () => {
  expect(dollarsText(cents(248_000))).toBe('2480.00')
  expect(dollarsText(cents(5))).toBe('0.05')
})

test('money parts separate the sign from the figure', () => {
  expect(moneyParts(cents(248_000))).toEqual({ sign: '$', figure: '2,480' })
  expect(moneyParts(cents(-30_960))).toEqual({ sign: '−$', figure: '309.60' })
})

test('the money module converts dollars only when they are whole cents', () => {
  expect(fromDollars(2480.1)).toBe(248_010)
  expect(fromDollars(0.005)).toBeNull()
  expect(fromDollars(Number.NaN)).toBeNull()
  expect(fromDollars(1e300)).toBeNull()
})

test('dollars are converted to cents and back without loss', () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => fromDollars(toDollars(cents(n))) === n))
})

test('a formatted amount parses to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (n) => {
      const digits = formatExact(cents(n)).replace(/[$,.]/g, '')
      expect(Number(digits)).toBe(n)
    }),
  )
})

test('the sum of an empty list is 0', () => {
  expect(sumOf([])).toBe(0)
  expect(sumOf([cents(1), cents(2)])).toBe(3)
})
