/** Says whether something may be asked once more, and otherwise when. */
import { createHmac } from 'node:crypto'
import { type Counter, createCounter, type Wait } from './counter.ts'
import { type LimitKind, limits } from './limits.ts'
import type { SharedCounts } from './shared-counts.ts'

/** What is asked, and by whom or for what as the row says: an address, a key. */
export type Asked = readonly [kind: LimitKind, who: string]

export interface Limiter {
  /** Counts a request under each of these, up to the first that is full. null: it may go on. */
  take(...asked: readonly Asked[]): Promise<Wait | null>
  /** Whether `take` would refuse, without counting. */
  look(...asked: readonly Asked[]): Promise<Wait | null>
}

export interface LimiterOptions {
  /** Addresses are personal data: beyond this process only what this key makes of them is known. */
  readonly secret: string
  /** Where servers that share a database add up their counts; null: this server is alone. */
  readonly shared: SharedCounts | null
  /** Takes a line for the operator whenever someone is refused for the first time in a window. */
  readonly report: (line: string) => void
}

/**
 * Memory alone decides, so that no order waits for a count or fails with it. Servers that share a database tell it
 * what they counted, and hear who is over the limit in all; while it is away, each goes by its own counts.
 */
export function createLimiter({ secret, shared, report }: LimiterOptions): Limiter {
  const hash = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)
  const counters = new Map<LimitKind, readonly Counter[]>()

  function countersOf(kind: LimitKind): readonly Counter[] {
    const known = counters.get(kind)
    if (known) return known
    const made = limits[kind].map((window) => createCounter(window, { name: kind, hash, shared, report }))
    counters.set(kind, made)
    return made
  }

  async function firstWait(
    asked: readonly Asked[],
    ask: (counter: Counter, who: string) => Promise<Wait | null>,
  ) {
    for (const [kind, who] of asked)
      for (const counter of countersOf(kind)) {
        const wait = await ask(counter, who)
        if (wait !== null) return wait
      }
    return null
  }

  return {
    take: (...asked) => firstWait(asked, (counter, who) => counter.take(who)),
    look: (...asked) => firstWait(asked, (counter, who) => counter.look(who)),
  }
}
