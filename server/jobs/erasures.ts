/** Erases customer data, unpublished files and old entries of the webhook log. */

import { HeldBackError, heldBack } from '#server/commands/bulk/held-back.ts'
import { eraseExpired } from '#server/commands/customers/erase-expired.ts'
import type { ErasingStore } from '#server/commands/customers/erase-order.ts'
import { removeOldDeliveries } from '#server/db/notices/webhook-deliveries.ts'
import { removeExpiredMenuUploads } from '#server/db/shop/menu-uploads.ts'
import type { Store } from '#server/db/store/store.ts'
import type { DatabaseClock } from '#server/db/work/bulk-context.ts'
import type { Log } from '#server/log.ts'
import { runWithLog } from './run-with-log.ts'

export interface ErasureJobDeps {
  readonly store: ErasingStore & Pick<Store, 'content'>
  readonly now: () => Date
  readonly clock: DatabaseClock
  readonly log: Log
}

const daySeconds = 86_400
const everyMs = 3_600_000

/**
 * Schedules hourly, but the queue accepts one run a day. A failed run continues where it ended.
 * @returns stops scheduling
 */
export async function startErasures({ store, now, clock, log }: ErasureJobDeps): Promise<() => void> {
  const { queue } = store
  await queue.work('erase-customers', { pollingIntervalSeconds: 60 }, async () => {
    await runWithLog(log, 'erasures', async () => {
      await removeExpiredMenuUploads(store.db, now())
      await removeOldDeliveries(store.db, now())
      const doubt = await heldBack(store, 'erase', now(), clock)
      if (doubt) log('erasures', new HeldBackError(doubt))
      // A large number does not delay a customer's own request; a wrong clock does.
      if (!doubt || doubt.doubt === 'many-customers')
        await eraseExpired(store, now(), doubt ? 'asked' : 'all')
    })
  })
  const ask = () =>
    queue
      .send('erase-customers', {}, { singletonSeconds: daySeconds, startAfter: nightOf(now()) })
      .catch((error) => log('erasures', error))
  const timer = setInterval(ask, everyMs)
  timer.unref()
  await ask()
  return () => clearInterval(timer)
}

/**
 * The queue's UTC days are 08:00 to 08:00 in Hong Kong.
 * @returns 02:00 in that night
 */
const nightOf = (now: Date) => new Date(`${now.toISOString().slice(0, 10)}T18:00:00Z`)
