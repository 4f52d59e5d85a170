/** Reconnects after growing pauses. */
import { staffEventsPath } from '#app/paths.ts'
import { type StaffEventKind, type StaffEventMessage, staffEventKinds } from '#domain/staff/staff-events.ts'

export interface StaffEventData {
  readonly kind: StaffEventKind
  /** Audit log id; null if the event has none. */
  readonly place: number | null
}

export type StreamMessage =
  | { readonly type: 'news'; readonly event: StaffEventData }
  | { readonly type: 'state'; readonly isLive: boolean }
  /** The session has ended, and the stream with it. */
  | { readonly type: 'over' }

/** The server sends something every five seconds. */
const maxSilenceMs = 15_000
const firstPause = 1_000
const longestPause = 30_000

/** @param after id of the last audit log entry on the page */
export function openEvents(after: number, tell: (message: StreamMessage) => void): () => void {
  let last = after
  let pause = firstPause
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  function reconnect() {
    source?.close()
    tell({ type: 'state', isLive: false })
    // Not all browsers reconnect together after a restart.
    wait(pause * (0.75 + Math.random() / 2), connect)
    pause = Math.min(2 * pause, longestPause)
  }
  function connect() {
    source = new EventSource(`${staffEventsPath}?after=${last}`)
    wait(maxSilenceMs, reconnect)
    source.onerror = reconnect
    listen('beat', () => {})
    listen('database', (data) => tell({ type: 'state', isLive: data === 'back' }))
    listen('news', (data, id) => {
      const place = /^\d+$/.test(id) ? Number(id) : null
      last = Math.max(last, place ?? 0)
      const { kind }: StaffEventMessage = JSON.parse(data)
      // A newer server may send unknown kinds.
      if (staffEventKinds.includes(kind)) tell({ type: 'news', event: { kind, place } })
    })
    listen('over', () => {
      close()
      tell({ type: 'over' })
    })
  }
  function listen(name: string, listener: (data: string, id: string) => void) {
    source?.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      pause = firstPause
      wait(maxSilenceMs, reconnect)
      listener(data, lastEventId)
    })
  }
  function close() {
    clearTimeout(timer)
    source?.close()
  }

  // The page must not call itself live until the stream times out.
  addEventListener('offline', reconnect)
  connect()
  return () => {
    removeEventListener('offline', reconnect)
    close()
  }
}
