import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isCalled, isListedIn } from '#domain/menu/set-lookup.ts'
import { langTags } from '#domain/text.ts'
import { builder } from './builder.ts'
import { LangEnum, SortOrderEnum } from './enums.ts'
import { MealType } from './meal.ts'

/** More than the menu has; larger limits are reduced to it. */
const maxMeals = 100

const FindMealInput = builder.inputType('FindMealInput', {
  description: 'A meal is found when it fits every field given.',
  fields: (t) => ({
    id: t.id(),
    name: t.string({ description: 'In either language, or the last part of its address.' }),
    type: t.string({ description: 'Id of a menu category; its own or one that lists it too.' }),
    putaway: t.boolean({ description: 'Only meals on sale are public, so false finds none.' }),
  }),
})

const SortMealInput = builder.inputType('SortMealInput', {
  description:
    'Without it meals come in the order of the menu. Sorts by name, then by price, then by poepleCount.',
  fields: (t) => ({
    name: t.field({ type: SortOrderEnum }),
    price: t.field({ type: SortOrderEnum }),
    poepleCount: t.field({ type: SortOrderEnum }),
  }),
})

interface Find {
  readonly id?: string | number | null | undefined
  readonly name?: string | null | undefined
  readonly type?: string | null | undefined
  readonly putaway?: boolean | null | undefined
}

builder.queryType({
  fields: (t) => ({
    getMeal: t.field({
      description: 'The set menus on sale.',
      type: [MealType],
      args: {
        find: t.arg({ type: FindMealInput }),
        sort: t.arg({ type: SortMealInput }),
        limit: t.arg.int({ description: `At most ${maxMeals}.` }),
        skip: t.arg.int(),
        lang: t.arg({ type: LangEnum, defaultValue: 'zh' }),
      },
      async resolve(_, { find, sort, limit, skip, lang }, { store }) {
        const language = lang ?? 'zh'
        const { sets } = (await store.content()).menuOnSale
        const isWanted = mealFilter(find ?? {})
        const menus = sets.filter((set) => set.published && isWanted(set))
        const collator = new Intl.Collator(langTags[language])
        const sortedMenus = menus.toSorted(
          (a, b) =>
            (sort?.name ?? 0) * collator.compare(a.name[language], b.name[language]) ||
            (sort?.price ?? 0) * (a.price - b.price) ||
            (sort?.poepleCount ?? 0) * (a.serves.max - b.serves.max),
        )
        const from = Math.max(0, skip ?? 0)
        const count = Math.min(maxMeals, Math.max(0, limit ?? maxMeals))
        return sortedMenus.slice(from, from + count).map((set) => ({ set, lang: language }))
      },
    }),
  }),
})

function mealFilter({ id, name, type, putaway }: Find): (set: SetMenu) => boolean {
  const hasName = name?.trim() ? isCalled(name) : () => true
  return (set) =>
    (id == null || String(set.id) === String(id)) &&
    hasName(set) &&
    (!type || isListedIn(set, type)) &&
    (putaway == null || set.published === putaway)
}
