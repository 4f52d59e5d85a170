import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { giftOn } from './gift-price.ts'

const from = calendarDate('2026-12-24')
const gift = { name: 'Hamper', price: cents(98_000), nextPrice: { from, price: cents(108_000) } }

test('a planned price replaces the present one from its day on', () => {
  expect(giftOn(gift, addDays(from, -1))).toBe(gift)
  for (const day of [from, addDays(from, 400)])
    expect(giftOn(gift, day)).toEqual({ name: 'Hamper', price: 108_000, nextPrice: null })
})

test('a gift without a plan keeps its price', () => {
  const plain = { price: cents(98_000), nextPrice: null }
  expect(giftOn(plain, from)).toBe(plain)
})
