import { inTab } from '#app/staff/shell/stored.ts'

/** The orders of the last list, so that J and K lead from one order's page to the next. */
const storageKey = 'staff-list'

export function keepList(references: readonly string[]): void {
  inTab.write(storageKey, references.join(' '))
}

/** Null at the end of the list, or if the order was not opened from it. */
export function neighbour(reference: string, by: 1 | -1): string | null {
  const list = (inTab.read(storageKey) ?? '').split(' ')
  const at = list.indexOf(reference)
  return at < 0 ? null : (list[at + by] ?? null)
}
