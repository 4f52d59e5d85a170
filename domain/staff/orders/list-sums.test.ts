import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { orderStatuses, withoutPlace } from '#domain/placed/order-status.ts'
import { listSums, type OrderToSum } from './list-sums.ts'

const order = (parts: Partial<OrderToSum>): OrderToSum => ({
  status: 'confirmed',
  fulfilment: 'delivery',
  portions: 20,
  price: { total: cents(268_000), due: cents(0) },
  ...parts,
})

test('sums the one order that a search found, and not the others of its day', () => {
  expect(listSums([order({})])).toMatchObject({
    orders: 1,
    deliveries: 1,
    aside: 0,
    money: { total: 268_000 },
  })
})

test('counts every listed order once, and leaves the money of those that are called off out', () => {
  const someOrder = fc.record({
    status: fc.constantFrom(...orderStatuses),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
    portions: fc.integer({ min: 1, max: 100 }),
    price: fc.record({
      total: fc.integer({ min: 0, max: 9_999 }).map(cents),
      due: fc.integer({ min: 0, max: 99 }).map(cents),
    }),
  })
  fc.assert(
    fc.property(fc.array(someOrder), (listed) => {
      const sums = listSums(listed)
      expect(sums.orders + sums.aside).toBe(listed.length)
      const taking = listed.filter(({ status }) => !withoutPlace.includes(status))
      const counted = taking.length > 0 ? taking : listed
      expect(sums.money?.total).toBe(counted.reduce((sum, { price }) => sum + price.total, 0))
    }),
  )
})

test('counts a postponed order among those that owe, and not among those that are cooked', () => {
  const owing = { total: cents(268_000), due: cents(100_000) }
  const listed = (['submitted', 'confirmed', 'postponed'] as const).map((status) =>
    order({ status, price: owing }),
  )
  for (const task of ['owing', 'due-unpaid', 'proofs'] as const)
    expect(listSums(listed, task)).toMatchObject({ orders: 3, money: { due: 300_000 }, aside: 0 })
  expect(listSums(listed)).toMatchObject({ orders: 2, money: { total: 536_000 }, aside: 1 })
})

test('sums a list of nothing but cancelled orders', () => {
  const cancelled = [order({ status: 'cancelled' }), order({ status: 'cancelled' })]
  expect(listSums(cancelled)).toMatchObject({ orders: 2, money: { total: 536_000 }, aside: 0 })
})

test('tells no sum of money to those who may not see prices', () => {
  expect(listSums([order({ price: null })]).money).toBeNull()
})
