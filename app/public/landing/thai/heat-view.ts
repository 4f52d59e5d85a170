import { picturePath } from '#app/paths.ts'
import { type DishTag, tagsOf } from '#app/public/landing/dish-tags.tsx'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Lang } from '#domain/text.ts'

export interface HeatView {
  /** Each size is a number of guests. */
  readonly sizes: readonly number[]
  readonly mild: readonly HeatDish[]
  readonly hot: readonly HeatDish[]
}

export interface HeatDish {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly tags: readonly DishTag[]
  /** Guests of the sets with the dish. */
  readonly sizes: readonly number[]
}

/** Pictures have two pixels per CSS pixel. */
const plateWidth = 180

/** Returns null without a party set. */
export function heatView(sets: readonly SetMenu[], categoryId: string, lang: Lang): HeatView | null {
  const setsOnSale = sets.filter((set) => set.published && set.unit === 'set' && isListedIn(set, categoryId))
  if (setsOnSale.length === 0) return null
  const dishes = savoury(setsOnSale).map((dish) => ({
    isHot: dish.spicy,
    view: {
      id: dish.id,
      name: dish.name[lang],
      picture: picturePath(dish.picture, plateWidth),
      tags: tagsOf({ ...dish, spicy: false }, lang),
      sizes: sizesOf(setsOnSale.filter((set) => offers(set, dish))),
    },
  }))
  return {
    sizes: sizesOf(setsOnSale),
    mild: dishes.filter(({ isHot }) => !isHot).map(({ view }) => view),
    hot: dishes.filter(({ isHot }) => isHot).map(({ view }) => view),
  }
}

function savoury(sets: readonly SetMenu[]): readonly Dish[] {
  const choices = sets.flatMap(({ groups }) =>
    groups.filter(({ min, course }) => min > 0 && course !== 'dessert').flatMap(({ dishes }) => dishes),
  )
  return [...new Map(choices.map(({ dish }) => [dish.id, dish])).values()]
}

function offers(set: SetMenu, { id }: Dish): boolean {
  return set.groups.some(({ min, dishes }) => min > 0 && dishes.some(({ dish }) => dish.id === id))
}

function sizesOf(sets: readonly SetMenu[]): readonly number[] {
  return [...new Set(sets.map(({ serves }) => serves.max))].sort((a, b) => a - b)
}
