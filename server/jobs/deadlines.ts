/** Looks once a minute for orders that were not paid in time, and for returns that were forgotten. */

import { type ReleaseDeps, releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import { askRefundsAgain } from '#server/commands/payments/ask-refunds-again.ts'
import type { Log } from '#server/log.ts'

export interface DeadlineDeps extends ReleaseDeps {
  readonly now: () => Date
  readonly log: Log
}

const everyMs = 60_000

/**
 * Starts looking, at once and then every minute. Several servers may look at the same time: an order is released once.
 * @returns stops looking, and resolves when a round under way has ended
 */
export function startDeadlines({ store, provider, now, log }: DeadlineDeps): () => Promise<void> {
  let round: Promise<void> | null = null
  /** Ends when both have ended, even where one of them fails. */
  async function lookOnce() {
    const [released, asked] = await Promise.allSettled([
      releaseOverdue({ store, provider }, now()),
      askRefundsAgain(store, now()),
    ])
    const errors = released.status === 'fulfilled' ? released.value : [released.reason]
    for (const error of errors) log('deadlines', error)
    if (asked.status === 'rejected') log('deadlines', asked.reason)
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
