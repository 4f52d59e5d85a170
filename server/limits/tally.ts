/**
 * Counts events that anybody can cause at will and reports them once a minute, so that a flood of requests does not
 * flood the log.
 */

export type Tallied = ReadonlyMap<string, number>

/** Counts an event; resolves after the report if it is immediate. */
export type Tally = (what: string) => Promise<void>

/** In milliseconds. */
const minute = 60_000

/** Different events within a minute; the others share one name. */
const maxDifferent = 50
const others = 'others'

/**
 * Reports the first event immediately, and the following ones at the end of the minute. A failed report is retried with
 * the next.
 */
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
