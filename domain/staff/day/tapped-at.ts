/** Older times mean a wrong clock. */
const maxAgeMs = 24 * 3_600_000

/**
 * A wrong device clock still measures the wait between update and sending. Updates without a sending time
 * use the server's clock, which kitchen pages have.
 * @param tapTime null for now
 * @param sentTime by the same clock
 */
export function updatedAt(tapTime: string | null, sentTime: string | null, now: Date): Date {
  const at = timeOf(tapTime)
  const age = at === null ? 0 : (timeOf(sentTime) ?? now.getTime()) - at
  return age >= 0 && age <= maxAgeMs ? new Date(now.getTime() - age) : now
}

function timeOf(text: string | null): number | null {
  const time = text && text.length <= 30 ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}
