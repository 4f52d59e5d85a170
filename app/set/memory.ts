/** If storage is blocked, a reload loses the choice. */
import { type ChooserState, repairedState } from './state.ts'
import { choiceKey } from './storage-key.ts'
import type { ChoosableSet } from './view.ts'

export function rememberChoice(set: ChoosableSet, state: ChooserState, editedLine: number | null): void {
  try {
    sessionStorage.setItem(choiceKey(set.id), JSON.stringify({ ...state, edited: editedLine }))
  } catch {
    // If storage is blocked, the page works without it.
  }
}

/** @param editedLine index of the edited line, or null for a new one */
export function recalledChoice(set: ChoosableSet, editedLine: number | null): ChooserState | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(choiceKey(set.id)) ?? 'null')
    return (value?.edited ?? null) === editedLine ? repairedState(set, value) : null
  } catch {
    return null
  }
}

export function forgetChoice(set: ChoosableSet): void {
  try {
    sessionStorage.removeItem(choiceKey(set.id))
  } catch {}
}
