import pLimit, { type LimitFunction } from 'p-limit'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { Wait } from './counter.ts'
import type { LimitedCall, Limiter } from './limiter.ts'

export function orderGuesses(client: string, referenceText: string): readonly LimitedCall[] {
  const reference = parseReference(referenceText)
  return [
    ['wrongOrderPages', client],
    ...(reference ? [['wrongOrderKeys', `${client} ${reference}`] as const] : []),
  ]
}

export type Guess<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly wait: Wait }

/**
 * Further guesses of the client wait, so that an office is not rejected for asking at the same time and a thousand
 * guesses at once gain nothing.
 */
const maxConcurrent = 20

const turns = new WeakMap<Limiter, Map<string, LimitFunction>>()

/** Counts the attempt only if nothing was found. */
export async function guess<Outcome>(
  limiter: Limiter,
  limits: readonly LimitedCall[],
  look: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Guess<Outcome>> {
  return inTurn(limiter, limits, async () => {
    const wait = await limiter.look(...limits)
    if (wait !== null) return { ok: false, wait }
    const outcome = await look()
    if (isWrong(outcome)) await limiter.take(...limits)
    return { ok: true, outcome }
  })
}

/** The attempt is counted before the check, so that concurrent attempts gain nothing; a right secret is uncounted. */
export async function attempt<Outcome>(
  limiter: Limiter,
  limits: readonly LimitedCall[],
  look: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Guess<Outcome>> {
  const { wait, keep, release } = await limiter.reserve(...limits)
  if (wait !== null) return { ok: false, wait }
  try {
    const outcome = await look()
    if (isWrong(outcome)) keep()
    else await release()
    return { ok: true, outcome }
  } catch (error) {
    await release()
    throw error
  }
}

async function inTurn<Value>(
  limiter: Limiter,
  limits: readonly LimitedCall[],
  task: () => Promise<Value>,
): Promise<Value> {
  const [first] = limits
  if (!first) return task()
  const ofLimiter = turns.get(limiter) ?? new Map<string, LimitFunction>()
  turns.set(limiter, ofLimiter)
  const key = first.join(' ')
  const turn = ofLimiter.get(key) ?? pLimit(maxConcurrent)
  ofLimiter.set(key, turn)
  try {
    return await turn(task)
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) ofLimiter.delete(key)
  }
}
