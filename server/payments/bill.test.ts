import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import { type BilledOrder, billOf, billTotal } from './bill.ts'

const name = { zh: '豪華 20 人套餐', en: 'Deluxe 20-Person Set' }
const order: BilledOrder = {
  reference: orderReference(new Uint8Array(16)),
  lines: [
    { name, units: 2, amount: cents(200_000) },
    { name, units: 3, amount: cents(100_000) },
  ],
  cutleryExtra: 5,
  cutleryAmount: cents(1_000),
  tongsExtra: 0,
  tongsAmount: nothing,
  promotions: [
    { id: 'p', name: { zh: '優惠', en: 'Offer' }, discount: cents(30_000), gift: null },
  ] as unknown as BilledOrder['promotions'],
  zoneName: { zh: '九龍', en: 'Kowloon' },
  remotePlaceName: null,
  deliveryFee: cents(15_000),
  changeFee: nothing,
}
const total = cents(286_000)

test('the bill lists sets with their number, extras and delivery, and subtracts discounts', () => {
  expect(billOf(order, total, 'en')).toEqual([
    { name: 'Deluxe 20-Person Set', quantity: 2, each: 100_000 },
    { name: 'Deluxe 20-Person Set ×3', quantity: 1, each: 100_000 },
    { name: 'Extra cutlery ×5', quantity: 1, each: 1_000 },
    { name: 'Offer', quantity: 1, each: -30_000 },
    { name: 'Delivery: Kowloon', quantity: 1, each: 15_000 },
  ])
})

test('the bill has one item if only a balance is due or there are too many lines', () => {
  const rest = billOf(order, cents(6_000), 'zh')
  expect(rest).toMatchObject([{ quantity: 1, each: 6_000 }])
  const lines = Array.from({ length: 101 }, () => ({ name, units: 1, amount: cents(100) }))
  const long = { ...order, lines, promotions: [] }
  const due = cents(101 * 100 + 16_000)
  const bill = billOf(long, due, 'en')
  expect(bill).toHaveLength(1)
  expect([billTotal(bill), bill[0]?.name.length]).toEqual([due, 250])
})

test('the bill never cuts a character in half', () => {
  // A fish whose character takes two code units.
  const fish = { zh: '𩶘'.repeat(200), en: '𩶘'.repeat(200) }
  const rest = billOf(
    { ...order, lines: order.lines.map((line) => ({ ...line, name: fish })) },
    cents(6_000),
    'zh',
  )
  expect(rest[0]?.name.isWellFormed()).toBe(true)
  expect(rest[0]?.name.length).toBeLessThanOrEqual(250)
})

test('the bill adds up to what is due, to the cent', () => {
  const amount = fc.integer({ min: 0, max: 500_000 }).map(cents)
  const line = fc.record({ name: fc.constant(name), units: fc.integer({ min: 1, max: 9 }), amount })
  const parts = fc.record({
    lines: fc.array(line, { maxLength: 130 }),
    cutleryAmount: amount,
    tongsAmount: amount,
    deliveryFee: fc.option(amount),
    changeFee: amount,
  })
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 900_000 }), (some, due) => {
      const bill = billOf({ ...order, ...some }, cents(due), 'en')
      expect(billTotal(bill)).toBe(due)
      const items = { ...order, ...some, promotions: [] }
      const { lines, cutleryAmount, tongsAmount, deliveryFee, changeFee } = items
      const sum = lines.reduce((all, one) => all + one.amount, cutleryAmount + tongsAmount + changeFee)
      const whole = cents(sum + (deliveryFee ?? 0))
      if (whole > 0) expect(billTotal(billOf(items, whole, 'zh'))).toBe(whole)
      expect(bill.every(({ each, quantity }) => each !== 0 && quantity > 0)).toBe(true)
    }),
  )
})
