/** The selection of a set as a whole (spec section 4). */

import type { Selection } from '#domain/ordering/order.ts'
import { type ChoiceGroup, dishCount, groupState, numberOf } from './menu-selection.ts'

interface ChoiceSet {
  readonly groups: readonly ChoiceGroup[]
}

export function isSetFull(set: ChoiceSet, selection: Selection): boolean {
  return dishCount(set, selection) >= set.groups.reduce((sum, group) => sum + group.max, 0)
}

/** A full set resets this to 1 (spec section 4), but never below the current number. */
export function numberMaximum(
  group: ChoiceGroup,
  selection: Selection,
  dishId: string,
  isFull: boolean,
): number {
  const portions = numberOf(selection, group.id, dishId)
  if (isFull || !group.repeatable) return Math.max(1, portions)
  return Math.max(1, portions + groupState(group, selection).remaining)
}

/** The stored form omits zeros and empty groups. */
export function withoutEmptyGroups(selection: Selection): Selection {
  const groups = Object.entries(selection).map(([groupId, numbers]) => {
    const items = Object.entries(numbers).filter(([, number]) => number > 0)
    return [groupId, Object.fromEntries(items)] as const
  })
  return Object.fromEntries(groups.filter(([, numbers]) => Object.keys(numbers).length > 0))
}

export interface ChosenDish {
  readonly groupId: string
  readonly dishId: string
  readonly number: number
}

export function selectionOf(dishes: readonly ChosenDish[]): Selection {
  const selection: Record<string, Record<string, number>> = {}
  for (const { groupId, dishId, number } of dishes)
    selection[groupId] = { ...selection[groupId], [dishId]: number }
  return selection
}
