/** Closes provider pages whose amount is outdated. */
import { closeOutdatedPage } from '#server/commands/payments/close-outdated-page.ts'
import type { ClosePageDeps } from '#server/commands/payments/close-page.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Log } from '#server/log.ts'
import { runWithLog } from './run-with-log.ts'

export interface ClosingPagesDeps extends Pick<ClosePageDeps, 'store' | 'provider'> {
  readonly now: () => Date
  readonly log: Log
}

/** A customer may be about to pay. */
const workOptions = { batchSize: 1, pollingIntervalSeconds: 2 } as const

/** Retries at growing intervals. */
export async function startClosingPages({ now, log, ...deps }: ClosingPagesDeps): Promise<void> {
  await deps.store.queue.work<Jobs['close-page']>('close-page', workOptions, async ([job]) => {
    if (job) await runWithLog(log, 'closing page', () => closeOutdatedPage(deps, job.data, now()))
  })
}
