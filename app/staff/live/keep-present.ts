/** Tells the server which order this page has open, as long as the page can be seen. */
import { staffPresencePath } from '#app/paths.ts'
import { type Colleague, presenceEvery } from '#domain/staff/presence.ts'
import type { StreamMessage } from './news-stream.ts'
import { newsChannel } from './shared-news.ts'

interface Answer {
  readonly order: string
  readonly colleagues: readonly Colleague[]
}

/** @returns a function that ends it, and says so */
export function keepPresent(
  { reference, edits }: { readonly reference: string; readonly edits: boolean },
  show: (colleagues: readonly Colleague[]) => void,
): () => void {
  // Names the page among those of one session, no more.
  const page = `${Date.now()}-${Math.random().toString(36).slice(2, 12)}`
  let [hasEnded, sessionHasEnded] = [false, false]
  const take = ({ order, colleagues }: Answer) => {
    if (!hasEnded && order === reference) show(colleagues)
  }

  const say = (method: 'POST' | 'DELETE', said: object) =>
    fetch(staffPresencePath, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, ...said }),
      // Goes on when the page is left.
      keepalive: true,
      signal: AbortSignal.timeout(presenceEvery),
    })
  async function stay() {
    if (sessionHasEnded || document.visibilityState !== 'visible') return
    try {
      const response = await say('POST', { order: reference, edits })
      sessionHasEnded = response.status === 204
      if (response.ok) take(sessionHasEnded ? { order: reference, colleagues: [] } : await response.json())
    } catch {
      // Nothing is known of the others now.
      if (!hasEnded) show([])
    }
  }
  // The server forgets the page by itself too.
  const leave = () => void say('DELETE', {}).catch(() => {})
  const look = () => (document.visibilityState === 'visible' ? void stay() : leave())

  // Between two answers, the stream of news tells; without locks browsers have one for each tab, and no channel.
  const channel = new BroadcastChannel(newsChannel)
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
    if (data.type === 'presence') take(JSON.parse(data.data))
  }
  void stay()
  const timer = setInterval(stay, presenceEvery)
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  return () => {
    hasEnded = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', leave)
    channel.close()
    leave()
  }
}
