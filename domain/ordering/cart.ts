/**
 * The cart stored under `cartItems`: the specification's fields and those that ordering needs (section 3).
 */

import { maxUnits } from '#domain/input-limits.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type CountedGroup, dishCount } from '#domain/menu/menu-selection.ts'
import { type PriceableSet, priceLine } from '#domain/menu/price-line.ts'
import { withoutEmptyGroups } from '#domain/menu/set-selection.ts'
import { toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import type { Selection } from './order.ts'

export const cartKey = 'cartItems'

/**
 * `prices` and the pairs in `selected_items` are displayed dollars, as in the specification; orders are
 * always priced again.
 */
export interface CartItem {
  readonly name: string
  readonly quantity: number
  /** An unreadable price is null until the set's price is known. */
  readonly prices: number | null
  readonly selected_items: readonly (readonly [price: number, number: number])[]
  /** Items with only a name have no id until their set is found. */
  readonly setId: number | null
  readonly selection: Selection
}

export type Cart = readonly CartItem[]

export function cartCount(cart: Cart): number {
  return cart.reduce((count, item) => count + item.quantity, 0)
}

/** Pages send browsers only these fields. */
export type CartableSet = Pick<SetMenu, 'id' | 'name'> &
  PriceableSet & { readonly groups: readonly CountedGroup[] }

/** Ignores `quantity` for sets priced by item. */
export function cartItem(set: CartableSet, selection: Selection, lang: Lang, quantity = 1): CartItem {
  const choice = withoutEmptyGroups(selection)
  const units = set.pricing === 'perItem' ? dishCount(set, choice) : within(quantity)
  const line = priceLine(set, { setId: set.id, quantity: 1, selection: choice }, 0)
  return {
    name: set.name[lang],
    quantity: units,
    prices: toDollars(line.unitPrice ?? line.amount),
    selected_items: line.dishes.map((dish) => [toDollars(dish.unitPrice), dish.number]),
    setId: set.id,
    selection: choice,
  }
}

/** Equal items merge unless they are priced by item. */
export function addToCart(cart: Cart, item: CartItem, pricing: SetMenu['pricing'] = 'fixed'): Cart {
  const same = cart.findIndex(
    (other) => other.setId === item.setId && isSameSelection(other.selection, item.selection),
  )
  const already = cart[same]
  if (pricing === 'perItem' || !already) return [...cart, item]
  return changeQuantity(cart, same, already.quantity + item.quantity)
}

export function replaceInCart(cart: Cart, index: number, item: CartItem): Cart {
  return cart.map((other, i) => (i === index ? item : other))
}

/** At least 1; removing is a separate action. */
export function changeQuantity(cart: Cart, index: number, quantity: number): Cart {
  return cart.map((item, i) => (i === index ? { ...item, quantity: within(quantity) } : item))
}

export function removeFromCart(cart: Cart, index: number): Cart {
  return cart.filter((_, i) => i !== index)
}

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
