import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import { listSums, type OrderToSum } from './list-sums.ts'

const order = (parts: Partial<OrderToSum>): OrderToSum => ({
  status: 'confirmed',
  fulfilment: 'delivery',
  portions: 20,
  price: { total: cents(268_000), due: cents(0) },
  ...parts,
})

test('the list’s totals line sums the one order that a search found, and not the others of its day', () => {
  expect(listSums([order({})])).toMatchObject({
    orders: 1,
    deliveries: 1,
    aside: 0,
    money: { total: 268_000 },
  })
})

test('the list’s totals line counts the orders for the kitchen, also between other orders', () => {
  const amounts = { portions: fc.integer({ min: 1, max: 100 }), total: fc.integer({ min: 0, max: 9_999 }) }
  const some = (...statuses: OrderStatus[]) =>
    fc.record({
      ...amounts,
      status: fc.constantFrom(...statuses),
      fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
      place: fc.double({ noNaN: true }),
    })
  const ofKitchen = some(
    ...(['submitted', 'confirmed', 'preparing', 'ready'] as const),
    ...(['out-for-delivery', 'delivered', 'collected', 'completed'] as const),
  )
  const ofNobody = some('rejected', 'cancelled', 'postponed')
  fc.assert(
    fc.property(fc.array(ofKitchen, { minLength: 1 }), fc.array(ofNobody), (kitchenOrdersOfDay, others) => {
      const orders = [...kitchenOrdersOfDay, ...others]
        .toSorted((one, other) => one.place - other.place)
        .map((each) => order({ ...each, price: { total: cents(each.total), due: cents(each.total) } }))
      let [deliveries, portions, total] = [0, 0, 0]
      for (const each of kitchenOrdersOfDay) {
        if (each.fulfilment === 'delivery') deliveries += 1
        portions += each.portions
        total += each.total
      }
      const money = { total, due: total }
      const sums = { orders: kitchenOrdersOfDay.length, deliveries, portions, money, aside: others.length }
      expect(listSums(orders)).toEqual(sums)
    }),
  )
})

test('the list’s totals line counts a postponed order as owing, and not as cooked', () => {
  const owing = { total: cents(268_000), due: cents(100_000) }
  const orders = (['submitted', 'confirmed', 'postponed'] as const).map((status) =>
    order({ status, price: owing }),
  )
  for (const task of ['owing', 'due-unpaid', 'proofs'] as const)
    expect(listSums(orders, task)).toMatchObject({ orders: 3, money: { due: 300_000 }, aside: 0 })
  expect(listSums(orders)).toMatchObject({ orders: 2, money: { total: 536_000 }, aside: 1 })
})

test('the list’s totals line sums a list of only cancelled orders', () => {
  const cancelledOrders = [order({ status: 'cancelled' }), order({ status: 'cancelled' })]
  expect(listSums(cancelledOrders)).toMatchObject({ orders: 2, money: { total: 536_000 }, aside: 0 })
})

test('the totals line shows no money to people who may not see prices', () => {
  expect(listSums([order({ price: null })]).money).toBeNull()
})
