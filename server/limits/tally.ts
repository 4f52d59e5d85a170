/** Counts what somebody may cause at will, and tells it once a minute: a flood of requests must not flood the log. */

/** How often each thing happened. */
export type Tallied = ReadonlyMap<string, number>

/** Notes that something happened; resolves once it is told, where it is told at once. */
export type Tally = (what: string) => Promise<void>

/** Milliseconds. */
const minute = 60_000

/** Different things within a minute; the others are added up under one name. */
const maxDifferent = 50
const others = 'others'

/** Tells the first at once, and what follows within a minute at its end. What could not be told waits for the next. */
export function createTally(tell: (tallied: Tallied) => void | Promise<void>): Tally {
  const counts = new Map<string, number>()
  let isWithinMinute = false

  function add(what: string, times: number) {
    const key = counts.has(what) || counts.size < maxDifferent ? what : others
    counts.set(key, (counts.get(key) ?? 0) + times)
  }

  async function tellAll() {
    const tallied = new Map(counts)
    counts.clear()
    try {
      await tell(tallied)
    } catch (error) {
      for (const [what, times] of tallied) add(what, times)
      throw error
    }
  }

  function startMinute() {
    isWithinMinute = true
    setTimeout(() => {
      isWithinMinute = false
      if (counts.size === 0) return
      startMinute()
      tellAll().catch(() => null)
    }, minute).unref()
  }

  return async (what) => {
    add(what, 1)
    if (isWithinMinute) return
    startMinute()
    await tellAll()
  }
}
