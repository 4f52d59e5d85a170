import type { JobResult, JobWithMetadata } from 'pg-boss'
import { deliverWebhook, type WebhookDeps } from '#server/commands/notices/deliver-webhook.ts'
import type { Jobs } from '#server/db/queue.ts'
import { errorLine, type Log } from '#server/log.ts'

export interface WebhookJobDeps extends WebhookDeps {
  readonly log: Log
}

const workOptions = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/** Own workers, so that a slow receiver delays no letter. */
export async function startWebhooks(deps: WebhookJobDeps, pollingIntervalSeconds = 2): Promise<void> {
  const options = { ...workOptions, pollingIntervalSeconds }
  await deps.store.queue.work<Jobs['webhook'], void, typeof options>('webhook', options, (jobs) =>
    Promise.all(jobs.map((job) => settle(deps, job))),
  )
}

/** The queue retries only what the database failed; the delivery itself plans its other tries. */
async function settle(
  deps: WebhookJobDeps,
  { id, data }: JobWithMetadata<Jobs['webhook']>,
): Promise<JobResult> {
  try {
    await deliverWebhook(deps, data)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log('webhook', error)
    return { id, status: 'failed', output: { reason: errorLine(error) } }
  }
}
