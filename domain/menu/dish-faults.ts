/** What contradicts itself in what a dish declares: one list for the catalogue's files and for what an owner saves. */

import type { Allergen } from '#domain/ordering/order-needs.ts'
import type { Dish } from './catalogue.ts'

type Declared = Pick<Dish, 'contains' | 'allergens' | 'cuisine' | 'vegetarian' | 'vegan'>

/** Each is both a meat and an allergen, so that a dish names it in both of its lists or in neither. */
export const fleshAllergens: readonly Allergen[] = ['fish', 'crustacean', 'mollusc']
/** Not in a vegan dish either. */
export const ofAnimals: readonly Allergen[] = ['egg', 'milk']

const vegetarianKitchen = 'vegetarian'

export type DishFault = 'vegetarian-flesh' | 'vegan-animals' | 'kitchen-flesh' | 'flesh-in-one-list'

export function dishFaults({
  contains,
  allergens,
  cuisine,
  vegetarian,
  vegan,
}: Declared): readonly DishFault[] {
  const faults: Readonly<Record<DishFault, boolean>> = {
    'vegetarian-flesh': vegetarian && contains.length > 0,
    'vegan-animals': vegan && (!vegetarian || ofAnimals.some((id) => allergens.includes(id))),
    'kitchen-flesh': cuisine === vegetarianKitchen && !vegetarian,
    'flesh-in-one-list': fleshAllergens.some((id) => contains.includes(id) !== allergens.includes(id)),
  }
  return (Object.keys(faults) as DishFault[]).filter((fault) => faults[fault])
}

/**
 * What follows from the diet and the allergens, which owners edit: what the dish contains, and whose kitchen it is of.
 * Meat that is no allergen stays as it was.
 */
export function withWhatFollows<Row extends Declared>(dish: Row): Row {
  const { contains, allergens, cuisine, vegetarian } = dish
  const isFlesh = (id: string) => fleshAllergens.some((flesh) => flesh === id)
  const kept = contains.filter((id) => !isFlesh(id) || allergens.includes(id))
  const added = fleshAllergens.filter((id) => allergens.includes(id) && !contains.includes(id))
  return {
    ...dish,
    contains: vegetarian ? [] : [...kept, ...added],
    cuisine: cuisine === vegetarianKitchen && !vegetarian ? 'chinese' : cuisine,
  }
}
