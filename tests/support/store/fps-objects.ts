/** The keys are EMVCo ids; objects may be nested. */
export function fpsObjects(text: string): ReadonlyMap<string, string> {
  const objects = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    objects.set(rest.slice(0, 2), rest.slice(4, 4 + length))
    rest = rest.slice(4 + length)
  }
  return objects
}
