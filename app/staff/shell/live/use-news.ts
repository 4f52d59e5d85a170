import { useEffect, useEffectEvent, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import { shareNews } from './shared-news.ts'
import { loadUnattended } from './unattended.ts'

/** What a page says of itself in its `handle`: its data is loaded again whenever something happened. */
export interface LiveHandle {
  readonly isLive: true
}

export type Connection =
  | { readonly state: 'connecting' | 'live' }
  /** By the server's clock. */
  | { readonly state: 'lost'; readonly since: Date }

/** Several events often belong to one action. Milliseconds. */
const settling = 100
/** Without the stream, pages ask by themselves. Milliseconds. */
const askEvery = 15_000

/**
 * Keeps the page current: its data is loaded again when the server tells that something happened.
 * @param loadFrame loads what the frame shows, on pages whose own data stays as it is
 */
export function useNews(
  { place, now }: Pick<StaffLive, 'place' | 'now'>,
  loadFrame: () => Promise<void>,
): Connection {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' })
  const { revalidate } = useRevalidator()
  const matches = useMatches()
  const follows = matches.some(({ handle }) => (handle as Partial<LiveHandle> | undefined)?.isLive === true)
  const reload = useEffectEvent(() => loadUnattended(follows ? revalidate : loadFrame))
  /** Whatever the page is: without a session, its data leads to the sign-in page. */
  const leave = useEffectEvent(() => void revalidate())
  /** The work of the day has no place in the trail from which the stream could go on. */
  const mayHaveMissed = useEffectEvent((wasLost: boolean) => wasLost || follows)
  const first = useEffectEvent(() => ({ place, offset: now.getTime() - Date.now() }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { place, offset } = first()
    let [isAsked, hasEnded] = [false, false]
    // Reloads follow one another and none is restarted: a constant flow of news would put the last one off for ever.
    const soon = () => {
      isAsked = true
      timer ??= setTimeout(run, settling)
    }
    async function run() {
      isAsked = false
      await reload()
      timer = undefined
      if (isAsked && !hasEnded) soon()
    }
    let isLive: boolean | null = null
    const stop = shareNews(place, (message) => {
      if (message.type === 'news') return soon()
      if (message.type === 'over') leave()
      const isLiveNow = message.type === 'state' && message.isLive
      if (isLiveNow === isLive) return
      if (isLiveNow && mayHaveMissed(isLive === false)) soon()
      isLive = isLiveNow
      setConnection(isLive ? { state: 'live' } : { state: 'lost', since: new Date(Date.now() + offset) })
    })
    const asking = setInterval(() => isLive === false && navigator.onLine && soon(), askEvery)
    return () => {
      hasEnded = true
      clearTimeout(timer)
      clearInterval(asking)
      stop()
    }
  }, [])
  return connection
}
