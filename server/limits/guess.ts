import pLimit, { type LimitFunction } from 'p-limit'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { Wait } from './counter.ts'
import type { Asked, Limiter } from './limiter.ts'

/** What opening an order with a wrong key counts under. */
export function orderGuesses(client: string, written: string): readonly Asked[] {
  const reference = parseReference(written)
  return [
    ['wrongOrderPages', client],
    ...(reference ? [['wrongOrderKeys', `${client} ${reference}`] as const] : []),
  ]
}

export type Guess<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly wait: Wait }

/**
 * Concurrent guesses of one client; the others wait for their turn. A user with the right value is therefore not
 * rejected because a whole office asks at the same time, and a client that sends a thousand guesses at once learns
 * hardly more than one that sends them one after the other.
 */
const maxConcurrent = 20

const turns = new WeakMap<Limiter, Map<string, LimitFunction>>()

/**
 * Looks up something that only authorised clients can name, and counts the attempt only when it was not found. A lookup
 * that throws does not count as a wrong guess.
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

/**
 * Tries a secret that a person typed, such as a password. The attempt is counted before it is looked at, so that many
 * sent at once are no more than as many one after the other; a right one is taken back from the count.
 */
export async function attempt<Outcome>(
  limiter: Limiter,
  asked: readonly Asked[],
  look: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Guess<Outcome>> {
  const { wait, keep, release } = await limiter.reserve(...asked)
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
  asked: readonly Asked[],
  task: () => Promise<Value>,
): Promise<Value> {
  const [first] = asked
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
