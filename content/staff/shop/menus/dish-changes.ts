import { allergenNames } from '#content/allergens.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { allergenField, diets } from '#domain/staff/shop/menus/dish-values.ts'
import type { Text } from '#domain/text.ts'
import { dietNames, dishEdit, dishesPage } from './dishes.ts'

const names: Readonly<Record<string, Text>> = {
  'name.zh': dishEdit.names.zh,
  'name.en': dishEdit.names.en,
  'description.zh': dishEdit.descriptions.zh,
  'description.en': dishEdit.descriptions.en,
  course: dishesPage.section,
  diet: dishesPage.diet,
  spicy: dishEdit.spicy,
  picture: picturesPanel.title,
  ...Object.fromEntries(allergens.map((each) => [allergenField(each), allergenNames[each]])),
}

export function dishFieldName(field: string): Text {
  return names[field] ?? { zh: field, en: field }
}

export function dishFieldValue(value: string, field: string): Text {
  if (field === 'course') return courseName(value)
  const diet = field === 'diet' && diets.find((each) => each === value)
  if (diet) return dietNames[diet]
  if (value === 'yes') return dishesPage.yes
  return value === 'no' ? dishesPage.no : { zh: value, en: value }
}
