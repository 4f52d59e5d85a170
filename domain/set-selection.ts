/** The tick boxes of the menu page's selection dialog, over the same selection (spec section 4). */
import { addDish, type ChoiceGroup, dishCount, groupState, numberOf, setNumber } from './menu-selection.ts'
import type { Selection } from './order.ts'

interface ChoiceSet {
  readonly groups: readonly ChoiceGroup[]
}

export function isChecked(selection: Selection, groupId: string, dishId: string): boolean {
  return numberOf(selection, groupId, dishId) > 0
}

/** Toggles a tick: ticking adds one of the dish if the group has room, unticking sets it to 0 and removes it. */
export function toggleDish(group: ChoiceGroup, selection: Selection, dishId: string): Selection {
  return isChecked(selection, group.id, dishId)
    ? setNumber(group, selection, dishId, 0)
    : addDish(group, selection, dishId)
}

/** The maximum number of dishes in the set as a whole. */
export function setMaximum(set: ChoiceSet): number {
  return set.groups.reduce((sum, group) => sum + group.max, 0)
}

/**
 * The maximum of the number beside a ticked dish. Once the set's total reaches its maximum this falls to 1
 * (spec section 4), though never below the current number; it rises again when something is unticked.
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

/** The selection as stored in the cart: numbers above 0 only, no empty groups. */
export function withoutEmptyGroups(selection: Selection): Selection {
  const groups = Object.entries(selection).map(([groupId, numbers]) => {
    const taken = Object.entries(numbers).filter(([, number]) => number > 0)
    return [groupId, Object.fromEntries(taken)] as const
  })
  return Object.fromEntries(groups.filter(([, numbers]) => Object.keys(numbers).length > 0))
}
