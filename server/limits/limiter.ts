import { createHmac } from 'node:crypto'
import { type Allowance, type Counter, createCounter, type Reservation, type Wait } from './counter.ts'
import { countsInMemory, type OpenCounts } from './counts.ts'
import { isGuess, type LimitKind, limits } from './limits.ts'

/** The row defines what `who` is, such as an address or a key. */
export type LimitedCall = readonly [kind: LimitKind, who: string]

export interface Limiter {
  /** Stops at the first exhausted limit; null if accepted. */
  take(...limits: readonly LimitedCall[]): Promise<Wait | null>
  /** Counts only rejected requests. */
  look(...limits: readonly LimitedCall[]): Promise<Wait | null>
  /** Counts under all limits, or under none if one is exhausted. */
  reserve(...limits: readonly LimitedCall[]): Promise<Reservation>
  remaining(...limits: readonly LimitedCall[]): Promise<Allowance>
}

export interface LimiterOptions {
  /** Addresses are personal data and leave this process only hashed. */
  readonly secret: string
  /** The value is null for a single server. */
  readonly guesses: OpenCounts | null
  readonly report: (line: string) => void
}

/** An attacker may own millions of addresses. */
export const roomInMemory = 50_000

export function createLimiter({ secret, guesses, report }: LimiterOptions): Limiter {
  const hash = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)
  const counters = new Map<LimitKind, readonly Counter[]>()

  function countersOf(kind: LimitKind): readonly Counter[] {
    const counter = counters.get(kind)
    if (counter) return counter
    const failsClosed = isGuess(kind)
    const sharedCounts = failsClosed ? guesses : null
    const room = sharedCounts ? null : roomInMemory
    const open = sharedCounts ?? countsInMemory
    const windows = limits[kind].map((window) =>
      createCounter(window, { name: kind, counts: open(kind, window), room, failsClosed, hash, report }),
    )
    counters.set(kind, windows)
    return windows
  }

  async function firstWait(
    request: readonly LimitedCall[],
    ask: (counter: Counter, who: string) => Promise<Wait | null>,
  ) {
    for (const [kind, who] of request)
      for (const counter of countersOf(kind)) {
        const wait = await ask(counter, who)
        if (wait !== null) return wait
      }
    return null
  }

  const look = (request: readonly LimitedCall[]) => firstWait(request, (counter, who) => counter.look(who))

  async function findFirstReached(request: readonly LimitedCall[]): Promise<Allowance> {
    const counts = request.flatMap(([kind, who]) => countersOf(kind).map((counter) => counter.remaining(who)))
    return (await Promise.all(counts)).reduce((reached, other) =>
      isReachedBefore(other, reached) ? other : reached,
    )
  }

  async function reserve(request: readonly LimitedCall[]): Promise<Reservation> {
    const refuse = async () => ({
      wait: (await findFirstReached(request)).wait,
      keep: () => {},
      release: async () => {},
    })
    // A refused request must not take room among the counts of names.
    if ((await look(request)) !== null) return refuse()
    const reservations: Reservation[] = []
    const releaseAll = async () => void (await Promise.all(reservations.map(({ release }) => release())))
    for (const [kind, who] of request)
      for (const counter of countersOf(kind)) {
        const reservation = await counter.reserve(who)
        if (reservation.wait !== null) {
          reservation.keep()
          await releaseAll()
          return refuse()
        }
        reservations.push(reservation)
      }
    return {
      wait: null,
      keep() {
        for (const { keep } of reservations) keep()
      },
      release: releaseAll,
    }
  }

  return {
    reserve: (...request) => reserve(request),
    take: (...request) => firstWait(request, (counter, who) => counter.take(who)),
    look: (...request) => look(request),
    remaining: (...request) => findFirstReached(request),
  }
}

/** If several limits are exceeded at once, the longest wait counts. */
function isReachedBefore(one: Allowance, other: Allowance): boolean {
  return one.remaining === other.remaining ? one.wait > other.wait : one.remaining < other.remaining
}
