/** A cart stores order lines and prices. */
import { withoutEmptyGroups } from '#domain/menu/set-selection.ts'
import { type Cents, cents, fromDollars, nothing, sumOf } from '#domain/money.ts'
import type { Cart, CartItem } from './cart.ts'
import type { OrderLine } from './order.ts'

/** Skips items with unknown sets. */
export function toOrderLines(cart: Cart): readonly OrderLine[] {
  return cart.flatMap(({ setId, quantity, selection }) =>
    setId === null ? [] : [{ setId, quantity, selection }],
  )
}

/** The specification's items contain prices and numbers without dishes. */
export function isWithoutDishes({ selection, selected_items }: CartItem): boolean {
  return Object.keys(withoutEmptyGroups(selection)).length === 0 && selected_items.length > 0
}

export interface StoredPrice {
  readonly amount: Cents
  /** True if known to be priced by item. */
  readonly byItem: boolean
  readonly units: number
}

/**
 * `prices` is per set. A set priced by item costs the sum of price x number (spec section 3), recognised by
 * its quantity or by a sum that differs from `prices`.
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

/** Unreadable or excessive amounts count as 0. */
function timesDollars(dollars: number, number: number): Cents {
  const amount = (fromDollars(dollars) ?? nothing) * number
  return amount <= maxStoredCents ? cents(amount) : nothing
}

/** The maximum is HK$1 billion. */
const maxStoredCents = 100_000_000_000
