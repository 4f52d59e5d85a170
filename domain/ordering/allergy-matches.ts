/** A warning for staff, without any guarantee. */
import type { Text } from '#domain/text.ts'
import type { Allergen } from './order-needs.ts'

interface ChosenDish {
  readonly dishId: string
  readonly name: Text
}

export interface AllergyMatch {
  readonly allergen: Allergen
  /** Distinct, in the order chosen. */
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
  readonly dishes: readonly ChosenDish[]
}

/** For an order being placed. */
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
