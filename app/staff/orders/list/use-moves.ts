import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'
import type { MoveOutcome } from './move-selection.ts'

/** Few enough orders to show progress and to finish in time. */
const part = 25

/** Longer than the server's limit. */
const maxWaitMs = 15_000

export interface Moving {
  readonly progress: { readonly doneCount: number; readonly all: number } | null
  /** No selection was moved yet if null. */
  readonly results: readonly MoveOutcome[] | null
  start(orders: readonly CardOrder[]): Promise<readonly MoveOutcome[]>
}

/** After a failed part the rest does not move. */
export function useMoving(): Moving {
  const [progress, setProgress] = useState<Moving['progress']>(null)
  const [results, setResults] = useState<readonly MoveOutcome[] | null>(null)
  const { revalidate } = useRevalidator()

  async function start(orders: readonly CardOrder[]) {
    const results: MoveOutcome[] = []
    const all = orders.length
    setProgress({ doneCount: 0, all })
    for (let from = 0; from < all; from += part) {
      const answer = await ask(orders.slice(from, from + part))
      if (!answer) break
      results.push(...answer)
      setProgress({ doneCount: results.length, all })
    }
    const movedOrders = new Set(results.map(({ order }) => order))
    const rest = orders.filter(({ id }) => !movedOrders.has(id))
    const notice = [...results, ...rest.map(({ id }) => ({ order: id, why: ordersPage.notReached }))]
    await revalidate()
    setResults(notice)
    setProgress(null)
    return notice
  }
  return { progress, results, start }
}

/** Returns null if no response arrives; the list is then loaded again and shows the new states. */
async function ask(orders: readonly CardOrder[]): Promise<readonly MoveOutcome[] | null> {
  const body = new URLSearchParams(orders.map((order) => ['selected', selectionOf(order)]))
  try {
    const response = await fetch(staffPath('moveOn'), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** The server compares this with the stored version and step. */
export const selectionOf = ({ id, version, step }: CardOrder) => `${id}.${version}.${step ?? ''}`

/** Quoting a fee needs its own form. */
export const isMovable = ({ step }: CardOrder) => step !== null && step !== 'quote-fee'
