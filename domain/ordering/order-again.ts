/** Rebuilds a cart from an earlier order at today's prices and names missing items. */

import type { OrderableSet } from '#domain/menu/catalogue.ts'
import { type ChosenDish, selectionOf } from '#domain/menu/set-selection.ts'
import type { Lang, Text } from '#domain/text.ts'
import { type CartItem, cartItem } from './cart.ts'

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
    const isOffered = ({ groupId, dishId }: ChosenDish) =>
      set.groups.some(
        ({ id, dishes: offer }) => id === groupId && offer.some(({ dish }) => dish.id === dishId),
      )
    missingSets.push(...dishes.filter((dish) => !isOffered(dish)).map(({ name: dish }) => dish))
    const selection = selectionOf(dishes.filter(isOffered))
    return [{ item: cartItem(set, selection, lang, units), pricing: set.pricing }]
  })
  return { items, missingItems: missingSets }
}
