import { clashText, misfitText } from '#content/pages/menu-filter.ts'
import { clashesOf, type EatenDish, type FoodNeeds, fittingDefaults, hasNeeds } from '#domain/menu/fit.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import { nothing } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import type { DishView, GroupView, SetView } from './view.ts'

/** Marks the dishes that guests of this visit cannot eat and moves them last; default choices avoid them. */
export function fittedView(view: SetView, needs: FoodNeeds, lang: Lang): SetView {
  if (!hasNeeds(needs)) return view
  return { ...view, groups: view.groups.map((group) => fittedGroup(group, needs, lang)) }
}

function fittedGroup(group: GroupView, needs: FoodNeeds, lang: Lang): GroupView {
  const dishes = group.dishes.map((dish) => {
    const clashes = clashesOf(eatenDish(dish), needs)
    return clashes.length > 0 ? { ...dish, misfit: misfitText(clashText(clashes, needs.only))[lang] } : dish
  })
  const fitting = dishes.filter(({ misfit }) => !misfit)
  const ids = new Set(fitting.filter(({ isGone }) => !isGone).map(({ id }) => id))
  const choices = group.dishes.map(({ id, extra = nothing, price = extra }) => ({
    dish: { id },
    extra: price,
  }))
  return {
    ...group,
    dishes: isFixed(group) ? dishes : [...fitting, ...dishes.filter(({ misfit }) => misfit)],
    defaults: fittingDefaults({ ...group, dishes: choices }, (id) => ids.has(id)),
  }
}

const eatenDish = ({ diet, spicy, allergens = [], meats = [] }: DishView): EatenDish => ({
  vegan: diet === 'vegan',
  vegetarian: diet !== undefined,
  spicy: spicy === true,
  allergens,
  contains: meats,
})
