/** Dishes that guests with allergies can choose instead, by what the shop declares. */
import type { Allergen } from '#domain/menu/allergens.ts'
import type { OrderableGroup } from '#domain/menu/catalogue.ts'
import { type EatenDish, type FoodNeeds, isFit, replacement } from '#domain/menu/fit.ts'
import { isFixed, numberOf } from '#domain/menu/menu-selection.ts'
import type { Text } from '#domain/text.ts'
import type { Selection } from './order.ts'

export interface DishSwap {
  readonly groupId: string
  readonly dishId: string
  readonly dish: Text
  readonly insteadId: string
  readonly instead: Text
}

interface SwappableSet {
  readonly groups: readonly OrderableGroup[]
}

/**
 * One for each chosen dish with an allergen that another dish of its group can replace at no higher charge.
 * @param visit other needs of the guests, which a dish that is offered meets too
 */
export function dishSwaps(
  { groups }: SwappableSet,
  selection: Selection,
  allergens: readonly Allergen[],
  visit: FoodNeeds,
): readonly DishSwap[] {
  const needs = { ...visit, without: [...allergens, ...visit.without] }
  return groups
    .filter((group) => !isFixed(group))
    .flatMap((group) => swapsIn(group, selection, allergens, needs))
}

function swapsIn(
  group: OrderableGroup,
  selection: Selection,
  allergens: readonly Allergen[],
  needs: FoodNeeds,
): DishSwap[] {
  const dishById = new Map(group.dishes.map(({ dish }) => [dish.id, dish]))
  const isChosen = (id: string) => numberOf(selection, group.id, id) > 0
  /** Nothing is known of a dish that left the menu. */
  const clashes = (id: string) => {
    const held = dishById.get(id)?.allergens
    return !held || allergens.some((each) => held.includes(each))
  }
  const fits = (id: string) => {
    const dish = dishById.get(id)
    return dish !== undefined && !clashes(id) && !dish.soldOut && isFit(eatenDish(dish), needs)
  }
  /** Whoever chose a dish without meat may not eat any. */
  const isOfSameDiet = (id: string, insteadOf: string) =>
    (['vegetarian', 'vegan'] as const).every(
      (diet) => !dishById.get(insteadOf)?.[diet] || dishById.get(id)?.[diet],
    )
  const choices = group.dishes.map(({ dish, extra, price }) => ({ dish, extra: price ?? extra }))
  const substitutes = new Set<string>()
  return group.dishes.flatMap(({ dish }) => {
    if (!isChosen(dish.id) || !clashes(dish.id)) return []
    const insteadId = replacement(
      { dishes: choices },
      dish.id,
      (id) => fits(id) && isOfSameDiet(id, dish.id),
      (id) => isChosen(id) || substitutes.has(id),
    )
    const instead = insteadId === null ? undefined : dishById.get(insteadId)
    if (!instead) return []
    substitutes.add(instead.id)
    return {
      groupId: group.id,
      dishId: dish.id,
      dish: dish.name,
      insteadId: instead.id,
      instead: instead.name,
    }
  })
}

const eatenDish = (dish: OrderableGroup['dishes'][number]['dish']): EatenDish => ({
  allergens: dish.allergens ?? [],
  contains: dish.contains ?? [],
  vegetarian: dish.vegetarian ?? false,
  vegan: dish.vegan ?? false,
  spicy: dish.spicy ?? false,
})

/** The other dish takes over the number. */
export function swapDish(
  selection: Selection,
  { groupId, dishId, insteadId }: Pick<DishSwap, 'groupId' | 'dishId' | 'insteadId'>,
): Selection {
  const { [dishId]: number = 0, ...others } = selection[groupId] ?? {}
  if (number === 0) return selection
  return { ...selection, [groupId]: { ...others, [insteadId]: (others[insteadId] ?? 0) + number } }
}
