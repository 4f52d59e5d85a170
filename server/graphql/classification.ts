import type { DishGroup } from '#domain/menu/catalogue.ts'
import type { Lang } from '#domain/text.ts'
import { builder } from './builder.ts'
import { DishType } from './dish.ts'

export interface ClassificationParent {
  readonly group: DishGroup
  readonly lang: Lang
}

export const ClassificationType = builder.objectRef<ClassificationParent>('Classification').implement({
  description: 'A group of dishes to choose `min` to `max` from, counted over the whole group.',
  fields: (t) => ({
    id: t.id({ description: 'Unique within its meal.', resolve: ({ group }) => group.id }),
    name: t.string({
      description: 'In the requested language.',
      resolve: ({ group, lang }) => group.name[lang],
    }),
    max: t.int({ description: 'At most so many dishes.', resolve: ({ group }) => group.max }),
    min: t.int({ description: 'At least so many dishes.', resolve: ({ group }) => group.min }),
    default: t.stringList({
      description: 'Names of the dishes chosen from the start.',
      resolve: ({ group, lang }) =>
        group.dishes
          .filter(({ dish }) => group.defaults.includes(dish.id))
          .map(({ dish }) => dish.name[lang]),
    }),
    dishes: t.field({
      description: 'The dishes to choose from.',
      type: [DishType],
      resolve: ({ group, lang }) => group.dishes.map((choice) => ({ choice, group, lang })),
    }),
  }),
})
