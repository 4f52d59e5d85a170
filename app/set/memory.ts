/** Stores an unfinished choice for this visit; where storage is blocked the choice is lost on a reload. */
import { type ChooserState, repairedState } from './state.ts'
import { choiceKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberChoice(set: ChoosableSet, state: ChooserState, edited: number | null): void {
  try {
    sessionStorage.setItem(choiceKey(set.id), JSON.stringify({ ...state, edited }))
  } catch {
    // Private mode or full: the page works without it.
  }
}

/** What was chosen for the basket's line that is being changed, or for a new one. */
export function recalledChoice(set: ChoosableSet, edited: number | null): ChooserState | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(choiceKey(set.id)) ?? 'null')
    return (stored?.edited ?? null) === edited ? repairedState(set, stored) : null
  } catch {
    return null
  }
}

export function forgetChoice(set: ChoosableSet): void {
  try {
    sessionStorage.removeItem(choiceKey(set.id))
  } catch {
    // As above.
  }
}
