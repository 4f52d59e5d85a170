import { useSyncExternalStore } from 'react'
import { inTab } from '#app/staff/shell/browser-store.ts'

const storageKey = 'staff-folds'
const listeners = new Set<() => void>()

/**
 * The tab remembers the folds of one list, so that Back returns to the same row.
 * @param list the same for all filters of a day: a slot stays open while another filter is loading
 */
export function useFolds(
  list: string,
  groups: readonly { readonly key: string; readonly isOpen: boolean }[],
) {
  // The server's page knows no folds.
  const folds = foldsOf(
    list,
    useSyncExternalStore(subscribe, readTab, () => null),
  )
  const isOpen = new Map(groups.map((group) => [group.key, folds[group.key] ?? group.isOpen]))
  return {
    isOpen: (key: string) => isOpen.get(key) ?? true,
    fold: (key: string, open: boolean) => {
      const next = { ...foldsOf(list, readTab()), [key]: open }
      inTab.write(storageKey, JSON.stringify({ list, folds: next }))
      for (const listener of listeners) listener()
    },
  }
}

const readTab = () => inTab.read(storageKey)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Folds = Readonly<Record<string, boolean>>

function foldsOf(list: string, text: string | null): Folds {
  if (text === null) return {}
  const cache: { readonly list: string; readonly folds: Folds } = JSON.parse(text)
  return cache.list === list ? cache.folds : {}
}
