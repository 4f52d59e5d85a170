import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToCart, type CartItem, cartKey, removeFromCart } from '#domain/ordering/cart.ts'

const item: CartItem = {
  name: '輕鬆派對十人套餐',
  quantity: 1,
  prices: 714,
  selected_items: [],
  setId: 2,
  selection: {},
}

const storage = new Map<string, string>()
let isFull = false
let writes = 0

beforeEach(() => {
  storage.clear()
  isFull = false
  writes = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      writes += 1
      storage.set(key, value)
    },
  })
  // Every test is a new page.
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const openPage = () => import('./store.ts')

test('when the browser’s storage is full, the cart stays in memory, and is saved once there is room', async () => {
  const { getSnapshot, updateCart } = await openPage()
  updateCart((cart) => addToCart(cart, item))
  isFull = true
  updateCart((cart) => addToCart(cart, { ...item, setId: 3 }))
  expect(getSnapshot()).toHaveLength(2)
  expect(getSnapshot()).toBe(getSnapshot())
  expect(JSON.parse(storage.get(cartKey) ?? '')).toHaveLength(1)
  isFull = false
  updateCart((cart) => removeFromCart(cart, 0))
  expect(JSON.parse(storage.get(cartKey) ?? '')).toMatchObject([{ setId: 3 }])
  expect(getSnapshot()).toMatchObject([{ setId: 3 }])
})

test('a repaired cart is written back once, and reading it never writes', async () => {
  storage.set(cartKey, JSON.stringify([null, item]))
  const { getSnapshot, mendStoredCart } = await openPage()
  expect(getSnapshot()).toEqual([item])
  expect(writes).toBe(0)
  mendStoredCart()
  mendStoredCart()
  expect(writes).toBe(1)
  expect(JSON.parse(storage.get(cartKey) ?? '')).toEqual([item])
})

test.each(['}{', '{"a":1}', 'null'])('a stored %s is replaced by an empty cart', async (damagedText) => {
  storage.set(cartKey, damagedText)
  const { getSnapshot, mendStoredCart } = await openPage()
  expect(getSnapshot()).toEqual([])
  mendStoredCart()
  expect(storage.get(cartKey)).toBe('[]')
})

test('a cart that needs no repair is not written, and neither is a missing one', async () => {
  const { mendStoredCart } = await openPage()
  mendStoredCart()
  storage.set(cartKey, JSON.stringify([item]))
  mendStoredCart()
  expect(writes).toBe(0)
})

test('a damaged cart can be used while the storage is full', async () => {
  storage.set(cartKey, JSON.stringify([null, item]))
  isFull = true
  const { getSnapshot, mendStoredCart } = await openPage()
  mendStoredCart()
  expect(getSnapshot()).toEqual([item])
})

test('the page knows that the cart lasts only as long as the page while the storage is full', async () => {
  const { isForThisPageOnly, updateCart } = await openPage()
  updateCart((cart) => addToCart(cart, item))
  expect(isForThisPageOnly()).toBe(false)
  isFull = true
  updateCart((cart) => addToCart(cart, { ...item, setId: 3 }))
  expect(isForThisPageOnly()).toBe(true)
  isFull = false
  updateCart((cart) => removeFromCart(cart, 0))
  expect(isForThisPageOnly()).toBe(false)
})
