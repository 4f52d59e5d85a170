import { useEffect, useRef } from 'react'

/**
 * How far the server's clock is ahead of this device's, as far as a page can tell. What the server said came a little
 * later than it was said, so that the true difference is never less: of several, the greatest is the best. It also keeps
 * later taps later, however slow the line was meanwhile. Milliseconds.
 * @param known null: nothing was known yet
 * @param server when the server read what has just arrived
 */
export function aheadAfter(known: number | null, server: Date, device: Date): number {
  return Math.max(known ?? -Infinity, server.getTime() - device.getTime())
}

/**
 * Tells the time by the server's clock: that of a tablet may be wrong by minutes.
 * @param server of the newest data of the page
 */
export function useServerTime(server: Date): () => Date {
  const ahead = useRef<number | null>(null)
  useEffect(() => {
    ahead.current = aheadAfter(ahead.current, server, new Date())
  }, [server])
  return () => new Date(Date.now() + (ahead.current ?? 0))
}
