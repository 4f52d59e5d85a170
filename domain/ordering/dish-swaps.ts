/** Dishes that guests with allergies can choose instead, by what the shop declares. */
import type { Allergen } from '#domain/menu/allergens.ts'
import type { OrderableGroup } from '#domain/menu/catalogue.ts'
import { replacement } from '#domain/menu/fit.ts'
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

/** One for each chosen dish with an allergen that another dish of its group can replace at no higher charge. */
export function dishSwaps(
  { groups }: SwappableSet,
  selection: Selection,
  allergens: readonly Allergen[],
): readonly DishSwap[] {
  return groups.filter((group) => !isFixed(group)).flatMap((group) => swapsIn(group, selection, allergens))
}

function swapsIn(group: OrderableGroup, selection: Selection, allergens: readonly Allergen[]): DishSwap[] {
  const dishById = new Map(group.dishes.map(({ dish }) => [dish.id, dish]))
  const isChosen = (id: string) => numberOf(selection, group.id, id) > 0
  /** Nothing is known of a dish that left the menu. */
  const clashes = (id: string) => {
    const held = dishById.get(id)?.allergens
    return !held || allergens.some((each) => held.includes(each))
  }
  const fits = (id: string) => !clashes(id) && !dishById.get(id)?.soldOut
  const choices = group.dishes.map(({ dish, extra, price }) => ({ dish, extra: price ?? extra }))
  const taken = new Set<string>()
  return group.dishes.flatMap(({ dish }) => {
    if (!isChosen(dish.id) || !clashes(dish.id)) return []
    const insteadId = replacement({ dishes: choices }, dish.id, fits, (id) => isChosen(id) || taken.has(id))
    const instead = insteadId === null ? undefined : dishById.get(insteadId)
    if (!instead) return []
    taken.add(instead.id)
    return {
      groupId: group.id,
      dishId: dish.id,
      dish: dish.name,
      insteadId: instead.id,
      instead: instead.name,
    }
  })
}

/** The other dish takes over the number. */
export function swapDish(
  selection: Selection,
  { groupId, dishId, insteadId }: Pick<DishSwap, 'groupId' | 'dishId' | 'insteadId'>,
): Selection {
  const { [dishId]: number = 0, ...others } = selection[groupId] ?? {}
  if (number === 0) return selection
  return { ...selection, [groupId]: { ...others, [insteadId]: (others[insteadId] ?? 0) + number } }
}
