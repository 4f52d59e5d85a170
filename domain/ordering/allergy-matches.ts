/** The allergies of an order's guests, matched with the dishes that were chosen: a warning for people, and no promise. */
import type { Text } from '#domain/text.ts'
import type { Allergen } from './order-needs.ts'

interface ChosenDish {
  readonly dishId: string
  readonly name: Text
}

export interface AllergyMatch {
  readonly allergen: Allergen
  /** The dishes that contain it, each once, in the order they were chosen. */
  readonly dishes: readonly ChosenDish[]
}

/** The allergens that the menu declares for a dish, by its id; undefined for a dish that the menu does not know. */
export type AllergensOf = (dishId: string) => readonly string[] | undefined

/**
 * @param allergensOf a dish that left the menu is not known to be free of anything, and so matches every allergy
 */
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
  readonly dishes: readonly ChosenDish[]
}

/** The same for an order that is being placed: what its sets say of the dishes chosen from them. */
export function allergyMatchesOf(
  allergens: readonly Allergen[],
  lines: readonly AllergicLine[],
): readonly AllergyMatch[] {
  const offered = lines.flatMap(({ set }) => set.groups.flatMap((group) => group.dishes))
  const declared = new Map(offered.map(({ dish }) => [dish.id, dish.allergens]))
  return allergyMatches({ allergens, dishes: lines.flatMap(({ dishes }) => dishes) }, (id) =>
    declared.get(id),
  )
}
