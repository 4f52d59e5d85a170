import * as v from 'valibot'
import { dishFaults } from '#domain/menu/dish-faults.ts'
import { listOf, row, setOf, slug, text, without, words, yesOrNo } from './file-values.ts'

const dish = v.pipe(
  row({
    id: slug,
    name: text,
    course: words,
    cuisine: words,
    vegetarian: yesOrNo,
    vegan: yesOrNo,
    spicy: yesOrNo,
    contains: setOf(words),
    allergens: setOf(words),
    description: v.optional(text),
    onSale: v.optional(yesOrNo, true),
  }),
  without((row) => dishFaults(row), {
    'vegetarian-flesh': 'is vegetarian, but contains flesh or gelatine',
    'vegan-animals': 'is vegan, but contains flesh, egg or milk',
    'kitchen-flesh': 'belongs to the vegetarian kitchen, but contains flesh or gelatine',
    'flesh-in-one-list':
      'names fish, crustacean or mollusc in one of contains and allergens, but not in both',
  }),
)

export const dishes = listOf(dish, { id: ({ id }) => id })
