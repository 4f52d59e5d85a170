const minute = 60_000

export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
}

/**
 * Rounds up, so that nobody sees 0 minutes too early; null after the deadline.
 * @param left milliseconds
 */
export function timeLeft(left: number): TimeLeft | null {
  if (left <= 0) return null
  const all = Math.ceil(left / minute)
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
