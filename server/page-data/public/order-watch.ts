/**
 * Notices changes of the orders whose pages are open, by asking once a second for all of them together: like the
 * revision of the catalogue, and unlike LISTEN it needs no connection of its own, works through a connection pooler,
 * and goes on by itself after the database was away.
 */
import { orderRevisions } from '#server/db/orders/order-revisions.ts'
import type { Store } from '#server/db/store/store.ts'

export interface OrderWatch {
  /** Calls back with the order's revision soon, and again after each change; returns a function that stops it. */
  watch(orderId: number, heard: (revision: string) => void): () => void
}

/** A change is seen within five seconds, of which the browser needs most of one to load it. Milliseconds. */
const everyMs = 1_000

interface Watcher {
  readonly orderId: number
  readonly heard: (revision: string) => void
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
        watcher.heard(revision)
      }
    } catch {
      // The database is away: the next look tries again, and the page says nothing wrong meanwhile.
    }
    isLooking = watchers.size > 0
    if (isLooking) setTimeout(look, everyMs).unref()
  }

  return {
    watch(orderId, heard) {
      const watcher: Watcher = { orderId, heard, last: undefined }
      watchers.add(watcher)
      if (!isLooking) setTimeout(look).unref()
      isLooking = true
      return () => watchers.delete(watcher)
    },
  }
}
