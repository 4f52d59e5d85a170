const minute = 60_000

export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
}

/**
 * Rounds up, so that nobody sees 0 minutes too early; null after the deadline.
 * @param left milliseconds
 */
export function timeLeft(remaining: number): TimeLeft | null {
  if (remaining <= 0) return null
  const all = Math.ceil(remaining / minute)
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
