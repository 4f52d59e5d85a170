import { useEffect, useRef } from 'react'

/**
 * Milliseconds. Network delay only makes a measurement too small, so the largest is best.
 * @param earlier null before the first measurement
 * @param server when the server read the data that just arrived
 */
export function aheadAfter(earlier: number | null, server: Date, device: Date): number {
  return Math.max(earlier ?? -Infinity, server.getTime() - device.getTime())
}

/**
 * A tablet's clock may be wrong by minutes.
 * @param server time of the page's newest data
 */
export function useServerTime(server: Date): () => Date {
  const ahead = useRef<number | null>(null)
  useEffect(() => {
    ahead.current = aheadAfter(ahead.current, server, new Date())
  }, [server])
  return () => new Date(Date.now() + (ahead.current ?? 0))
}
