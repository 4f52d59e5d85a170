import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { inTab } from '#app/staff/shell/browser-store.ts'

const storageKey = 'staff-folds'

/** False during hydration, which must match the server's page. */
let isStarted = false

/** The tab remembers folds, so that Back returns to the same row. */
export function useFolds(groups: readonly { readonly key: string; readonly isOpen: boolean }[]) {
  const { pathname, search } = useLocation()
  const list = pathname + search
  const [folds, setFolds] = useState(() => (isStarted ? foldsOf(list) : {}))
  useEffect(() => {
    isStarted = true
    setFolds(foldsOf(list))
  }, [list])
  const isOpen = new Map(groups.map((group) => [group.key, folds[group.key] ?? group.isOpen]))
  return {
    isOpen: (key: string) => isOpen.get(key) ?? true,
    fold: (key: string, open: boolean) => {
      const next = { ...folds, [key]: open }
      setFolds(next)
      inTab.write(storageKey, JSON.stringify({ list, folds: next }))
    },
  }
}

type Folds = Readonly<Record<string, boolean>>

function foldsOf(list: string): Folds {
  const text = inTab.read(storageKey)
  if (text === null) return {}
  const cache: { readonly list: string; readonly folds: Folds } = JSON.parse(text)
  return cache.list === list ? cache.folds : {}
}
