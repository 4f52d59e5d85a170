/**
 * A browser allows six connections to a server, so all tabs share one stream. The tab with the lock holds it;
 * when that tab closes, another takes over.
 */
import { openEvents, type StreamMessage } from './event-stream.ts'

const eventsChannel = 'staff-news'

type TabMessage =
  | StreamMessage
  /** A new tab requests the current state. */
  | { readonly type: 'hello' }
  | { readonly type: 'place'; readonly place: number }

export function shareEvents(after: number, tell: (message: StreamMessage) => void): () => void {
  // Browsers have locks on secure connections only.
  if (!('locks' in navigator)) return openEvents(after, tell)
  const channel = new BroadcastChannel(eventsChannel)
  const stop = new AbortController()
  let place = after
  let isLive: boolean | null = null
  let keepsStream = false

  function receive(message: StreamMessage) {
    if (message.type === 'news') place = Math.max(place, message.event.place ?? 0)
    if (message.type === 'state') isLive = message.isLive
    if (message.type === 'over') isLive = false
    tell(message)
  }
  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.type === 'hello') {
      if (!keepsStream || isLive === null) return
      channel.postMessage({ type: 'state', isLive } satisfies TabMessage)
      channel.postMessage({ type: 'place', place } satisfies TabMessage)
    } else if (message.type === 'place') {
      // An event happened while the page loaded.
      if (message.place > place) receive({ type: 'news', event: { kind: 'change', place: message.place } })
    } else receive(message)
  }
  channel.postMessage({ type: 'hello' } satisfies TabMessage)

  const holdLock = (): Promise<void> =>
    new Promise((release) => {
      keepsStream = true
      const close = openEvents(place, (message) => {
        receive(message)
        if (!stop.signal.aborted) channel.postMessage(message)
        if (message.type !== 'over') return
        // The tab that signs in again opens the stream.
        keepsStream = false
        release()
      })
      stop.signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  // Rejects if the page is left before its turn.
  navigator.locks.request(eventsChannel, { signal: stop.signal }, holdLock).catch(() => {})

  return () => {
    stop.abort()
    channel.close()
  }
}
