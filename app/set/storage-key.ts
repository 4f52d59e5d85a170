/** The name of a set's half-made choice in sessionStorage, apart so that a page can look without loading the rest. */
export function choiceKey(setId: number): string {
  return `meal:${setId}`
}

export function isRemembered(setId: number): boolean {
  try {
    return sessionStorage.getItem(choiceKey(setId)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}
