/** The cart stored in the browser under `cartItems`: the specification's shape plus what ordering needs (section 3). */

import { maxUnits } from '#domain/input-limits.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type CountedGroup, dishCount } from '#domain/menu/menu-selection.ts'
import { type PriceableSet, priceLine } from '#domain/menu/price-line.ts'
import { withoutEmptyGroups } from '#domain/menu/set-selection.ts'
import { type Cents, cents, fromDollars, nothing, sumOf, toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import type { OrderLine, Selection } from './order.ts'

export const cartKey = 'cartItems'

/**
 * `prices` and the pairs in `selected_items` are dollars, as in the specification's shape, and record what was shown.
 * The price of an order is always computed again from setId, quantity and selection.
 */
export interface CartItem {
  readonly name: string
  readonly quantity: number
  /** null where what was stored can't be read, until the price of the set is known. */
  readonly prices: number | null
  readonly selected_items: readonly (readonly [price: number, number: number])[]
  /** null in an item of the specification's own shape, which has only a name, until the set of that name is found. */
  readonly setId: number | null
  readonly selection: Selection
}

export type Cart = readonly CartItem[]

/** Total quantity, for the badge, which is hidden at 0. */
export function cartCount(cart: Cart): number {
  return cart.reduce((count, item) => count + item.quantity, 0)
}

/** The order lines of all items whose set is known. */
export function toOrderLines(cart: Cart): readonly OrderLine[] {
  return cart.flatMap(({ setId, quantity, selection }) =>
    setId === null ? [] : [{ setId, quantity, selection }],
  )
}

/** The names of items whose set is not known yet, without duplicates. */
export function namesToFind(cart: Cart): readonly string[] {
  return [...new Set(cart.filter(({ setId }) => setId === null).map(({ name }) => name))]
}

/** Assigns their set to the items of this name; their dishes have to be chosen again. */
export function withSetFound(cart: Cart, name: string, setId: number): Cart {
  return cart.map((item) => (item.setId === null && item.name === name ? { ...item, setId } : item))
}

/** Writes the price of its set into each item without a readable one. The same cart when nothing is missing. */
export function withMissingPrices(cart: Cart, sets: ReadonlyMap<number, PriceableSet>): Cart {
  const mended = cart.map((item) => {
    const { prices, setId, selection } = item
    const set = prices === null && setId !== null ? sets.get(setId) : undefined
    return set && setId !== null ? { ...item, prices: dollarsOf(set, setId, selection) } : item
  })
  return mended.some((item, index) => item !== cart[index]) ? mended : cart
}

/** Without dishes, a set priced by item costs what it is offered from. */
function dollarsOf(set: PriceableSet, setId: number, selection: Selection): number {
  const { unitPrice, amount } = priceLine(set, { setId, quantity: 1, selection }, 0)
  return toDollars(unitPrice ?? (amount > 0 ? amount : set.price))
}

/** The fields of a set that the cart reads: a page may send the browser no more than these. */
export type CartableSet = Pick<SetMenu, 'id' | 'name'> &
  PriceableSet & { readonly groups: readonly CountedGroup[] }

/** Converts a set with chosen dishes to a cart item. A set priced by item counts its items and ignores `quantity`. */
export function cartItem(set: CartableSet, selection: Selection, lang: Lang, quantity = 1): CartItem {
  const chosen = withoutEmptyGroups(selection)
  const units = set.pricing === 'perItem' ? dishCount(set, chosen) : within(quantity)
  const line = priceLine(set, { setId: set.id, quantity: 1, selection: chosen }, 0)
  return {
    name: set.name[lang],
    quantity: units,
    prices: toDollars(line.unitPrice ?? line.amount),
    selected_items: line.dishes.map((dish) => [toDollars(dish.unitPrice), dish.number]),
    setId: set.id,
    selection: chosen,
  }
}

/**
 * Appends an item; when the cart has the same set with the same dishes, increases its quantity, unless it is priced by
 * item.
 */
export function addToCart(cart: Cart, item: CartItem, pricing: SetMenu['pricing'] = 'fixed'): Cart {
  const same = cart.findIndex(
    (other) => other.setId === item.setId && isSameSelection(other.selection, item.selection),
  )
  const already = cart[same]
  if (pricing === 'perItem' || !already) return [...cart, item]
  return changeQuantity(cart, same, already.quantity + item.quantity)
}

/** Puts an item in the place of another, as after its dishes were changed. */
export function replaceInCart(cart: Cart, index: number, item: CartItem): Cart {
  return cart.map((other, i) => (i === index ? item : other))
}

/** Sets an item's quantity, at least 1: removing is a separate action. */
export function changeQuantity(cart: Cart, index: number, quantity: number): Cart {
  return cart.map((item, i) => (i === index ? { ...item, quantity: within(quantity) } : item))
}

export function removeFromCart(cart: Cart, index: number): Cart {
  return cart.filter((_, i) => i !== index)
}

/** An item of the specification's own shape names no dishes, only their prices and numbers. */
export function isWithoutDishes({ selection, selected_items }: CartItem): boolean {
  return Object.keys(withoutEmptyGroups(selection)).length === 0 && selected_items.length > 0
}

export interface StoredPrice {
  readonly amount: Cents
  /** Whether it is known to be of a set priced by item: its units are items. */
  readonly byItem: boolean
  readonly units: number
}

/**
 * What an item itself says it costs. `prices` is for one set. A set priced by item costs the sum of price times number
 * (spec section 3): all its items have a price, and there are as many of them as the quantity, or they cost something
 * else than `prices`.
 */
export function storedPrice({ prices, quantity, selected_items }: CartItem): StoredPrice {
  const items = selected_items.reduce((sum, [, number]) => sum + number, 0)
  const dollars = prices ?? 0
  const total = sumOf(selected_items.map(([price, number]) => timesDollars(price, number)))
  const arePriced = selected_items.length > 0 && selected_items.every(([price]) => price > 0)
  const byItem = arePriced && (items === quantity || total !== timesDollars(dollars, 1))
  return byItem
    ? { amount: total, byItem, units: items }
    : { amount: timesDollars(dollars, quantity), byItem, units: quantity }
}

/** An amount that can't be read, or is out of range, counts as 0. */
function timesDollars(dollars: number, number: number): Cents {
  const amount = (fromDollars(dollars) ?? nothing) * number
  return amount <= maxStoredCents ? cents(amount) : nothing
}

/** HK$1 billion. */
const maxStoredCents = 100_000_000_000

function within(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.min(maxUnits, Math.trunc(quantity))) : 1
}

function isSameSelection(a: Selection, b: Selection): boolean {
  return flat(a) === flat(b)
}

function flat(selection: Selection): string {
  const numbers = Object.entries(selection).flatMap(([groupId, dishes]) =>
    Object.entries(dishes).flatMap(([dishId, number]) =>
      number > 0 ? [`${groupId}/${dishId}/${number}`] : [],
    ),
  )
  return numbers.sort().join(' ')
}
