/** A meal names its set by id, name or both. */

import { findSet, isCalled } from '#domain/menu/set-lookup.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { OrderInputValue } from './order-input.ts'

type MealInput = Pick<OrderInputValue['orderDetails'][number], 'id' | 'name'>
type Sets = OrderRules['sets']

/** No set has this id. */
const unknownSetId = 0

export function findSetId({ id, name }: MealInput, sets: Sets): number {
  if (isGiven(id)) return Number(id)
  return findSet([...sets.values()], name ?? '')?.id ?? unknownSetId
}

/** The message is for the caller's developer. */
export function mealProblem(meals: readonly MealInput[], sets: Sets): string | null {
  for (const [index, { id, name }] of meals.entries()) {
    const place = `orderDetails[${index}]`
    if (!isGiven(id) && !isGiven(name)) return `${place} needs the id or the name of a meal.`
    const set = isGiven(id) && isGiven(name) && sets.get(Number(id))
    if (set && !isCalled(name ?? '')(set)) return `${place} has the id of one meal and the name of another.`
  }
  return null
}

const isGiven = (text: string | number | null | undefined) => text != null && String(text).trim() !== ''
