/** Keeps a half-made choice through reloads and side trips of one visit; a blocked storage only means it is lost. */
import { type ChooserState, repairedState } from './state.ts'
import { choiceKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberChoice(set: ChoosableSet, state: ChooserState): void {
  try {
    sessionStorage.setItem(choiceKey(set.id), JSON.stringify(state))
  } catch {
    // Private mode or full: the page works on without memory.
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
