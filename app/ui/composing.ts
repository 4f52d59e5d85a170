/**
 * Whether a key belongs to an input method, such as the Enter that ends a composition. Safari sends that
 * Enter after the composition, when only the old key code reveals it.
 */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
