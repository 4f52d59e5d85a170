import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { newIdempotencyKey } from '#domain/idempotency-key.ts'
import type { Tap, TapVerb } from '#domain/staff/stop-tap.ts'
import { sendTaps } from './send-taps.ts'
import { addTap, noTaps, onTapsChange, queuedTaps, removeTap } from './tap-queue.ts'

export interface Taps {
  /** Of this person, the oldest first. */
  readonly waiting: readonly Tap[]
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  /** How many the server did not take, until somebody has seen that. */
  readonly refused: number
  readonly seeRefused: () => void
  readonly tap: (
    verb: TapVerb,
    of: number,
    words?: { readonly subject?: string; readonly note?: string },
  ) => void
  /** Takes back what is not sent yet. */
  readonly drop: (of: number) => void
}

/** How often sending is tried again. Milliseconds. */
const everySoOften = 2_000

/** The taps of one person that wait for a signal, sent as soon as there is one. */
export function useTaps(staffId: string): Taps {
  const { revalidate } = useRevalidator()
  const queued = useSyncExternalStore(onTapsChange, queuedTaps, noTaps)
  const own = queued.filter((tap) => tap.staffId === staffId)
  const [state, setState] = useState({ isOffline: false, isSignedOut: false, refused: 0 })
  const hasTaps = own.length > 0

  const send = useCallback(
    async (atOnce: boolean) => {
      const sending = await sendTaps(staffId, atOnce)
      setState(({ refused }) => ({
        isOffline: sending.kind === 'offline',
        isSignedOut: sending.kind === 'signed-out',
        refused: refused + (sending.kind === 'sent' ? sending.refused : 0),
      }))
      if (sending.kind === 'sent' && sending.number > 0) await revalidate()
    },
    [staffId, revalidate],
  )

  useEffect(() => {
    if (!hasTaps) return
    const leaving = () => document.visibilityState === 'hidden' && void send(true)
    const online = () => void send(false)
    const timer = setInterval(online, everySoOften)
    addEventListener('online', online)
    document.addEventListener('visibilitychange', leaving)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', leaving)
    }
  }, [hasTaps, send])

  return {
    ...state,
    isOffline: state.isOffline && hasTaps,
    waiting: own.map(({ at, ...tap }) => ({ ...tap, at: new Date(at) })),
    seeRefused: () => setState((before) => ({ ...before, refused: 0 })),
    tap(verb, of, { subject = '', note = '' } = {}) {
      const key = newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16)))
      addTap({ key, of, verb, at: new Date().toISOString(), subject, note, staffId })
    },
    drop: (of) => {
      for (const { key } of own.filter((tap) => tap.of === of)) removeTap(key)
    },
  }
}
