/** Fetches the notices of placed orders from the queue and sends them. */
import pLimit from 'p-limit'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { type NotifyDeps, notifyOrderPlaced } from '#server/commands/notify-order-placed.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'
import { errorLine, type Log } from '#server/log.ts'

export interface NoticeDeps extends NotifyDeps {
  readonly store: Pick<Store, 'db' | 'queue' | 'tokenKey' | 'orderWriter'>
  readonly log: Log
}

/** Each uses a database connection that customers need too. */
const maxConcurrent = 4

/** How long a notice waits at most while orders are being written. Milliseconds. */
const longestPause = 250

/** Many at a time, and no pause while there are more: a busy hour's notices leave within the minute. */
const habits = {
  batchSize: 50,
  pollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/**
 * Starts the one worker that sends the notices. Each notice succeeds or fails by itself: a failed one is retried at
 * growing intervals and delays no other.
 */
export async function startNotices(deps: NoticeDeps): Promise<void> {
  const turn = pLimit(maxConcurrent)
  await deps.store.queue.work<Jobs['order-placed'], void, typeof habits>('order-placed', habits, (jobs) =>
    Promise.all(jobs.map((job) => turn(() => settle(deps, job)))),
  )
}

async function settle(deps: NoticeDeps, job: JobWithMetadata<Jobs['order-placed']>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await deps.store.orderWriter.pause(longestPause)
    await notifyOrderPlaced(deps, data)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log(`notice, attempt ${retryCount + 1} of ${retryLimit + 1}`, error)
    return { id, status: 'failed', output: { reason: errorLine(error) } }
  }
}
