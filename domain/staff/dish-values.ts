/** What an owner edits of a dish, as flat texts by name, from which two people's changes are merged. */
import type { Dish } from '#domain/catalogue.ts'
import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { type Allergen, allergens } from '#domain/order-needs.ts'
import type { Text } from '#domain/text.ts'

export type DishValues = Readonly<Record<string, string>>

export const diets = ['none', 'vegetarian', 'vegan'] as const

export const allergenField = (allergen: Allergen) => `allergen.${allergen}`

type EditableDish = Pick<Dish, 'name' | 'course' | 'vegetarian' | 'vegan' | 'spicy' | 'allergens'>

export interface EditedDish extends EditableDish {
  readonly name: Text
  readonly allergens: readonly Allergen[]
}

export function dishValuesOf({
  name,
  course,
  vegetarian,
  vegan,
  spicy,
  allergens: own,
}: EditableDish): DishValues {
  return {
    'name.zh': name.zh,
    'name.en': name.en,
    course,
    diet: vegan ? 'vegan' : vegetarian ? 'vegetarian' : 'none',
    spicy: spicy ? 'yes' : 'no',
    ...Object.fromEntries(allergens.map((each) => [allergenField(each), own.includes(each) ? 'yes' : 'no'])),
  }
}

/** The values that a form sent; a box that is not ticked is not sent. */
export function typedDishValues(read: (name: string) => string | null): DishValues {
  const textIn = (name: string) => plainText((read(name) ?? '').slice(0, maxNameLength)).trim()
  const ticked = (name: string) => (read(name) === 'yes' ? 'yes' : 'no')
  return {
    ...{ 'name.zh': textIn('name.zh'), 'name.en': textIn('name.en') },
    ...{ course: textIn('course'), diet: textIn('diet'), spicy: ticked('spicy') },
    ...Object.fromEntries(allergens.map((each) => [allergenField(each), ticked(allergenField(each))])),
  }
}

export type DishProblem = 'text-missing' | 'choice-unknown' | 'diet-contradicts'

/** What no vegetarian dish, and what no vegan dish, contains. */
const animals: readonly Allergen[] = ['fish', 'crustacean', 'mollusc']
const ofAnimals: readonly Allergen[] = [...animals, 'egg', 'milk']

type Reading =
  | { readonly ok: true; readonly value: EditedDish }
  | { readonly ok: false; readonly problems: Readonly<Record<string, DishProblem>> }

/** @param courses those of the menu */
export function readDish(values: DishValues, courses: readonly string[]): Reading {
  const problems: Record<string, DishProblem> = {}
  for (const name of ['name.zh', 'name.en']) if (!values[name]) problems[name] = 'text-missing'
  const { course = '', diet = '' } = values
  if (!courses.includes(course)) problems.course = 'choice-unknown'
  const own = allergens.filter((each) => values[allergenField(each)] === 'yes')
  const not = diet === 'vegan' ? ofAnimals : diet === 'vegetarian' ? animals : []
  if (!diets.some((each) => each === diet)) problems.diet = 'choice-unknown'
  else if (own.some((each) => not.includes(each))) problems.diet = 'diet-contradicts'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: {
      name: { zh: values['name.zh'] ?? '', en: values['name.en'] ?? '' },
      ...{ course, allergens: own, spicy: values.spicy === 'yes' },
      ...{ vegetarian: diet !== 'none', vegan: diet === 'vegan' },
    },
  }
}
