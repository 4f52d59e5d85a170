/** The values of all dishes, categories and gifts of a menu, as their forms have them. */
import type { Dish, Gift, MenuCategory } from '#domain/menu/catalogue.ts'
import { dishValuesOf } from './dish-values.ts'
import type { ItemPlace, ItemValues } from './item-drafts.ts'
import { categoryValues, giftValues } from './shelf-values.ts'

export interface ItemMenu {
  readonly dishes: ReadonlyMap<string, Dish>
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
}

export const itemKey = ({ kind, id }: ItemPlace) => `${kind} ${id}`

/** By their keys. */
export function itemValuesIn({ dishes, categories, gifts }: ItemMenu): ReadonlyMap<string, ItemValues> {
  return new Map([
    ...[...dishes.values()].map(
      (dish) => [itemKey({ kind: 'dish', id: dish.id }), dishValuesOf(dish)] as const,
    ),
    ...categories.map((each) => [itemKey({ kind: 'category', id: each.id }), categoryValues(each)] as const),
    ...gifts.map((gift) => [itemKey({ kind: 'gift', id: String(gift.id) }), giftValues(gift)] as const),
  ])
}
