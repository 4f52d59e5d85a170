/** The warning is for staff and guarantees nothing. */

import type { Allergen } from '#domain/menu/allergens.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { type BringsDishes, dishesOfOrder, type OrderedDish } from './dishes-of-order.ts'

interface ChosenDish {
  readonly dishId: string
  readonly name: Text
}

export interface AllergyMatch {
  readonly allergen: Allergen
  /** Each dish appears once, in the order chosen. */
  readonly dishes: readonly ChosenDish[]
}

/** Returns undefined if the menu does not have the dish. */
export type AllergensOf = (dishId: string) => readonly string[] | undefined

/** @param allergensOf dishes that left the menu match every allergy, since nothing is known of them */
export function allergyMatches(
  { allergens, dishes }: { readonly allergens: readonly Allergen[]; readonly dishes: readonly ChosenDish[] },
  allergensOf: AllergensOf,
): readonly AllergyMatch[] {
  const each = [...new Map(dishes.map(({ dishId, name }) => [dishId, { dishId, name }])).values()]
  return allergens.map((allergen) => ({
    allergen,
    dishes: each.filter(({ dishId }) => allergensOf(dishId)?.includes(allergen) ?? true),
  }))
}

interface AllergicLine {
  readonly set: {
    readonly groups: readonly {
      readonly dishes: readonly {
        readonly dish: { readonly id: string; readonly allergens?: readonly string[] }
      }[]
    }[]
  }
  readonly dishes: readonly OrderedDish[]
}

/** This checks an order that is being placed. */
export function allergyMatchesOf(
  allergens: readonly Allergen[],
  order: BringsDishes<AllergicLine>,
  offers: readonly Promotion[],
): readonly AllergyMatch[] {
  const groupDishes = order.lines.flatMap(({ set }) => set.groups.flatMap((group) => group.dishes))
  const free = offers.flatMap((offer) => (offer.kind === 'freeDish' ? [{ dish: offer.dish }] : []))
  const allergensById = new Map([...groupDishes, ...free].map(({ dish }) => [dish.id, dish.allergens]))
  return allergyMatches({ allergens, dishes: dishesOfOrder(order) }, (id) => allergensById.get(id))
}
