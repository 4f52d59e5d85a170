import { picturePath } from '#app/paths.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import { builder } from './builder.ts'
import { ClassificationType } from './classification.ts'

export interface MealParent {
  readonly set: SetMenu
  readonly lang: Lang
}

const pictureWidth = 800

/** Field names of the specification (section 3). */
export const MealType = builder.objectRef<MealParent>('Meal').implement({
  description: 'A set menu.',
  fields: (t) => ({
    id: t.id({ description: 'A number, as in /menu/list.', resolve: ({ set }) => String(set.id) }),
    name: t.string({ description: 'In the requested language.', resolve: ({ set, lang }) => set.name[lang] }),
    image: t.string({
      description: 'Path of its picture on this site.',
      resolve: ({ set }) => picturePath(set.picture, pictureWidth),
    }),
    classify: t.field({
      description: 'Its groups of dishes.',
      type: [ClassificationType],
      resolve: ({ set, lang }) => set.groups.map((group) => ({ group, lang })),
    }),
    price: t.float({ description: 'Dollars.', resolve: ({ set }) => toDollars(set.price) }),
    poepleCount: t.int({
      description: 'How many people it serves at most.',
      resolve: ({ set }) => set.serves.max,
    }),
    mealDetail: t.string({
      description: 'A few sentences about the meal.',
      resolve: ({ set, lang }) => set.description[lang],
    }),
    putaway: t.boolean({ description: 'Whether it is on sale.', resolve: ({ set }) => set.published }),
    tableware: t.int({
      description: 'Cutlery that comes with it.',
      resolve: ({ set }) => set.includedCutlery,
    }),
    clamp: t.int({ description: 'Food tongs that come with it.', resolve: ({ set }) => set.includedTongs }),
    count: t.int({ description: 'How many an order starts with.', resolve: () => 1 }),
    type: t.string({ description: 'Id of its menu category.', resolve: ({ set }) => set.categoryId }),
  }),
})
