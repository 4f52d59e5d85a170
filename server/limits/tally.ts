/** Anybody can cause these events, so a report a minute protects the log. */

export type Counts = ReadonlyMap<string, number>

export type Tally = (what: string) => Promise<void>

const minute = 60_000

/** Different events within a minute; further events share one name. */
const maxDifferent = 50
const others = 'others'

/** Reports the first event immediately, the others after a minute. A failed report is retried. */
export function createTally(tell: (counts: Counts) => void | Promise<void>): Tally {
  const counts = new Map<string, number>()
  let isWithinMinute = false

  function add(what: string, times: number) {
    const key = counts.has(what) || counts.size < maxDifferent ? what : others
    counts.set(key, (counts.get(key) ?? 0) + times)
  }

  async function notifyAll() {
    const snapshot = new Map(counts)
    counts.clear()
    try {
      await tell(snapshot)
    } catch (error) {
      for (const [what, times] of snapshot) add(what, times)
      throw error
    }
  }

  function startMinute() {
    isWithinMinute = true
    setTimeout(() => {
      isWithinMinute = false
      if (counts.size === 0) return
      startMinute()
      notifyAll().catch(() => null)
    }, minute).unref()
  }

  return async (what) => {
    add(what, 1)
    if (isWithinMinute) return
    startMinute()
    await notifyAll()
  }
}
