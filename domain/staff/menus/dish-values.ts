/** What an owner edits of a dish, as flat texts by name, from which two people's changes are merged. */

import { plainLine, plainLineWithin } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Dish, Picture } from '#domain/menu/catalogue.ts'
import { fleshAllergens, ofAnimals } from '#domain/menu/dish-faults.ts'
import { type Allergen, allergens } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

export type DishValues = Readonly<Record<string, string>>

export const diets = ['none', 'vegetarian', 'vegan'] as const

export const allergenField = (allergen: Allergen) => `allergen.${allergen}`

/** Letters of a description. */
export const maxDishDescription = 300

type EditableDish = Pick<
  Dish,
  'name' | 'description' | 'course' | 'vegetarian' | 'vegan' | 'spicy' | 'allergens'
> & { readonly picture: Pick<Picture, 'id'> }

export interface EditedDish extends EditableDish {
  readonly name: Text
  readonly allergens: readonly Allergen[]
}

export function dishValuesOf({
  name,
  description,
  course,
  vegetarian,
  vegan,
  spicy,
  allergens: own,
  picture,
}: EditableDish): DishValues {
  return {
    'name.zh': plainLine(name.zh),
    'name.en': plainLine(name.en),
    'description.zh': plainLine(description?.zh ?? ''),
    'description.en': plainLine(description?.en ?? ''),
    course,
    diet: vegan ? 'vegan' : vegetarian ? 'vegetarian' : 'none',
    spicy: spicy ? 'yes' : 'no',
    picture: String(picture.id),
    ...Object.fromEntries(allergens.map((each) => [allergenField(each), own.includes(each) ? 'yes' : 'no'])),
  }
}

/** The values that a form sent; a box that is not ticked is not sent. */
export function typedDishValues(read: (name: string) => string | null): DishValues {
  const textIn = (name: string, max = maxNameLength) => plainLineWithin(read(name) ?? '', max)
  const ticked = (name: string) => (read(name) === 'yes' ? 'yes' : 'no')
  return {
    'name.zh': textIn('name.zh'),
    'name.en': textIn('name.en'),
    'description.zh': textIn('description.zh', maxDishDescription),
    'description.en': textIn('description.en', maxDishDescription),
    course: textIn('course'),
    diet: textIn('diet'),
    spicy: ticked('spicy'),
    picture: textIn('picture'),
    ...Object.fromEntries(allergens.map((each) => [allergenField(each), ticked(allergenField(each))])),
  }
}

export type DishProblem = 'text-missing' | 'choice-unknown' | 'diet-contradicts'

type Reading =
  | { readonly ok: true; readonly value: EditedDish }
  | { readonly ok: false; readonly problems: Readonly<Record<string, DishProblem>> }

/**
 * @param courses those of the menu
 * @param pictures numbers of those that are stored
 */
export function readDish(
  values: DishValues,
  courses: readonly string[],
  pictures: ReadonlySet<number>,
): Reading {
  const problems: Record<string, DishProblem> = {}
  for (const name of ['name.zh', 'name.en']) if (!values[name]) problems[name] = 'text-missing'
  const [zh, en] = [values['description.zh'] ?? '', values['description.en'] ?? '']
  if (zh && !en) problems['description.en'] = 'text-missing'
  if (en && !zh) problems['description.zh'] = 'text-missing'
  const { course = '', diet = '' } = values
  if (!courses.includes(course)) problems.course = 'choice-unknown'
  const picture = { id: Number(values.picture) }
  if (!pictures.has(picture.id)) problems.picture = 'choice-unknown'
  const own = allergens.filter((each) => values[allergenField(each)] === 'yes')
  const not = diet === 'none' ? [] : [...fleshAllergens, ...(diet === 'vegan' ? ofAnimals : [])]
  if (!diets.some((each) => each === diet)) problems.diet = 'choice-unknown'
  else if (own.some((each) => not.includes(each))) problems.diet = 'diet-contradicts'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: {
      name: { zh: values['name.zh'] ?? '', en: values['name.en'] ?? '' },
      description: zh && en ? { zh, en } : null,
      course,
      picture,
      allergens: own,
      spicy: values.spicy === 'yes',
      vegetarian: diet !== 'none',
      vegan: diet === 'vegan',
    },
  }
}
