/** What a stored basket orders, and what its items say they cost until today's prices are there. */
import { withoutEmptyGroups } from '#domain/menu/set-selection.ts'
import { type Cents, cents, fromDollars, nothing, sumOf } from '#domain/money.ts'
import type { Cart, CartItem } from './cart.ts'
import type { OrderLine } from './order.ts'

/** The order lines of all items whose set is known. */
export function toOrderLines(cart: Cart): readonly OrderLine[] {
  return cart.flatMap(({ setId, quantity, selection }) =>
    setId === null ? [] : [{ setId, quantity, selection }],
  )
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
