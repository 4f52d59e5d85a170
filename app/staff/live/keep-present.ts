/** Tells the server which order this page has open, as long as the page can be seen. */
import { staffPresencePath } from '#app/paths.ts'
import {
  type Colleague,
  type LeftPage,
  type PresenceAnswer,
  type PresenceBody,
  presenceEvery,
} from '#domain/staff/presence.ts'
import type { StreamMessage } from './news-stream.ts'
import { newsChannel } from './shared-news.ts'

/** @returns a function that ends it, and says so */
export function keepPresent(
  { reference, edits }: { readonly reference: string; readonly edits: boolean },
  show: (colleagues: readonly Colleague[]) => void,
): () => void {
  // Names the page among those of one session, no more.
  const page = `${Date.now()}-${Math.random().toString(36).slice(2, 12)}`
  let [hasEnded, sessionHasEnded] = [false, false]
  const onAnswer = ({ order, colleagues }: PresenceAnswer) => {
    if (!hasEnded && order === reference) show(colleagues)
  }

  const send = (method: 'POST' | 'DELETE', body: PresenceBody | LeftPage) =>
    fetch(staffPresencePath, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Goes on when the page is left.
      keepalive: true,
      signal: AbortSignal.timeout(presenceEvery),
    })
  async function reportPresent() {
    if (sessionHasEnded || document.visibilityState !== 'visible') return
    try {
      const response = await send('POST', { page, order: reference, edits })
      sessionHasEnded = response.status === 204
      if (response.ok)
        onAnswer(sessionHasEnded ? { order: reference, colleagues: [] } : await response.json())
    } catch {
      // Nothing is known of the others now.
      if (!hasEnded) show([])
    }
  }
  // The server forgets the page by itself too.
  const reportLeft = () => void send('DELETE', { page }).catch(() => {})
  const onVisibilityChange = () =>
    document.visibilityState === 'visible' ? void reportPresent() : reportLeft()

  // Between two answers, the stream of news tells; without locks browsers have one for each tab, and no channel.
  const channel = new BroadcastChannel(newsChannel)
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
    if (data.type === 'presence') onAnswer(JSON.parse(data.data))
  }
  void reportPresent()
  const timer = setInterval(reportPresent, presenceEvery)
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pagehide', reportLeft)
  return () => {
    hasEnded = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    removeEventListener('pagehide', reportLeft)
    channel.close()
    reportLeft()
  }
}
