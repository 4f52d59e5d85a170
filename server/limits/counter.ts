/** One row of the table at work: counts in memory, tells the shared counts, reports who is refused. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Window } from './limits.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Whole seconds until it may be asked again, at least 1. */
export type Wait = number

export interface Counter {
  /** Counts one; null: it may go on. */
  take(who: string): Promise<Wait | null>
  /** As `take`, but counts only where it is refused. */
  look(who: string): Promise<Wait | null>
}

export interface CounterOptions {
  /** Of the row, for the shared counts and the report. */
  readonly name: string
  /** What is kept and reported of who asked. */
  readonly hash: (who: string) => string
  readonly shared: SharedCounts | null
  readonly report: (line: string) => void
}

/** An attacker may own addresses by the million; beyond this new ones are not counted until the window is over. */
export const mostNewKeys = 50_000

export function createCounter({ most, seconds }: Window, options: CounterOptions): Counter {
  const { name, hash, shared, report } = options
  const memory = new RateLimiterMemory({ points: most, duration: seconds })
  let newKeys = 0
  let countedSince = Date.now()

  function hasRoom(): boolean {
    if (Date.now() - countedSince > seconds * 1000) {
      newKeys = 0
      countedSince = Date.now()
    }
    return newKeys < mostNewKeys
  }

  /** What the shared counts know of a count: a key seen once is told to nobody, which spares honest traffic a write. */
  const told = (count: number) => (count > 1 ? Math.min(count, most + 1) : 0)

  function tell(who: string, before: number, after: number) {
    const points = told(after) - told(before)
    if (points !== 0) shared?.add({ name, key: hash(who), points, most, seconds }, (ms) => block(who, ms))
  }

  /** Others have counted the rest: refused here too, for as long as the shared window lasts. */
  async function block(who: string, ms: number) {
    const known = await memory.get(who)
    if (known && known.consumedPoints > most) return
    await memory.block(who, inSeconds(ms))
    reportRefused(who, inSeconds(ms))
  }

  function reportRefused(who: string, wait: Wait) {
    report(`${name}: more than ${most} in ${seconds} s from ${hash(who).slice(0, 8)}, refused for ${wait} s`)
  }

  async function take(who: string): Promise<Wait | null> {
    if (!hasRoom() && (await memory.get(who)) === null) return null
    const {
      consumedPoints: count,
      isFirstInDuration,
      msBeforeNext,
    } = await memory.consume(who).catch(countOf)
    if (isFirstInDuration) newKeys += 1
    tell(who, count - 1, count)
    if (count <= most) return null
    const wait = inSeconds(msBeforeNext)
    if (count === most + 1) reportRefused(who, wait)
    return wait
  }

  return {
    take,
    async look(who) {
      const known = await memory.get(who)
      return known && known.consumedPoints >= most ? take(who) : null
    },
  }
}

/** The library refuses by rejecting with the count. */
function countOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

const inSeconds = (ms: number): Wait => Math.max(1, Math.ceil(ms / 1000))
