import { inTab } from '#app/staff/shell/browser-store.ts'

/** J and K lead from one order of the last list to the next. */
const storageKey = 'staff-list'

export function keepList(references: readonly string[]): void {
  inTab.write(storageKey, references.join(' '))
}

/** Returns null at the end of the list, or for an order outside it. */
export function neighbour(reference: string, by: 1 | -1): string | null {
  const list = (inTab.read(storageKey) ?? '').split(' ')
  const at = list.indexOf(reference)
  return at < 0 ? null : (list[at + by] ?? null)
}
