/** The sessionStorage key of a set's unfinished choice; separate, so that a page can check it cheaply. */
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
