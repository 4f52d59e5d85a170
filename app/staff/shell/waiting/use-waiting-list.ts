import { useSyncExternalStore } from 'react'
import type { WaitingList } from './waiting-list.ts'

/** The oldest entry comes first. */
export function useWaiting<Entry extends { readonly staffId: string }>(
  list: WaitingList<Entry>,
  staffId: string,
): { readonly entries: readonly Entry[]; readonly isStored: boolean } {
  const all = useSyncExternalStore(list.onChange, list.entries, list.none)
  const isStored = useSyncExternalStore(list.onChange, list.areStored, () => true)
  return { entries: all.filter((entry) => entry.staffId === staffId), isStored }
}
