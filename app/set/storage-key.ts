/** A separate module, so that pages can check the key cheaply. */
export function choiceKey(setId: number): string {
  return `setChoice:${setId}`
}

export function isRemembered(setId: number): boolean {
  try {
    return sessionStorage.getItem(choiceKey(setId)) !== null
  } catch {
    return false
  }
}
