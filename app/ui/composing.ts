/**
 * Whether a key belongs to an input method, as the Enter that ends a composition does. Safari sends that one after
 * the composition, when nothing but the old code of the key still says so.
 */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
