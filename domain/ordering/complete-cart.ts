/** What a stored basket lacks and the menu knows: sets that it only names, and prices that can't be read. */
import type { PriceableSet } from '#domain/menu/price-line.ts'
import { priceLine } from '#domain/menu/price-line.ts'
import { toDollars } from '#domain/money.ts'
import type { Cart } from './cart.ts'
import type { Selection } from './order.ts'

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
