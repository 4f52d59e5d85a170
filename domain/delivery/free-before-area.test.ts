import { expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { freeBeforeArea } from './free-before-area.ts'

const settings = { freeDeliveryFrom: cents(300_000) }

const quoteFor = (food: number, { includesDelivery = false, reason = 'undecided', discount = 0 } = {}) =>
  ({
    delivery: { reason },
    lines: [{ set: { includesDelivery } }],
    food: cents(food),
    discount: discount ? cents(discount) : nothing,
  }) as unknown as Parameters<typeof freeBeforeArea>[0]

test('the note on free delivery says why delivery is free before an area is chosen', () => {
  expect(freeBeforeArea(quoteFor(100, { includesDelivery: true }), settings)).toBe('with-set')
  expect(freeBeforeArea(quoteFor(300_000), settings)).toBe('from-threshold')
})

test('the note on free delivery says nothing of the fee below the threshold, after discounts', () => {
  expect(freeBeforeArea(quoteFor(299_999), settings)).toBeNull()
  expect(freeBeforeArea(quoteFor(300_000, { discount: 1 }), settings)).toBeNull()
})

test.each(['zone', 'by-quotation', 'pickup', 'free-with-set'])(
  'the note on free delivery is empty once the fee is: %s',
  (reason) => {
    expect(freeBeforeArea(quoteFor(300_000, { includesDelivery: true, reason }), settings)).toBeNull()
  },
)
