/** Catalogue files and the editor share these checks of a dish's declarations. */

import type { Allergen } from '#domain/menu/allergens.ts'
import type { Dish } from './catalogue.ts'

type DishContents = Pick<Dish, 'contains' | 'allergens' | 'cuisine' | 'vegetarian' | 'vegan'>

/** Meats that are also allergens; a dish must name each in both lists or in neither. */
export const fleshAllergens: readonly Allergen[] = ['fish', 'crustacean', 'mollusc']
/** Vegan dishes also exclude these allergens. */
export const ofAnimals: readonly Allergen[] = ['egg', 'milk']

const vegetarianKitchen = 'vegetarian'

export type DishFault = 'vegetarian-flesh' | 'vegan-animals' | 'kitchen-flesh' | 'flesh-in-one-list'

export function dishFaults({
  contains,
  allergens,
  cuisine,
  vegetarian,
  vegan,
}: DishContents): readonly DishFault[] {
  const faults: Readonly<Record<DishFault, boolean>> = {
    'vegetarian-flesh': vegetarian && contains.length > 0,
    'vegan-animals': vegan && (!vegetarian || ofAnimals.some((id) => allergens.includes(id))),
    'kitchen-flesh': cuisine === vegetarianKitchen && !vegetarian,
    'flesh-in-one-list': fleshAllergens.some((id) => contains.includes(id) !== allergens.includes(id)),
  }
  return (Object.keys(faults) as DishFault[]).filter((fault) => faults[fault])
}

/** Derives contents and kitchen from diet and allergens; other meats stay as they were. */
export function withWhatFollows<Row extends DishContents>(dish: Row): Row {
  const { contains, allergens, cuisine, vegetarian } = dish
  const isFlesh = (id: string) => fleshAllergens.some((flesh) => flesh === id)
  const meats = contains.filter((id) => !isFlesh(id) || allergens.includes(id))
  const missingAllergens = fleshAllergens.filter((id) => allergens.includes(id) && !contains.includes(id))
  return {
    ...dish,
    contains: vegetarian ? [] : [...meats, ...missingAllergens],
    cuisine: cuisine === vegetarianKitchen && !vegetarian ? 'chinese' : cuisine,
  }
}
