import { picturePath } from '#app/paths.ts'
import type { DishGroup, GroupDish } from '#domain/menu/catalogue.ts'
import { nothing, toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import { builder } from './builder.ts'

export interface DishParent {
  readonly choice: GroupDish
  readonly group: DishGroup
  readonly lang: Lang
}

const pictureWidth = 360

export const DishType = builder.objectRef<DishParent>('Dish').implement({
  description: 'A dish as one choice of a group.',
  fields: (t) => ({
    id: t.id({
      description: 'The same in every meal that has the dish.',
      resolve: ({ choice }) => choice.dish.id,
    }),
    name: t.string({
      description: 'In the requested language.',
      resolve: ({ choice, lang }) => choice.dish.name[lang],
    }),
    description: t.string({
      nullable: true,
      description: 'A sentence about the dish; null where the name says it all.',
      resolve: ({ choice, lang }) => choice.dish.description?.[lang] ?? null,
    }),
    image: t.string({
      description: 'Path of its picture on this site.',
      resolve: ({ choice }) => picturePath(choice.dish.picture, pictureWidth),
    }),
    price: t.float({
      description: 'Dollars: the price of one item in a set priced by item, else the supplement.',
      resolve: ({ choice }) => toDollars(choice.price ?? choice.extra ?? nothing),
    }),
    count: t.int({
      description: '1 when chosen from the start, else 0.',
      resolve: ({ choice, group }) => (group.defaults.includes(choice.dish.id) ? 1 : 0),
    }),
    soldOutFrom: t.string({
      nullable: true,
      description: 'The first day, YYYY-MM-DD, for which it is sold out; null: it is not.',
      resolve: ({ choice }) => choice.dish.soldOut?.from ?? null,
    }),
    soldOutUntil: t.string({
      nullable: true,
      description: 'The last day for which it is sold out.',
      resolve: ({ choice }) => choice.dish.soldOut?.until ?? null,
    }),
    type: t.string({ description: 'Name of its group.', resolve: ({ group, lang }) => group.name[lang] }),
  }),
})
