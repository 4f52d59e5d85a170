/** Keeps a half-made choice through reloads and side trips of one visit; a blocked storage only means it is lost. */
import { type MealState, repairedState } from './state.ts'
import { mealKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberMeal(set: ChoosableSet, state: MealState): void {
  try {
    sessionStorage.setItem(mealKey(set.id), JSON.stringify(state))
  } catch {
    // Private mode or full: the page works on without memory.
  }
}

export function recalledMeal(set: ChoosableSet): MealState | null {
  try {
    return repairedState(set, JSON.parse(sessionStorage.getItem(mealKey(set.id)) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetMeal(set: ChoosableSet): void {
  try {
    sessionStorage.removeItem(mealKey(set.id))
  } catch {
    // As above.
  }
}
