import type { Wait } from './counter.ts'
import type { Asked, Limiter } from './limiter.ts'

export type Guess<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly wait: Wait }

/**
 * Asks for something that only those find who know it, and counts it only where it was not found. It is counted
 * before it is looked for and taken back afterwards: otherwise a thousand guesses at once would all be looked for
 * before the first is counted. What fails is no wrong guess.
 */
export async function guess<Outcome>(
  limiter: Limiter,
  asked: readonly Asked[],
  look: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Guess<Outcome>> {
  const wait = await limiter.take(...asked)
  if (wait !== null) return { ok: false, wait }
  let counts = false
  try {
    const outcome = await look()
    counts = isWrong(outcome)
    return { ok: true, outcome }
  } finally {
    if (!counts) await limiter.giveBack(...asked)
  }
}
