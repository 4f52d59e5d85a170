import { useCallback, useEffect, useState } from 'react'
import { findSetByName } from '#app/http/menu.ts'
import { loadOrdering, type OrderingData } from '#app/http/ordering.ts'
import type { Cart } from '#domain/ordering/cart.ts'
import { addFoundSet, namesToFind, withMissingPrices } from '#domain/ordering/complete-cart.ts'
import { updateCart } from './store.ts'

/** Null until loaded, 'failed' if unavailable; the function requests it again, as a new connection does. */
export function useOrdering(
  setIds: readonly number[],
): readonly [result: OrderingData | 'failed' | null, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [result, setAnswer] = useState<{
    readonly ids: string
    readonly data: OrderingData | 'failed'
  } | null>(null)
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  const ids = [...new Set(setIds)].sort((a, b) => a - b).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same sets
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    loadOrdering(ids.split(',').map(Number), null, leaving.signal).then(
      (data) => setAnswer({ ids, data }),
      () => {
        if (!leaving.signal.aborted) setAnswer((current) => current ?? { ids, data: 'failed' })
      },
    )
    return () => leaving.abort()
  }, [ids, attempt])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  // The response does not cover sets added after the request.
  const numbers = result?.ids.split(',').map(Number) ?? []
  return [result && setIds.every((id) => numbers.includes(id)) ? result.data : null, retry]
}

/** Finds the sets of items stored by name only. */
export function useNamedSets(cart: Cart): void {
  const names = JSON.stringify(namesToFind(cart))
  useEffect(() => {
    const leaving = new AbortController()
    const dishNames: readonly string[] = JSON.parse(names)
    for (const name of dishNames) {
      findSetByName(name, leaving.signal).then(
        (id) => id !== undefined && updateCart((now) => addFoundSet(now, name, id)),
        () => {},
      )
    }
    return () => leaving.abort()
  }, [names])
}

/** Completes items without a readable price. */
export function useMissingPrices(cart: Cart, data: OrderingData | null): void {
  useEffect(() => {
    const sets = data?.rules.sets
    if (sets && withMissingPrices(cart, sets) !== cart) updateCart((now) => withMissingPrices(now, sets))
  }, [cart, data])
}
