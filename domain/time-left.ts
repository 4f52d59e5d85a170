/** How long is left until a deadline, in hours and minutes. */

const minute = 60_000

export interface TimeLeft {
  readonly hours: number
  /** 0 to 59. */
  readonly minutes: number
}

/**
 * A minute that has begun counts, so that nobody reads of 0 minutes while there is time; null: it is over.
 * @param left milliseconds; below 0 after the deadline
 */
export function timeLeft(left: number): TimeLeft | null {
  if (left <= 0) return null
  const all = Math.ceil(left / minute)
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
