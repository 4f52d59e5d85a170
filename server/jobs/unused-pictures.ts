/** Removes pictures that nothing uses: each picture that is sent or cut asks for a look once it may have become one. */
import { isClockDoubtful } from '#server/commands/bulk/held-back.ts'
import { removeUnusedPictures } from '#server/commands/shop/remove-unused-pictures.ts'
import type { Store } from '#server/db/store/store.ts'
import type { DatabaseClock } from '#server/db/work/bulk-facts.ts'
import type { Log } from '#server/log.ts'
import { logged } from './logged.ts'

interface SweepDeps {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly now: () => Date
  readonly clock: DatabaseClock
  readonly log: Log
}

/** Several looks that are due are one. */
const workOptions = { batchSize: 50, pollingIntervalSeconds: 60 } as const

export async function startUnusedPictures({ store, now, clock, log }: SweepDeps): Promise<void> {
  await store.queue.work('unused-pictures', workOptions, async () => {
    await logged(log, 'unused pictures', async () => {
      // The next picture that is sent asks for another look.
      if (!(await isClockDoubtful(store, now(), clock))) await removeUnusedPictures(store, now())
    })
  })
}
