/** Safari sends the Enter that ends a composition after it, when only the old key code reveals it. */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing'> & Partial<Pick<KeyboardEvent, 'keyCode'>>): boolean {
  return isComposing || keyCode === 229
}
