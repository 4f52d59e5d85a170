import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Stale } from '#app/staff/shell/live/last-good.ts'
import { keepSheet } from '#app/staff/shell/live/saved-sheets.ts'
import type { RunsDay } from '#server/page-data/staff/day/runs-api.ts'

/** Stores a copy whenever the stops change. The office is online, so it needs none. */
export function useSavedSheets({ mayPlan, runs, staleSince }: RunsDay & Stale): void {
  const { revalidate } = useRevalidator()
  const isNew = !mayPlan && !staleSince
  const view = JSON.stringify(runs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copies are read again when the sheet's text changes.
  useEffect(() => {
    if (!isNew) return
    const abort = new AbortController()
    void keepSheet(abort.signal)
    return () => abort.abort()
  }, [isNew, view])

  // A slow response also opens the copy.
  const isCopy = staleSince !== undefined
  useEffect(() => {
    if (isCopy) void revalidate()
  }, [isCopy, revalidate])
}
