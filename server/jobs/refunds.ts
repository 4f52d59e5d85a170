import type { JobResult, JobWithMetadata } from 'pg-boss'
import { giveUpRefund, type RefundDeps, refundPayment } from '#server/commands/payments/refund-payment.ts'
import type { Jobs } from '#server/db/queue.ts'
import { errorLine, type Log } from '#server/log.ts'

export interface RefundJobDeps extends RefundDeps {
  readonly now: () => Date
  readonly log: Log
}

const workOptions = {
  batchSize: 5,
  pollingIntervalSeconds: 5,
  perJobResults: true,
  includeMetadata: true,
} as const

/** A failed refund is retried at growing intervals, then left to staff. */
export async function startRefunds(deps: RefundJobDeps): Promise<void> {
  await deps.store.queue.work<Jobs['refund-payment'], void, typeof workOptions>(
    'refund-payment',
    workOptions,
    (jobs) => Promise.all(jobs.map((job) => settle(deps, job))),
  )
}

async function settle(deps: RefundJobDeps, job: JobWithMetadata<Jobs['refund-payment']>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await refundPayment(deps, data, deps.now())
    return { id, status: 'completed' }
  } catch (error) {
    deps.log(`refund, attempt ${retryCount + 1} of ${retryLimit + 1}`, error)
    if (retryCount < retryLimit) return { id, status: 'failed', output: { reason: errorLine(error) } }
    await giveUpRefund(deps.store, data.refundId, 'no answer', deps.now())
    return { id, status: 'completed' }
  }
}
