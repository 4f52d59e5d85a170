/** The tick-box way of choosing in the menu page's selection dialog, over the same selection (spec section 4). */
import { addDish, type ChoiceGroup, dishCount, groupState, numberOf, setNumber } from './menu-selection.ts'
import type { Selection } from './order.ts'

interface ChoiceSet {
  readonly groups: readonly ChoiceGroup[]
}

export function isChecked(selection: Selection, groupId: string, dishId: string): boolean {
  return numberOf(selection, groupId, dishId) > 0
}

/** Flips a tick: checking takes one of the dish where the group has room, unchecking sets 0 and removes it. */
export function toggleDish(group: ChoiceGroup, selection: Selection, dishId: string): Selection {
  return isChecked(selection, group.id, dishId)
    ? setNumber(group, selection, dishId, 0)
    : addDish(group, selection, dishId)
}

/** The most that can be chosen in the set as a whole. */
export function setMaximum(set: ChoiceSet): number {
  return set.groups.reduce((sum, group) => sum + group.max, 0)
}

/**
 * How high the number beside a ticked dish may go. Once the set's total reaches its maximum this falls back to
 * 1 (spec section 4), though never below the number already taken; it rises again when something is unticked.
 */
export function numberMaximum(
  set: ChoiceSet,
  group: ChoiceGroup,
  selection: Selection,
  dishId: string,
): number {
  const taken = numberOf(selection, group.id, dishId)
  if (dishCount(set, selection) >= setMaximum(set)) return Math.max(1, taken)
  return group.repeatable ? Math.max(1, taken + groupState(group, selection).remaining) : 1
}

/** The selection as it goes into the cart: numbers above 0 only, no empty categories. */
export function withoutEmptyGroups(selection: Selection): Selection {
  const groups = Object.entries(selection).map(([groupId, numbers]) => {
    const taken = Object.entries(numbers).filter(([, number]) => number > 0)
    return [groupId, Object.fromEntries(taken)] as const
  })
  return Object.fromEntries(groups.filter(([, numbers]) => Object.keys(numbers).length > 0))
}
