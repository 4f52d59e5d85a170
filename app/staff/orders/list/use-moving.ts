import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'
import type { Moved } from './move-selection.ts'

/** Orders in one request: short enough to show progress, and to be over before anybody gives up. */
const part = 25

/** Longer than the server takes for a part. Milliseconds. */
const longest = 15_000

export interface Moving {
  /** While it goes on: how many orders are done of how many. */
  readonly progress: { readonly done: number; readonly all: number } | null
  /** Of the last selection; null: nothing was moved yet. */
  readonly results: readonly Moved[] | null
  /** Resolves to what became of each order. */
  start(selected: readonly CardOrder[]): Promise<readonly Moved[]>
}

/** Takes a selection a step on in parts. After a part that failed, the rest stays as it is. */
export function useMoving(): Moving {
  const [progress, setProgress] = useState<Moving['progress']>(null)
  const [results, setResults] = useState<readonly Moved[] | null>(null)
  const { revalidate } = useRevalidator()

  async function start(selected: readonly CardOrder[]) {
    const moved: Moved[] = []
    const all = selected.length
    setProgress({ done: 0, all })
    for (let from = 0; from < all; from += part) {
      const answered = await ask(selected.slice(from, from + part))
      if (!answered) break
      moved.push(...answered)
      setProgress({ done: moved.length, all })
    }
    const reached = new Set(moved.map(({ order }) => order))
    const rest = selected.filter(({ id }) => !reached.has(id))
    const told = [...moved, ...rest.map(({ id }) => ({ order: id, why: ordersPage.notReached }))]
    await revalidate()
    setResults(told)
    setProgress(null)
    return told
  }
  return { progress, results, start }
}

/** Null: no answer came; what was done shows when the list is loaded again. */
async function ask(orders: readonly CardOrder[]): Promise<readonly Moved[] | null> {
  const body = new URLSearchParams(orders.map((order) => ['selected', selectionOf(order)]))
  try {
    const response = await fetch(staffPath('moveOn'), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** The value of an order in the selection: the step that was shown, if any, at the version that was shown. */
export const selectionOf = ({ id, version, step }: CardOrder) => `${id}.${version}.${step ?? ''}`

/** Whether the order can be taken on by a selection: a fee to quote needs its own form. */
export const isMovable = ({ step }: CardOrder) => step !== null && step !== 'quote-fee'
