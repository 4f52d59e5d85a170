/**
 * The sessionStorage key of a set's unfinished choice; a separate module, so that pages can check it cheaply.
 */
export function choiceKey(setId: number): string {
  return `setChoice:${setId}`
}

export function isRemembered(setId: number): boolean {
  try {
    return sessionStorage.getItem(choiceKey(setId)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}
