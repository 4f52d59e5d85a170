/** Rebuilds a cart from an earlier order at today's prices and names missing items. */

import type { OrderableSet } from '#domain/menu/catalogue.ts'
import type { Lang, Text } from '#domain/text.ts'
import { type CartItem, cartItem } from './cart.ts'
import type { Selection } from './order.ts'

export interface EarlierLine {
  /** Null if the set was deleted. */
  readonly setId: number | null
  readonly name: Text
  readonly units: number
  readonly dishes: readonly {
    readonly groupId: string
    readonly dishId: string
    readonly name: Text
    readonly number: number
  }[]
}

export interface Again {
  readonly items: readonly { readonly item: CartItem; readonly pricing: OrderableSet['pricing'] }[]
  /** Sets and dishes that are unavailable. */
  readonly missingItems: readonly Text[]
}

export function orderAgain(
  lines: readonly EarlierLine[],
  sets: ReadonlyMap<number, OrderableSet>,
  lang: Lang,
): Again {
  const missingSets: Text[] = []
  const items = lines.flatMap(({ setId, name, units, dishes }) => {
    const set = sets.get(setId ?? -1)
    if (!set?.published) {
      missingSets.push(name)
      return []
    }
    const selection: Record<string, Record<string, number>> = {}
    for (const { groupId, dishId, name: dish, number } of dishes) {
      const group = set.groups.find(({ id }) => id === groupId)
      if (group?.dishes.some(({ dish: { id } }) => id === dishId))
        selection[groupId] = { ...selection[groupId], [dishId]: number }
      else missingSets.push(dish)
    }
    const choice: Selection = selection
    return [{ item: cartItem(set, choice, lang, units), pricing: set.pricing }]
  })
  return { items, missingItems: missingSets }
}
