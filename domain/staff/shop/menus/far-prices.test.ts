import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { farPrices, isFarFrom, sureOf } from './far-prices.ts'

const amount = fc.integer({ min: 1, max: 100_000_00 }).map(cents)

test('a price is far from the earlier one exactly when it is less than half or more than double', () => {
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const ratio = after / before
      expect(isFarFrom(before, after)).toBe(ratio < 0.5 || ratio > 2)
    }),
  )
})

test('an unchanged price and a first price need no confirmation', () => {
  fc.assert(
    fc.property(amount, (price) => {
      expect(isFarFrom(price, cents(0))).toBe(true)
      expect(isFarFrom(cents(0), price)).toBe(false)
    }),
  )
})

test('each large price change needs confirmation of exactly that price', () => {
  const publishedValues = { price: '1480', nextPrice: '', 'group.a.charge.duck': '30', 'name.en': 'Ten' }
  const input = {
    ...publishedValues,
    price: '148',
    nextPrice: '14800',
    'group.a.charge.duck': '300',
    'group.a.nextCharge.duck': '35',
    'group.a.charge.goose': '90',
    'name.en': 'Tens',
  }
  const far = [
    { field: 'price', before: 148_000, after: 14_800 },
    { field: 'nextPrice', before: 148_000, after: 1_480_000 },
    { field: 'group.a.charge.duck', before: 3_000, after: 30_000 },
  ]
  expect(farPrices(publishedValues, input, [])).toEqual(far)
  const sure = farPrices(publishedValues, input, []).map(sureOf)
  expect(farPrices(publishedValues, input, sure)).toEqual([])
  expect(farPrices(publishedValues, { ...input, price: '14.8' }, sure)).toEqual([
    { field: 'price', before: 148_000, after: 1_480 },
  ])
})

test('an unchanged, removed or unreadable price needs no confirmation', () => {
  const publishedValues = { price: '1480', nextPrice: '3000' }
  for (const input of [
    publishedValues,
    { ...publishedValues, nextPrice: '' },
    { ...publishedValues, price: 'a lot' },
    { ...publishedValues, price: '１４８０' },
  ])
    expect(farPrices(publishedValues, input, [])).toEqual([])
})
