/** A tap may have waited for a signal for a day; an older time is that of a wrong clock. Milliseconds. */
const oldest = 24 * 3_600_000

/**
 * The time of a tap, as far as that can be told. The clock of the device may be wrong, but it tells how long the tap
 * waited: from the tap until it was sent. A tap that does not say when it was sent is taken by the clock that it has: the
 * kitchen's page has the server's, so that the time on the line counts as waiting too.
 * @param written when it was tapped; null: just now
 * @param sent when it was sent, by the same clock
 */
export function tappedAt(written: string | null, sent: string | null, now: Date): Date {
  const at = timeOf(written)
  const age = at === null ? 0 : (timeOf(sent) ?? now.getTime()) - at
  return age >= 0 && age <= oldest ? new Date(now.getTime() - age) : now
}

function timeOf(written: string | null): number | null {
  const time = written && written.length <= 30 ? Date.parse(written) : Number.NaN
  return Number.isNaN(time) ? null : time
}
