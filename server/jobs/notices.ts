import pLimit from 'p-limit'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { sendSampleLetter } from '#server/commands/notices/sample-letter.ts'
import {
  type NotifyDeps,
  notifyOrderEvent,
  notifyOrderPlaced,
  sendOrderLink,
} from '#server/commands/notices/send-notices.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'
import { errorLine, type Log } from '#server/log.ts'

export interface NoticeDeps extends NotifyDeps {
  readonly store: Pick<Store, 'content' | 'db' | 'queue' | 'tokenKey' | 'orderWriter'>
  readonly log: Log
}

/** Each uses a database connection that customers need too. */
const maxConcurrent = 4

/** Orders may arrive without a break. */
const maxPauseMs = 2_000

const pollSeconds = 2

/** Full batches follow without a pause. */
const workOptions = {
  batchSize: 50,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/** A failed notice is retried at growing intervals and delays no other. */
export async function startNotices(
  deps: NoticeDeps,
  pollingIntervalSeconds: number = pollSeconds,
): Promise<void> {
  const options = { ...workOptions, pollingIntervalSeconds }
  const turn = pLimit(maxConcurrent)
  const work = <Name extends keyof Jobs>(
    name: Name,
    send: (deps: NotifyDeps, data: Jobs[Name]) => Promise<void>,
  ) =>
    deps.store.queue.work<Jobs[Name], void, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => turn(() => settle(deps, job, send)))),
    )
  await work('order-placed', notifyOrderPlaced)
  await work('order-event', notifyOrderEvent)
  await work('order-link', sendOrderLink)
  await work('sample-letter', sendSampleLetter)
}

async function settle<Data>(
  deps: NoticeDeps,
  { id, data, retryCount, retryLimit }: JobWithMetadata<Data>,
  send: (deps: NotifyDeps, data: Data) => Promise<void>,
): Promise<JobResult> {
  try {
    await deps.store.orderWriter.pause(maxPauseMs)
    await send(deps, data)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log(`notice, attempt ${retryCount + 1} of ${retryLimit + 1}`, error)
    return { id, status: 'failed', output: { reason: errorLine(error) } }
  }
}
