/** A screen of the back office that stays open and connects again, as browsers do. */
import { setTimeout as pause } from 'node:timers/promises'
import { staffEventsPath } from '#app/paths.ts'

export interface StaffScreen {
  /** Resolves to the milliseconds until the screen hears of an order. */
  nextNews(): Promise<number>
  close(): void
}

/** As the server requests of browsers. */
const retryMs = 2_000

export function openScreen(origin: string, headers: Headers): StaffScreen {
  const closing = new AbortController()
  let hear = () => {}
  let lastId = ''
  const read = async () => {
    const fromLast = new Headers(headers)
    if (lastId) fromLast.set('last-event-id', lastId)
    const response = await fetch(`${origin}${staffEventsPath}`, { headers: fromLast, signal: closing.signal })
    const lines = response.body?.pipeThrough(new TextDecoderStream())
    if (!response.ok || !lines) return
    for await (const text of lines) {
      lastId = /^id: (\d+)$/m.exec(text)?.[1] ?? lastId
      if (/^event: news$/m.test(text)) hear()
    }
  }
  const watch = async () => {
    while (!closing.signal.aborted) {
      await read().catch(() => {})
      await pause(retryMs, undefined, { ref: false })
    }
  }
  void watch()
  return {
    nextNews: () => {
      const startedAt = performance.now()
      return new Promise((resolve) => {
        hear = () => resolve(Math.round(performance.now() - startedAt))
      })
    },
    close: () => closing.abort(),
  }
}
