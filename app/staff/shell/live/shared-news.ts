/**
 * A browser allows six connections to a server, so all tabs share one stream. The tab with the lock holds it;
 * when that tab closes, another takes over.
 */
import { openNews, type StreamMessage } from './news-stream.ts'

const newsChannel = 'staff-news'

type Said =
  | StreamMessage
  /** A new tab requests the current state. */
  | { readonly type: 'hello' }
  | { readonly type: 'place'; readonly place: number }

export function shareNews(after: number, tell: (message: StreamMessage) => void): () => void {
  // Browsers have locks on secure connections only.
  if (!('locks' in navigator)) return openNews(after, tell)
  const channel = new BroadcastChannel(newsChannel)
  const stop = new AbortController()
  let place = after
  let isLive: boolean | null = null
  let keepsStream = false

  function receive(message: StreamMessage) {
    if (message.type === 'news') place = Math.max(place, message.news.place ?? 0)
    if (message.type === 'state') isLive = message.isLive
    if (message.type === 'over') isLive = false
    tell(message)
  }
  channel.onmessage = ({ data: said }: MessageEvent<Said>) => {
    if (said.type === 'hello') {
      if (!keepsStream || isLive === null) return
      channel.postMessage({ type: 'state', isLive } satisfies Said)
      channel.postMessage({ type: 'place', place } satisfies Said)
    } else if (said.type === 'place') {
      // An event happened while the page loaded.
      if (said.place > place) receive({ type: 'news', news: { kind: 'change', place: said.place } })
    } else receive(said)
  }
  channel.postMessage({ type: 'hello' } satisfies Said)

  const held = (): Promise<void> =>
    new Promise((release) => {
      keepsStream = true
      const close = openNews(place, (message) => {
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
  navigator.locks.request(newsChannel, { signal: stop.signal }, held).catch(() => {})

  return () => {
    stop.abort()
    channel.close()
  }
}
