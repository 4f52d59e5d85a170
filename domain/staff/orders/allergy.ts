/** The allergy of an order's guests, matched with the dishes that were chosen: a warning for people, and no promise. */
import type { Allergen } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

interface ChosenDish {
  readonly dishId: string
  readonly name: Text
}

export interface AllergyMatch {
  readonly allergen: Allergen
  /** The dishes that contain it, each once, in the order they were chosen. */
  readonly dishes: readonly ChosenDish[]
}

/**
 * @param allergensOf the allergens that the menu declares for a dish; a dish that left the menu is not known to be free
 * of anything, and so matches every allergy
 */
export function allergyMatches(
  { allergens, dishes }: { readonly allergens: readonly Allergen[]; readonly dishes: readonly ChosenDish[] },
  allergensOf: (dishId: string) => readonly string[] | undefined,
): readonly AllergyMatch[] {
  const each = [...new Map(dishes.map(({ dishId, name }) => [dishId, { dishId, name }])).values()]
  return allergens.map((allergen) => ({
    allergen,
    dishes: each.filter(({ dishId }) => allergensOf(dishId)?.includes(allergen) ?? true),
  }))
}
