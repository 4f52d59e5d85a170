import { useEffect } from 'react'

const retryIntervalMs = 2_000

/**
 * Sends as soon as the network is back, and when the page is left.
 * @param send gets `true` when the page is being left
 */
export function useSending(hasWaiting: boolean, send: (atOnce: boolean) => Promise<void>): void {
  useEffect(() => {
    if (!hasWaiting) return
    const leaving = () => document.visibilityState === 'hidden' && void send(true)
    const online = () => void send(false)
    const timer = setInterval(online, retryIntervalMs)
    addEventListener('online', online)
    document.addEventListener('visibilitychange', leaving)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', leaving)
    }
  }, [hasWaiting, send])
}
