import { maxNameLength } from '#domain/input-limits.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Dish, Picture } from '#domain/menu/catalogue.ts'
import { fleshAllergens, ofAnimals } from '#domain/menu/dish-faults.ts'
import {
  checkbox,
  choice,
  fieldTable,
  formReader,
  marks,
  optionalTexts,
  picture,
  texts,
} from '#domain/staff/forms/fields.ts'
import type { Form, Reading } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'

export const diets = ['none', 'vegetarian', 'vegan'] as const
type Diet = (typeof diets)[number]

export const allergenField = (allergen: Allergen) => `allergen.${allergen}`

export const maxDishDescription = 300

type EditableDish = Pick<
  Dish,
  'name' | 'description' | 'course' | 'vegetarian' | 'vegan' | 'spicy' | 'allergens'
> & { readonly picture: Pick<Picture, 'id'> }

export interface EditedDish extends EditableDish {
  readonly allergens: readonly Allergen[]
}

interface DishContext {
  readonly courses: readonly string[]
  readonly pictures: ReadonlySet<number>
  readonly hasEnglish?: boolean | undefined
}

const fieldsWith = ({ courses, pictures }: DishContext) =>
  fieldTable({
    name: texts(maxNameLength),
    description: optionalTexts(maxDishDescription),
    course: choice(courses),
    diet: choice<Diet>(diets),
    spicy: checkbox(),
    picture: picture((id) => pictures.has(id)),
    allergen: marks(allergens),
  })

export const dishFields = fieldsWith({ courses: [], pictures: new Set() })

export const dishValuesOf = ({ vegetarian, vegan, allergens: allergen, ...dish }: EditableDish): Values =>
  dishFields.write({
    ...dish,
    description: dish.description ?? null,
    diet: vegan ? 'vegan' : vegetarian ? 'vegetarian' : 'none',
    picture: dish.picture.id,
    allergen: allergens.filter((each) => allergen.includes(each)),
  })

export function readDish(values: Values, context: DishContext): Reading<EditedDish> {
  const reader = formReader(values, context.hasEnglish)
  const { diet, picture: id, allergen, ...dish } = fieldsWith(context).read(reader)
  const excludedAllergens = diet === 'none' ? [] : [...fleshAllergens, ...(diet === 'vegan' ? ofAnimals : [])]
  if (allergen.some((each) => excludedAllergens.includes(each))) reader.fail('diet', 'diet-contradicts')
  const { problems } = reader
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const value = {
    ...dish,
    picture: { id },
    allergens: allergen,
    vegetarian: diet !== 'none',
    vegan: diet === 'vegan',
  }
  return { ok: true, value }
}

export function dishForm(dish: EditableDish, context: DishContext): Form<EditedDish> {
  const publishedValues = dishValuesOf(dish)
  return {
    publishedValues,
    shape: { unitOf: dishFields.unitOf, lists: [], row: '' },
    kind: 'dish',
    readInput: dishFields.readInput,
    whole: (fields) => dishFields.whole(fields, publishedValues),
    read: (values) => readDish(values, context),
  }
}
