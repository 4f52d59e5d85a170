import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { cartItem } from './cart.ts'
import { readCart, serialiseCart } from './cart-storage.ts'

const item = cartItem(demoSet(2), defaultSelection(demoSet(2)), 'en')

test('a stored cart is read back unchanged', () => {
  expect(readCart(serialiseCart([item, item]))).toEqual({ cart: [item, item], repaired: false })
  expect(readCart(null)).toEqual({ cart: [], repaired: false })
})

test('the cart reader keeps the readable parts of a damaged cart', () => {
  const damagedEntries = [
    null,
    7,
    { ...item, quantity: -1 },
    { ...item, setId: '2' },
    { ...item, name: 3, prices: 'x' },
  ]
  const { cart, repaired } = readCart(JSON.stringify([...damagedEntries, item]))
  expect(repaired).toBe(true)
  expect(cart).toEqual([{ ...item, name: '', prices: null }, item])
})

test('the cart reader keeps an item that has only the fields of the specification', () => {
  const bare = {
    name: '輕鬆派對十人套餐',
    quantity: 2,
    prices: 714,
    selected_items: [[0, 1]],
  }
  const { cart, repaired } = readCart(JSON.stringify([bare, { ...bare, name: ' ' }]))
  expect(cart).toEqual([{ ...bare, setId: null, selection: {} }])
  expect(repaired).toBe(true)
  expect(readCart(serialiseCart(cart))).toEqual({ cart, repaired: false })
})

test.each([
  ['722.00', 722],
  ['108', 108],
  [' $1,080.50 ', 1080.5],
  ['HK$300', 300],
  ['', null],
  ['x', null],
  ['-5', null],
  ['9'.repeat(400), null],
  [0, null],
  [undefined, null],
])('the cart reader reads the price %j as %j', (prices, price) => {
  const row = { ...item, prices, selected_items: [[prices, 2]] }
  const { cart } = readCart(JSON.stringify([row]))
  expect(cart[0]?.prices).toBe(price)
  expect(readCart(serialiseCart(cart))).toEqual({ cart, repaired: false })
})

test('the cart reader reads amounts written as numbers and as texts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const dollars = amount / 100
      for (const prices of [`${dollars}`, dollars.toFixed(2)])
        expect(readCart(JSON.stringify([{ ...item, prices }])).cart[0]?.prices).toBe(dollars)
    }),
  )
})

test('the cart reader drops unreadable numbers of a selection', () => {
  const row = {
    ...item,
    selection: { a: { x: 1, y: -1, z: '2' }, b: [1], c: null },
    selected_items: [[1, 2], [1], 'x'],
  }
  expect(readCart(JSON.stringify([row])).cart).toMatchObject([
    { selection: { a: { x: 1 } }, selected_items: [[1, 2]] },
  ])
})

test('reading a damaged cart never throws and repairs it in one pass', () => {
  const row = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(fc.record({ setId: fc.jsonValue(), quantity: fc.jsonValue(), selection: fc.jsonValue() }))
      .map((v) => JSON.stringify(v)),
    fc
      .array(fc.record({ setId: fc.nat(), quantity: fc.nat(3000), selection: fc.jsonValue() }))
      .map((v) => JSON.stringify(v)),
  )
  fc.assert(
    fc.property(row, (text) => {
      const { cart } = readCart(text)
      expect(readCart(serialiseCart(cart))).toEqual({ cart, repaired: false })
    }),
  )
})
