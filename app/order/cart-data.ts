import { useEffect, useState } from 'react'
import { loadOrdering, type OrderingData } from './order-data.ts'

/** Today's sets and prices for the basket: null until they are there, 'failed' when they can't be had. */
export function useCartData(setIds: readonly number[], open: boolean): OrderingData | 'failed' | null {
  const [data, setData] = useState<OrderingData | 'failed' | null>(null)
  const ids = [...new Set(setIds)].sort((a, b) => a - b).join()
  useEffect(() => {
    if (!open || ids === '') return
    const leaving = new AbortController()
    loadOrdering(ids.split(',').map(Number), null, leaving.signal).then(setData, () => {
      if (!leaving.signal.aborted) setData((known) => known ?? 'failed')
    })
    return () => leaving.abort()
  }, [ids, open])
  return data
}
