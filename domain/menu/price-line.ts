/** The price of one set as chosen: its price with supplements, or the sum of its items (decisions 18). */

import { type Cents, cents } from '#domain/money.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import type { Text } from '#domain/text.ts'
import type { Dish, GroupDish, OrderableSet, SetMenu } from './catalogue.ts'
import { isReadableNumber } from './selection-check.ts'

/** A chosen dish with its price. */
export interface PricedDish {
  readonly groupId: string
  readonly dishId: string
  readonly name: Text
  /** Per set in a fixed-price set; in total in a set priced by item. */
  readonly number: number
  /** Supplement in a fixed-price set, the item's price in a set priced by item. */
  readonly unitPrice: Cents
  /** unitPrice x number, per set. */
  readonly amount: Cents
}

/** The fields of a set that the price reads: a page may send the browser no more than these. */
export type PriceableSet = Pick<SetMenu, 'pricing' | 'price'> & {
  readonly groups: readonly {
    readonly id: string
    readonly dishes: readonly (Pick<GroupDish, 'extra' | 'price'> & {
      readonly dish: Pick<Dish, 'id' | 'name'>
    })[]
  }[]
}

export interface PricedLine<Set extends PriceableSet = OrderableSet> {
  /** Index in the draft's lines. */
  readonly index: number
  readonly set: Set
  /** Number of sets, or of items in a set priced by item. */
  readonly units: number
  /** The set's price with supplements for one unit; null in a set priced by item. */
  readonly unitPrice: Cents | null
  /** Every dish chosen, in menu order. Those with an amount above 0 are the supplements or items. */
  readonly dishes: readonly PricedDish[]
  readonly amount: Cents
  /** False: a number could not be read and the amount is the price of the set (spec section 9). */
  readonly readable: boolean
}

/** A set priced by item counts its items, so its line quantity is ignored. */
export function priceLine<Set extends PriceableSet>(
  set: Set,
  line: OrderLine,
  index: number,
): PricedLine<Set> {
  const byItem = set.pricing === 'perItem'
  const dishes = chosenDishes(set, line)
  const quantityReadable = byItem || (isReadableNumber(line.quantity) && line.quantity > 0)
  if (dishes === null || !quantityReadable) {
    return { index, set, units: 1, unitPrice: set.price, dishes: [], amount: set.price, readable: false }
  }
  const chosen = dishes.reduce((sum, dish) => sum + dish.amount, 0)
  if (byItem) {
    const units = dishes.reduce((sum, dish) => sum + dish.number, 0)
    return { index, set, units, unitPrice: null, dishes, amount: cents(chosen), readable: true }
  }
  const unitPrice = cents(set.price + chosen)
  const units = line.quantity
  return { index, set, units, unitPrice, dishes, amount: cents(unitPrice * units), readable: true }
}

/** null when the number of a known dish is unreadable. Unknown dishes cost nothing; they are refused elsewhere. */
function chosenDishes(set: PriceableSet, line: OrderLine): readonly PricedDish[] | null {
  const chosen: PricedDish[] = []
  for (const group of set.groups) {
    const numbers = line.selection[group.id]
    if (!numbers) continue
    for (const { dish, extra, price } of group.dishes) {
      const number = numbers[dish.id] ?? 0
      if (!isReadableNumber(number)) return null
      if (number === 0) continue
      const unitPrice = set.pricing === 'perItem' ? (price ?? set.price) : extra
      const amount = cents(unitPrice * number)
      chosen.push({ groupId: group.id, dishId: dish.id, name: dish.name, number, unitPrice, amount })
    }
  }
  return chosen
}
