import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { bellStates, lostSince, live as words } from '#content/staff/shell/live.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import { type Bell, type BellState, createBell } from './bell.ts'
import styles from './live.module.css'
import type { Connection } from './use-staff-events.ts'

/** The bell rings until somebody opens the order. */
const ringIntervalMs = 15_000

export function Live({ live, connection }: { readonly live: StaffLive; readonly connection: Connection }) {
  const calling = live.fresh?.calling ?? 0
  useTitle(live.fresh?.waiting ?? 0)
  return (
    <>
      <ConnectionState connection={connection} />
      {live.fresh && <BellSwitch calling={calling} />}
    </>
  )
}

/** The title is, for example, (3) Today’s orders. */
function useTitle(waitingCount: number) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title.
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = waitingCount > 0 ? `(${waitingCount}) ${bare}` : bare
  }, [waitingCount, key])
}

function ConnectionState({ connection }: { readonly connection: Connection }) {
  const text = useText()
  return (
    <span className={`${styles.connection} ${styles[connection.state] ?? ''}`} role="status">
      <span>
        {connection.state === 'live' && text(words.connected)}
        {connection.state === 'connecting' && text(words.connecting)}
        {connection.state === 'lost' && text(lostSince(timeInHongKong(connection.since)))}
      </span>
    </span>
  )
}

function BellSwitch({ calling }: { readonly calling: number }) {
  const text = useText()
  const [bell] = useState(createBell)
  const state = useSyncExternalStore<BellState>(bell.onChange, bell.state, () => 'off')
  useRinging(bell, calling)
  return (
    <Button
      type="button"
      kind="bare"
      className={styles.bell}
      aria-pressed={state === 'on' || state === 'blocked'}
      disabled={state === 'impossible'}
      onClick={() => void bell.toggle()}
    >
      <StaffIcon name="bell" size={16} />
      <span>
        {text(words.bell)}
        {text({ zh: '：', en: ': ' })}
        {text(bellStates[state])}
      </span>
    </Button>
  )
}

function useRinging(bell: Bell, calling: number) {
  useEffect(() => {
    if (calling === 0) return
    bell.ring()
    const timer = setInterval(bell.ring, ringIntervalMs)
    return () => clearInterval(timer)
  }, [bell, calling])
}
