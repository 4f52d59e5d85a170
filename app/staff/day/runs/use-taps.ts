import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#app/staff/shell/waiting/post-waiting.ts'
import { useSending } from '#app/staff/shell/waiting/use-sending.ts'
import { useWaiting } from '#app/staff/shell/waiting/use-waiting.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { Tap, TapVerb } from '#domain/staff/day/stop-tap.ts'
import { dropPicture, keepPicture } from './picture-queue.ts'
import { sendPictures, sendTaps } from './send-taps.ts'
import { addTap, queuedTaps, removeTap } from './tap-queue.ts'

export interface Taps {
  /** Oldest first. */
  readonly waiting: readonly Tap[]
  /** Updates and pictures. */
  readonly unsent: number
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  /** Closing the page loses the queue. */
  readonly isUnstored: boolean
  /** Until they are dismissed. */
  readonly refused: readonly string[]
  /** Refused or lost. */
  readonly lostPhotos: readonly string[]
  readonly seeRefused: () => void
  readonly tap: (
    verb: TapVerb,
    of: number,
    words: {
      readonly about: string
      readonly subject?: string
      readonly note?: string
      readonly picture?: File | null
    },
  ) => void
  readonly drop: (of: number) => void
}

interface Attempts {
  readonly taps: Sending['kind']
  readonly pictures: Sending['kind']
  readonly refused: readonly string[]
  readonly lostPhotos: readonly string[]
}

const untried: Attempts = { taps: 'sent', pictures: 'sent', refused: [], lostPhotos: [] }

const refusedOf = (sending: Sending) => (sending.kind === 'sent' ? sending.refused : [])

/** Sends queued updates as soon as the network is back. */
export function useTaps(staffId: string): Taps {
  const { revalidate } = useRevalidator()
  const { own, isStored } = useWaiting(queuedTaps, staffId)
  const [state, setState] = useState<Attempts>(untried)
  const hasTaps = own.length > 0

  const send = useCallback(
    async (atOnce: boolean) => {
      const taps = await sendTaps(staffId, atOnce)
      setState((before) => ({
        ...before,
        taps: taps.kind,
        refused: [...before.refused, ...refusedOf(taps)],
      }))
      if (taps.kind !== 'sent') return
      if (taps.number > 0) await revalidate()
      const pictures = await sendPictures(staffId)
      setState((before) => ({
        ...before,
        pictures: pictures.kind,
        lostPhotos: [...before.lostPhotos, ...refusedOf(pictures)],
      }))
      if (pictures.kind === 'sent' && pictures.number > 0) await revalidate()
    },
    [staffId, revalidate],
  )

  useSending(hasTaps, send)

  return {
    waiting: own.filter(({ isTold }) => !isTold).map((tap) => ({ ...tap, at: new Date(tap.at) })),
    unsent: own.length,
    isOffline: hasTaps && (state.taps === 'offline' || state.pictures === 'offline'),
    isUnstored: hasTaps && !isStored,
    isSignedOut: state.taps === 'signed-out' || state.pictures === 'signed-out',
    refused: state.refused,
    lostPhotos: state.lostPhotos,
    seeRefused: () => setState((before) => ({ ...before, refused: [], lostPhotos: [] })),
    tap(verb, of, { about, subject = '', note = '', picture = null }) {
      const key = newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16)))
      const tap = { key, of, verb, at: new Date().toISOString(), subject, note, staffId, about }
      if (picture) void keepPicture(key, picture)
      addTap(picture ? { ...tap, hasPicture: true } : tap)
    },
    drop: (of) => {
      for (const { key, hasPicture } of own.filter((tap) => tap.of === of && !tap.isTold)) {
        removeTap(key)
        if (hasPicture) void dropPicture(key)
      }
    },
  }
}
