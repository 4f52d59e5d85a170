/** Limits of dish choices (spec sections 3 and 4). */

import type { Selection } from '#domain/ordering/order.ts'
import type { Dish, DishGroup } from './catalogue.ts'

/** Pages send browsers only these fields. */
export type ChoiceGroup = Pick<DishGroup, 'id' | 'min' | 'max' | 'repeatable' | 'defaults'> & {
  readonly dishes: readonly { readonly dish: Pick<Dish, 'id'> }[]
}

export type CountedGroup = Omit<ChoiceGroup, 'defaults'>

interface Choices {
  readonly groups: readonly ChoiceGroup[]
}

export interface GroupState {
  readonly count: number
  /** The specification calls it "Beyond". */
  readonly atMax: boolean
  /** The specification calls it "SBeyond". */
  readonly belowMin: boolean
  readonly remaining: number
  readonly missing: number
}

export type GroupLimits = Pick<DishGroup, 'min' | 'max' | 'repeatable'> & {
  readonly dishes: readonly unknown[]
}

/** True if each dish belongs to the set exactly once (decisions 27). */
export function isFixed({ min, max, repeatable, dishes }: GroupLimits): boolean {
  return !repeatable && min === max && dishes.length === max
}

export function numberOf(selection: Selection, groupId: string, dishId: string): number {
  return selection[groupId]?.[dishId] ?? 0
}

export function defaultSelection(set: Choices): Selection {
  const groups = set.groups.filter((group) => group.defaults.length > 0)
  return Object.fromEntries(
    groups.map((group) => [group.id, Object.fromEntries(group.defaults.map((dishId) => [dishId, 1]))]),
  )
}

/** Accepts groups without defaults. */
export function usualSelection({
  groups,
}: {
  readonly groups: readonly (Omit<ChoiceGroup, 'defaults'> & Partial<Pick<ChoiceGroup, 'defaults'>>)[]
}): Selection {
  return defaultSelection({ groups: groups.map((group) => ({ ...group, defaults: group.defaults ?? [] })) })
}

export function groupState(group: CountedGroup, selection: Selection): GroupState {
  const count = group.dishes.reduce((sum, { dish }) => sum + numberOf(selection, group.id, dish.id), 0)
  return {
    count,
    atMax: count >= group.max,
    belowMin: count < group.min,
    remaining: Math.max(0, group.max - count),
    missing: Math.max(0, group.min - count),
  }
}

/** In a group of one, a new choice replaces the old. */
function isSwapped({ max }: ChoiceGroup): boolean {
  return max === 1
}

function maxOf(group: ChoiceGroup, selection: Selection, dishId: string): number {
  if (isSwapped(group)) return 1
  const others = groupState(group, selection).count - numberOf(selection, group.id, dishId)
  return Math.max(0, Math.min(group.max - others, group.repeatable ? group.max : 1))
}

export function canAdd(group: ChoiceGroup, selection: Selection, dishId: string): boolean {
  return holds(group, dishId) && numberOf(selection, group.id, dishId) < maxOf(group, selection, dishId)
}

export function addDish(group: ChoiceGroup, selection: Selection, dishId: string): Selection {
  return setNumber(group, selection, dishId, numberOf(selection, group.id, dishId) + 1)
}

export function removeDish(group: ChoiceGroup, selection: Selection, dishId: string): Selection {
  return setNumber(group, selection, dishId, numberOf(selection, group.id, dishId) - 1)
}

/** Clamps to the limits; an unreadable number changes nothing. */
export function setNumber(group: ChoiceGroup, selection: Selection, dishId: string, wish: number): Selection {
  if (!holds(group, dishId) || Number.isNaN(wish)) return selection
  const number = Math.trunc(Math.max(0, Math.min(wish, maxOf(group, selection, dishId))))
  if (number === numberOf(selection, group.id, dishId)) return selection
  const { [dishId]: _, ...rest } = selection[group.id] ?? {}
  const others = isSwapped(group) && number > 0 ? {} : rest
  return { ...selection, [group.id]: number === 0 ? others : { ...others, [dishId]: number } }
}

export function dishCount(set: { readonly groups: readonly CountedGroup[] }, selection: Selection): number {
  return set.groups.reduce((sum, group) => sum + groupState(group, selection).count, 0)
}

export function isComplete(set: Choices, selection: Selection): boolean {
  return set.groups.every((group) => !groupState(group, selection).belowMin)
}

function holds(group: ChoiceGroup, dishId: string): boolean {
  return group.dishes.some(({ dish }) => dish.id === dishId)
}
