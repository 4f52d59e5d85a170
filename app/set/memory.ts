/** Keeps a half-made choice through reloads and side trips of one visit; a blocked storage only means it is lost. */
import { type ChooserState, repairedState } from './state.ts'
import { mealKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberChoice(set: ChoosableSet, state: ChooserState): void {
  try {
    sessionStorage.setItem(mealKey(set.id), JSON.stringify(state))
  } catch {
    // Private mode or full: the page works on without memory.
  }
}

export function recalledChoice(set: ChoosableSet): ChooserState | null {
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
