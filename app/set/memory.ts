/** Stores an unfinished choice for this visit; where storage is blocked the choice is lost on a reload. */
import { type ChooserState, repairedState } from './state.ts'
import { choiceKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberChoice(set: ChoosableSet, state: ChooserState): void {
  try {
    sessionStorage.setItem(choiceKey(set.id), JSON.stringify(state))
  } catch {
    // Private mode or full: the page works without it.
  }
}

export function recalledChoice(set: ChoosableSet): ChooserState | null {
  try {
    return repairedState(set, JSON.parse(sessionStorage.getItem(choiceKey(set.id)) ?? 'null'))
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
