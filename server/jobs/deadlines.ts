/** Finds overdue payments and forgotten refunds. */

import { HeldBackError, heldBack } from '#server/commands/bulk/held-back.ts'
import { type ReleaseDeps, releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import { askRefundsAgain } from '#server/commands/payments/ask-refunds-again.ts'
import type { Store } from '#server/db/store/store.ts'
import type { DatabaseClock } from '#server/db/work/bulk-context.ts'
import { atMostEvery, type Log } from '#server/log.ts'

export interface DeadlineDeps extends ReleaseDeps {
  readonly store: ReleaseDeps['store'] & Pick<Store, 'content'>
  readonly now: () => Date
  readonly clock: DatabaseClock
  readonly log: Log
}

const everyMs = 60_000

/**
 * Several servers may check at the same time.
 * @returns stops, and resolves after the current round
 */
export function startDeadlines({ store, provider, now, clock, log }: DeadlineDeps): () => Promise<void> {
  let round: Promise<void> | null = null
  const logDoubt = atMostEvery(3_600_000, log)
  async function release() {
    const doubt = await heldBack(store, 'release', now(), clock)
    if (!doubt) return releaseOverdue({ store, provider }, now())
    logDoubt('deadlines', new HeldBackError(doubt))
    return []
  }
  /** Waits for both, even if one fails. */
  async function lookOnce() {
    const [releaseResult, retries] = await Promise.allSettled([release(), askRefundsAgain(store, now())])
    const errors = releaseResult.status === 'fulfilled' ? releaseResult.value : [releaseResult.reason]
    for (const error of errors) log('deadlines', error)
    if (retries.status === 'rejected') log('deadlines', retries.reason)
  }
  const look = () => {
    round ??= lookOnce().finally(() => {
      round = null
    })
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    await round
  }
}
