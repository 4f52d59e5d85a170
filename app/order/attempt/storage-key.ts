/** Separate from the rest of the storage, because the first script of every page needs it. */

/** The number changes with the shape: what an older page stored is not read. */
export const storageKey = 'orderAttempt.1'

/** Whether this tab was left, or reloaded, with the order dialog open. */
export function isLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(storageKey)?.includes('"shown":true') ?? false
  } catch {
    return false
  }
}
