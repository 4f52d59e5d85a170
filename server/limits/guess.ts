import pLimit, { type LimitFunction } from 'p-limit'
import type { Wait } from './counter.ts'
import type { Asked, Limiter } from './limiter.ts'

export type Guess<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly wait: Wait }

/**
 * Guesses of one client under way at once. The others wait for their turn: nobody who knows is refused for asking at
 * the same time as a whole office, and whoever guesses a thousand at once learns of hardly more than one after the other.
 */
const mostAtOnce = 20

const turns = new WeakMap<Limiter, Map<string, LimitFunction>>()

/**
 * Asks for something that only those find who know it, and counts it only where it was not found. What fails is no
 * wrong guess.
 */
export async function guess<Outcome>(
  limiter: Limiter,
  asked: readonly Asked[],
  look: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Guess<Outcome>> {
  return inTurn(limiter, asked, async () => {
    const wait = await limiter.look(...asked)
    if (wait !== null) return { ok: false, wait }
    const outcome = await look()
    if (isWrong(outcome)) await limiter.take(...asked)
    return { ok: true, outcome }
  })
}

async function inTurn<Value>(
  limiter: Limiter,
  asked: readonly Asked[],
  task: () => Promise<Value>,
): Promise<Value> {
  const [first] = asked
  if (!first) return task()
  const ofLimiter = turns.get(limiter) ?? new Map<string, LimitFunction>()
  turns.set(limiter, ofLimiter)
  const key = first.join(' ')
  const turn = ofLimiter.get(key) ?? pLimit(mostAtOnce)
  ofLimiter.set(key, turn)
  try {
    return await turn(task)
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) ofLimiter.delete(key)
  }
}
