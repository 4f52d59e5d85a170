/** dishes.json: the dishes and what each declares. */
import * as v from 'valibot'
import { listOf, row, setOf, slug, text, words } from './file-values.ts'

/** Each is both a meat and an allergen, and must appear in both lists of a dish. */
const fleshAllergens = ['fish', 'crustacean', 'mollusc'] as const

const dish = v.pipe(
  row({
    id: slug,
    name: text,
    course: words,
    cuisine: words,
    vegetarian: v.boolean(),
    vegan: v.boolean(),
    spicy: v.boolean(),
    contains: setOf(words),
    allergens: setOf(words),
  }),
  v.check(
    ({ vegetarian, contains }) => vegetarian === (contains.length === 0),
    'is vegetarian exactly when it contains no flesh or gelatine',
  ),
  v.check(
    ({ vegan, vegetarian, allergens }) =>
      !vegan || (vegetarian && !allergens.includes('egg') && !allergens.includes('milk')),
    'is vegan, but contains flesh, egg or milk',
  ),
  v.check(
    ({ cuisine, vegetarian }) => cuisine !== 'vegetarian' || vegetarian,
    'belongs to the vegetarian kitchen, but contains flesh or gelatine',
  ),
  v.check(
    ({ contains, allergens }) =>
      fleshAllergens.every((id) => contains.includes(id) === allergens.includes(id)),
    'names fish, crustacean or mollusc in one of contains and allergens, but not in both',
  ),
)

export const dishes = listOf(dish, { id: ({ id }) => id })
