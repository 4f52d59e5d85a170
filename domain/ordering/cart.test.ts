import { describe, expect, test } from 'vitest'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { addToCart, cartCount, cartItem, changeQuantity, removeFromCart, replaceInCart } from './cart.ts'
import { addFoundSet, namesToFind, withMissingPrices } from './complete-cart.ts'
import { isWithoutDishes, storedPrice, toOrderLines } from './stored-cart.ts'

const party = cartItem(demoSet(2), defaultSelection(demoSet(2)), 'en')
const ace = cartItem(demoSet(49), { main: { bolognese: 6, 'dill-salmon': 4 } }, 'zh')

describe('the cart', () => {
  test('has the shape of the specification, with dollars', () => {
    expect(ace).toMatchObject({
      name: '王牌一人一款套餐',
      quantity: 10,
      prices: 1_200,
      selected_items: [
        [108, 6],
        [138, 4],
      ],
    })
    expect(party).toMatchObject({ name: 'Easy 10-Person Party Set', quantity: 1, prices: 714 })
    expect(party.selection).not.toHaveProperty('add-drinks')
  })

  test('sums quantities for its badge', () => {
    expect(cartCount([])).toBe(0)
    expect(cartCount([party, ace])).toBe(11)
  })

  test('increases the quantity when the same set with the same dishes is added', () => {
    expect(addToCart([party], party)).toMatchObject([{ quantity: 2 }])
    const other = cartItem(demoSet(2), {}, 'en')
    expect(addToCart([party], other)).toHaveLength(2)
    expect(addToCart([ace], ace, 'perItem')).toHaveLength(2)
  })

  test('never reduces a quantity below 1; removing is a separate action', () => {
    expect(changeQuantity([party], 0, -3)).toMatchObject([{ quantity: 1 }])
    expect(changeQuantity([party], 0, Number.NaN)).toMatchObject([{ quantity: 1 }])
    expect(removeFromCart([party, ace], 0)).toEqual([ace])
  })

  test('is converted to the lines of an order', () => {
    expect(toOrderLines([ace])).toEqual([{ setId: 49, quantity: 10, selection: ace.selection }])
  })

  test('includes an item known only by name in the order once its set is found', () => {
    const bare = { ...party, name: '輕鬆派對十人套餐', setId: null, selection: {} }
    const cart = [ace, bare, bare]
    expect(namesToFind(cart)).toEqual(['輕鬆派對十人套餐'])
    expect(toOrderLines(cart)).toHaveLength(1)
    const match = addFoundSet(cart, '輕鬆派對十人套餐', 2)
    expect(namesToFind(match)).toEqual([])
    expect(toOrderLines(match).map(({ setId }) => setId)).toEqual([49, 2, 2])
  })

  test('replaces the old item with the changed one', () => {
    expect(replaceInCart([party, ace, party], 1, party)).toEqual([party, party, party])
  })

  test.each([
    // quantity, prices, pairs: amount in cents, units
    [
      10,
      1260,
      [
        [108, 4],
        [138, 6],
      ],
      126_000,
      10,
    ],
    [
      1,
      108,
      [
        [108, 4],
        [138, 6],
      ],
      126_000,
      10,
    ],
    [
      1,
      1260,
      [
        [108, 4],
        [138, 6],
      ],
      126_000,
      1,
    ],
    [2, 714, [[714, 1]], 142_800, 2],
    [
      2,
      714,
      [
        [0, 1],
        [48, 2],
      ],
      142_800,
      2,
    ],
    [3, 0.1, [], 30, 3],
    [1, 1e300, [[1e300, 4]], 0, 1],
  ] as const)(
    'with only the fields of the specification costs what its fields say (%j)',
    (quantity, prices, pairs, amount, units) => {
      const bare = { ...party, quantity, prices, selected_items: pairs, setId: null, selection: {} }
      expect(storedPrice(bare)).toMatchObject({ amount, units })
      expect(isWithoutDishes(bare)).toBe(pairs.length > 0)
      expect(isWithoutDishes(ace)).toBe(false)
    },
  )
})

describe('a cart item without a readable price', () => {
  const sets = new Map([2, 49].map((id) => [id, demoSet(id)]))

  test('gets the price of its set as chosen', () => {
    const cart = [
      { ...party, prices: null },
      { ...ace, prices: null },
    ]
    expect(withMissingPrices(cart, sets)).toEqual([party, ace])
    const bare = withMissingPrices([{ ...ace, prices: null, selection: {}, selected_items: [] }], sets)
    expect(bare[0]?.prices).toBe(108)
  })

  test('stays without a price while its set is unknown, and leaves the others as they are', () => {
    const cart = [party, { ...party, setId: null, prices: null }, { ...party, setId: 9999, prices: null }]
    expect(withMissingPrices(cart, sets)).toBe(cart)
    expect(storedPrice({ ...party, prices: null })).toMatchObject({ amount: 0, byItem: false })
  })
})
