/** Price of a set with supplements, or the sum of its items (decisions 18). */

import { type Cents, cents } from '#domain/money.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import type { Text } from '#domain/text.ts'
import type { Dish, GroupDish, OrderableSet, SetMenu } from './catalogue.ts'
import { isReadableNumber } from './selection-check.ts'

export interface PricedDish {
  readonly groupId: string
  readonly dishId: string
  readonly name: Text
  /** Per set; in total if priced by item. */
  readonly number: number
  /** The price is the supplement, or the item's price. */
  readonly unitPrice: Cents
  readonly amount: Cents
}

/** Pages send browsers only these fields. */
export type PriceableSet = Pick<SetMenu, 'pricing' | 'price'> & {
  readonly groups: readonly {
    readonly id: string
    readonly dishes: readonly (Pick<GroupDish, 'extra' | 'price'> & {
      readonly dish: Pick<Dish, 'id' | 'name'>
    })[]
  }[]
}

export interface PricedLine<Set extends PriceableSet = OrderableSet> {
  readonly index: number
  readonly set: Set
  /** Sets, or items in a set priced by item. */
  readonly units: number
  /** Sets priced by item have no unit price. */
  readonly unitPrice: Cents | null
  /** In menu order; supplements and items have an amount above 0. */
  readonly dishes: readonly PricedDish[]
  readonly amount: Cents
  /** If false, a number was unreadable and the amount is the set's price (spec section 9). */
  readonly readable: boolean
}

/** Ignores the line quantity of a set priced by item. */
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
  const count = dishes.reduce((sum, dish) => sum + dish.amount, 0)
  if (byItem) {
    const units = dishes.reduce((sum, dish) => sum + dish.number, 0)
    return { index, set, units, unitPrice: null, dishes, amount: cents(count), readable: true }
  }
  const unitPrice = cents(set.price + count)
  const units = line.quantity
  return { index, set, units, unitPrice, dishes, amount: cents(unitPrice * units), readable: true }
}

/** Returns null if a known dish has an unreadable number; unknown dishes are refused elsewhere. */
function chosenDishes(set: PriceableSet, line: OrderLine): readonly PricedDish[] | null {
  const dishes: PricedDish[] = []
  for (const group of set.groups) {
    const numbers = line.selection[group.id]
    if (!numbers) continue
    for (const { dish, extra, price } of group.dishes) {
      const number = numbers[dish.id] ?? 0
      if (!isReadableNumber(number)) return null
      if (number === 0) continue
      const unitPrice = set.pricing === 'perItem' ? (price ?? set.price) : extra
      const amount = cents(unitPrice * number)
      dishes.push({ groupId: group.id, dishId: dish.id, name: dish.name, number, unitPrice, amount })
    }
  }
  return dishes
}
