/** The cart kept in the browser under `cartItems`, in the spec's shape with what ordering needs besides (section 3). */
import type { SetMenu } from './catalogue.ts'
import { mostUnits } from './input-limits.ts'
import { type ChoiceGroup, dishCount } from './menu-selection.ts'
import { toDollars } from './money.ts'
import type { OrderLine, Selection } from './order.ts'
import { type PriceableSet, priceLine } from './price-line.ts'
import { withoutEmptyGroups } from './set-selection.ts'
import type { Lang } from './text.ts'

export const cartKey = 'cartItems'

/**
 * `prices` and the pairs in `selected_items` are dollars, as in the spec's shape; they are a record of what was
 * shown. What an order costs is always quoted anew from setId, quantity and selection.
 */
export interface CartItem {
  readonly name: string
  readonly quantity: number
  readonly prices: number
  readonly selected_items: readonly (readonly [price: number, number: number])[]
  /** null in an item of the spec's bare shape, known by its name alone, until the set of that name is found. */
  readonly setId: number | null
  readonly selection: Selection
}

export type Cart = readonly CartItem[]

/** Total quantity, for the badge, which is hidden at 0. */
export function cartCount(cart: Cart): number {
  return cart.reduce((count, item) => count + item.quantity, 0)
}

/** What can be ordered of it: everything whose set is known. */
export function toOrderLines(cart: Cart): readonly OrderLine[] {
  return cart.flatMap(({ setId, quantity, selection }) =>
    setId === null ? [] : [{ setId, quantity, selection }],
  )
}

/** The names of items whose set is not known yet, each once. */
export function namesToFind(cart: Cart): readonly string[] {
  return [...new Set(cart.filter(({ setId }) => setId === null).map(({ name }) => name))]
}

/** Gives the items of this name their set; the dishes have to be chosen anew. */
export function withSetFound(cart: Cart, name: string, setId: number): Cart {
  return cart.map((item) => (item.setId === null && item.name === name ? { ...item, setId } : item))
}

/** What the cart reads of a set: a page may send the browser no more than this. */
export type CartableSet = Pick<SetMenu, 'id' | 'name'> &
  PriceableSet & { readonly groups: readonly ChoiceGroup[] }

/** A set as chosen, ready for the cart. A set priced by item counts its items, whatever `quantity` says. */
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

/** Adds at the end; the same set with the same dishes only counts up, unless it is priced by item. */
export function addToCart(cart: Cart, item: CartItem, pricing: SetMenu['pricing'] = 'fixed'): Cart {
  const same = cart.findIndex(
    (other) => other.setId === item.setId && isSameSelection(other.selection, item.selection),
  )
  const already = cart[same]
  if (pricing === 'perItem' || !already) return [...cart, item]
  return changeQuantity(cart, same, already.quantity + item.quantity)
}

/** Sets an item's quantity, 1 at least: removing is an act of its own. */
export function changeQuantity(cart: Cart, index: number, quantity: number): Cart {
  return cart.map((item, i) => (i === index ? { ...item, quantity: within(quantity) } : item))
}

export function removeFromCart(cart: Cart, index: number): Cart {
  return cart.filter((_, i) => i !== index)
}

function within(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.min(mostUnits, Math.trunc(quantity))) : 1
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
