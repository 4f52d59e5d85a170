import { inTab } from '#app/staff/shell/stored.ts'

/** The orders of the list that was shown last, so that J and K lead from one order's page to the next. */
const storageKey = 'staff-list'

export function keepList(references: readonly string[]): void {
  inTab.write(storageKey, references.join(' '))
}

/** Null: the list ends there, or the order was opened from elsewhere. */
export function neighbour(reference: string, by: 1 | -1): string | null {
  const list = (inTab.read(storageKey) ?? '').split(' ')
  const at = list.indexOf(reference)
  return at < 0 ? null : (list[at + by] ?? null)
}
