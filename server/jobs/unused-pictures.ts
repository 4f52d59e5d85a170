/** Each upload or crop schedules a check. */
import { isClockDoubtful } from '#server/commands/bulk/held-back.ts'
import { removeUnusedPictures } from '#server/commands/shop/remove-unused-pictures.ts'
import type { Store } from '#server/db/store/store.ts'
import type { DatabaseClock } from '#server/db/work/bulk-context.ts'
import type { Log } from '#server/log.ts'
import { runWithLog } from './run-with-log.ts'

interface SweepDeps {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly now: () => Date
  readonly clock: DatabaseClock
  readonly log: Log
}

/** Several due checks run as one. */
const workOptions = { batchSize: 50, pollingIntervalSeconds: 60 } as const

export async function startUnusedPictures({ store, now, clock, log }: SweepDeps): Promise<void> {
  await store.queue.work('unused-pictures', workOptions, async () => {
    await runWithLog(log, 'unused pictures', async () => {
      // The next upload schedules another check.
      if (!(await isClockDoubtful(store, now(), clock))) await removeUnusedPictures(store, now())
    })
  })
}
