/** A change of a text, by its place; without `by` the place is left out. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly by?: string
}

/** The changed text. A change within the place of a larger one has no effect. */
export function changed(code: string, changes: readonly Change[]): string {
  const outer = changes.filter(
    ({ from, to }) =>
      !changes.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  )
  return outer
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, by = '' }) => text.slice(0, from) + by + text.slice(to), code)
}
