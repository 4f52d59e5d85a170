/** Completes stored carts with sets and prices from the menu. */
import type { PriceableSet } from '#domain/menu/price-line.ts'
import { priceLine } from '#domain/menu/price-line.ts'
import { toDollars } from '#domain/money.ts'
import type { Cart } from './cart.ts'
import type { Selection } from './order.ts'

/** Each name appears once. */
export function namesToFind(cart: Cart): readonly string[] {
  return [...new Set(cart.filter(({ setId }) => setId === null).map(({ name }) => name))]
}

/** The dishes must be chosen again. */
export function addFoundSet(cart: Cart, name: string, setId: number): Cart {
  return cart.map((item) => (item.setId === null && item.name === name ? { ...item, setId } : item))
}

/** Returns the same cart if nothing is missing. */
export function withMissingPrices(cart: Cart, sets: ReadonlyMap<number, PriceableSet>): Cart {
  const completeItems = cart.map((item) => {
    const { prices, setId, selection } = item
    const set = prices === null && setId !== null ? sets.get(setId) : undefined
    return set && setId !== null ? { ...item, prices: dollarsOf(set, setId, selection) } : item
  })
  return completeItems.some((item, index) => item !== cart[index]) ? completeItems : cart
}

/** A set priced by item without dishes costs its lowest price. */
function dollarsOf(set: PriceableSet, setId: number, selection: Selection): number {
  const { unitPrice, amount } = priceLine(set, { setId, quantity: 1, selection }, 0)
  return toDollars(unitPrice ?? (amount > 0 ? amount : set.price))
}
