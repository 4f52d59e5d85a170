import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isCalled, isListedIn } from '#domain/menu/set-lookup.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import { langTags } from '#domain/text.ts'
import { builder } from './builder.ts'
import { LangEnum, SortOrderEnum } from './enums.ts'
import { MealType } from './meal.ts'

/** More than the menu has; larger limits are reduced to it. */
const maxMeals = 100

const FindMealInput = builder.inputType('FindMealInput', {
  description: 'A meal is found when it fits every field given.',
  fields: (t) => ({
    id: t.id({ description: 'Id of the meal.' }),
    name: t.string({ description: 'In either language, or the last part of its address.' }),
    type: t.string({ description: 'Id of a menu category; its own or one that lists it too.' }),
    putaway: t.boolean({ description: 'Only meals on sale are public, so false finds none.' }),
  }),
})

const SortMealInput = builder.inputType('SortMealInput', {
  description:
    'Without it meals come in the order of the menu. Sorts by name, then by price, then by poepleCount.',
  fields: (t) => ({
    name: t.field({ type: SortOrderEnum, description: 'By name, in the order of the requested language.' }),
    price: t.field({ type: SortOrderEnum, description: 'By price.' }),
    poepleCount: t.field({ type: SortOrderEnum, description: 'By the number of people.' }),
  }),
})

interface Find {
  readonly id?: string | number | null | undefined
  readonly name?: string | null | undefined
  readonly type?: string | null | undefined
  readonly putaway?: boolean | null | undefined
}

builder.queryType({
  description: 'What can be read.',
  fields: (t) => ({
    getMeal: t.field({
      description: 'The set menus on sale.',
      type: [MealType],
      args: {
        find: t.arg({ type: FindMealInput, description: 'Without it, all meals on sale.' }),
        sort: t.arg({ type: SortMealInput, description: 'Without it, the order of the menu.' }),
        limit: t.arg.int({ description: `At most ${maxMeals}.` }),
        skip: t.arg.int({ description: 'Leaves out so many meals from the beginning.' }),
        lang: t.arg({
          type: LangEnum,
          defaultValue: 'zh',
          description: 'Language of the texts; a shop without an English site has Chinese ones.',
        }),
      },
      async resolve(_, { find, sort, limit, skip, lang }, { store }) {
        const { menuOnSale, settings } = await store.content()
        const language = hasEnglishSite(settings) ? (lang ?? 'zh') : 'zh'
        const { sets } = menuOnSale
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
