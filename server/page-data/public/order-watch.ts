/** Polling needs no connection of its own, unlike LISTEN, works through a pooler and survives outages. */
import { orderRevisions } from '#server/db/orders/order-revisions.ts'
import type { Store } from '#server/db/store/store.ts'

export interface OrderWatch {
  watch(orderId: number, listener: (revision: string) => void): () => void
}

/** In milliseconds; a change must be visible within five seconds. */
const everyMs = 1_000

interface Watcher {
  readonly orderId: number
  readonly listener: (revision: string) => void
  last: string | undefined
}

export function createOrderWatch({ db }: Pick<Store, 'db'>): OrderWatch {
  const watchers = new Set<Watcher>()
  let isLooking = false

  async function look() {
    try {
      const ids = new Set([...watchers].map(({ orderId }) => orderId))
      const revisions = await orderRevisions(db, [...ids])
      for (const watcher of watchers) {
        const revision = revisions.get(watcher.orderId)
        if (revision === undefined || revision === watcher.last) continue
        watcher.last = revision
        watcher.listener(revision)
      }
    } catch {
      // The next poll retries.
    }
    isLooking = watchers.size > 0
    if (isLooking) setTimeout(look, everyMs).unref()
  }

  return {
    watch(orderId, listener) {
      const watcher: Watcher = { orderId, listener, last: undefined }
      watchers.add(watcher)
      if (!isLooking) setTimeout(look).unref()
      isLooking = true
      return () => watchers.delete(watcher)
    },
  }
}
