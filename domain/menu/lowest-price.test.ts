import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { lowestPrice, lowestPriceText } from './lowest-price.ts'

const offers = [98_00, 7_140, 148_000].map((price) => ({ price: cents(price) }))

test('the lowest price is found at any position', () => {
  expect(lowestPrice(offers)).toBe(7_140)
  expect(lowestPriceText(offers)).toBe('$71.40')
})

test('the lowest price is empty if nothing is offered', () => {
  expect(lowestPrice([])).toBeNull()
  expect(lowestPriceText([])).toBe('')
})
