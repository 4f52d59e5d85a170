import { useEffect, useEffectEvent, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import { shareEvents } from './shared-events.ts'
import { loadUnattended } from './unattended-load.ts'

/** A page with this `handle` reloads its data after every event. */
export interface LiveHandle {
  readonly isLive: true
}

export type Connection =
  | { readonly state: 'connecting' | 'live' }
  /** The time is that of the server's clock. */
  | { readonly state: 'lost'; readonly since: Date }

/** One action often causes several events. */
const settleMs = 100
/** Without the stream, the page polls. */
const pollIntervalMs = 15_000

/** @param loadFrame loads the frame's data, on pages that must not reload */
export function useStaffEvents(
  { place, now }: Pick<StaffLive, 'place' | 'now'>,
  loadFrame: () => Promise<void>,
): Connection {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' })
  const { revalidate } = useRevalidator()
  const matches = useMatches()
  const follows = matches.some(({ handle }) => (handle as Partial<LiveHandle> | undefined)?.isLive === true)
  const reload = useEffectEvent(() => loadUnattended(follows ? revalidate : loadFrame))
  /** The data of any page redirects to the sign-in page. */
  const leave = useEffectEvent(() => void revalidate())
  /** Events without an audit log entry cannot be resumed after a lost connection. */
  const mayHaveMissed = useEffectEvent((wasLost: boolean) => wasLost || follows)
  const first = useEffectEvent(() => ({ place, offset: now.getTime() - Date.now() }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { place, offset } = first()
    let [isAsked, hasEnded] = [false, false]
    // Reloads are not restarted: constant events would postpone the last one for ever.
    const soon = () => {
      isAsked = true
      timer ??= setTimeout(run, settleMs)
    }
    async function run() {
      isAsked = false
      await reload()
      timer = undefined
      if (isAsked && !hasEnded) soon()
    }
    let isLive: boolean | null = null
    const stop = shareEvents(place, (message) => {
      if (message.type === 'news') return soon()
      if (message.type === 'over') leave()
      const isLiveNow = message.type === 'state' && message.isLive
      if (isLiveNow === isLive) return
      if (isLiveNow && mayHaveMissed(isLive === false)) soon()
      isLive = isLiveNow
      setConnection(isLive ? { state: 'live' } : { state: 'lost', since: new Date(Date.now() + offset) })
    })
    const asking = setInterval(() => isLive === false && navigator.onLine && soon(), pollIntervalMs)
    return () => {
      hasEnded = true
      clearTimeout(timer)
      clearInterval(asking)
      stop()
    }
  }, [])
  return connection
}
